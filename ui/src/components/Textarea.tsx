import type { Ref } from 'react';
import { Textarea as HeadlessTextarea } from '@headlessui/react';
import { classNames } from './class-names';
import { areaClass, useControlState, type ControlProps } from './control';

export interface TextareaProps extends ControlProps {
  value: string;
  onChange: (value: string) => void;
  rows?: number;
  name?: string;
  placeholder?: string;
  /** Shown as 12 / 200 below. */
  maxLength?: number;
  readOnly?: boolean;
  onBlur?: () => void;
  ref?: Ref<HTMLTextAreaElement>;
}

export function Textarea({ value, onChange, rows = 3, invalid, required, className, ...rest }: TextareaProps) {
  const state = useControlState({ invalid, required });
  return (
    <span className={classNames('block', className)}>
      <HeadlessTextarea
        {...rest}
        rows={rows}
        value={value}
        invalid={state.invalid}
        aria-required={state.required || undefined}
        onChange={(event) => onChange(event.target.value)}
        className={classNames(areaClass, 'block resize-y')}
      />
      {rest.maxLength !== undefined && (
        <span aria-hidden className="block text-right text-hint text-dim tabular-nums">
          {value.length} / {rest.maxLength}
        </span>
      )}
    </span>
  );
}
