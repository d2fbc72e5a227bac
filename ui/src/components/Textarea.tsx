import type { Ref } from 'react';
import { classNames } from './class-names';
import { areaClass, useControlAttributes, type ControlProps } from './control';

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

export function Textarea({
  value,
  onChange,
  rows = 3,
  disabled,
  invalid,
  required,
  className,
  ...rest
}: TextareaProps) {
  const attributes = useControlAttributes({ disabled, invalid, required });
  return (
    <span className={classNames('block', className)}>
      <textarea
        {...rest}
        {...attributes}
        rows={rows}
        value={value}
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
