import type { Ref } from 'react';
import { text } from '@rdm/core/internal/kernel';
import { Field, Input } from '../../components';
import { useText, type Label } from '../../theme';

const labels = {
  code: text('验证码', 'Code'),
  renew: text('看不清？换一张', 'Not readable? Show another'),
};

export interface CaptchaFieldProps {
  /** A data URL. */
  image: string;
  value: string;
  onChange: (value: string) => void;
  error?: Label;
  onRenew: () => void;
  ref?: Ref<HTMLInputElement>;
}

/** The characters shown in the picture; a click on it requests another. */
export function CaptchaField({ image, value, onChange, error, onRenew, ref }: CaptchaFieldProps) {
  const read = useText();
  return (
    <Field required label={labels.code} error={error}>
      <span className="flex items-center gap-2">
        <Input
          className="min-w-0 flex-1"
          name="captcha"
          autoComplete="off"
          maxLength={10}
          value={value}
          onChange={onChange}
          ref={ref}
        />
        <button
          type="button"
          title={read(labels.renew)}
          aria-label={read(labels.renew)}
          onClick={onRenew}
          className="h-12 w-32.5 shrink-0 overflow-hidden rounded-md border border-line-strong bg-white"
        >
          <img src={image} alt="" className="size-full object-fill" />
        </button>
      </span>
    </Field>
  );
}
