import type { ReactNode, Ref } from 'react';
import { classNames } from './class-names';
import { controlClass, useControlAttributes, type ControlProps } from './control';

export interface InputProps extends ControlProps {
  value: string;
  onChange: (value: string) => void;
  type?: 'text' | 'search' | 'email' | 'tel' | 'url' | 'password';
  name?: string;
  placeholder?: string;
  autoComplete?: string;
  inputMode?: 'text' | 'decimal' | 'numeric' | 'email' | 'tel';
  maxLength?: number;
  readOnly?: boolean;
  autoFocus?: boolean;
  /** Icon or unit inside the left or right edge. */
  prefix?: ReactNode;
  suffix?: ReactNode;
  onEnter?: () => void;
  onFocus?: (event: React.FocusEvent<HTMLInputElement>) => void;
  onBlur?: (event: React.FocusEvent<HTMLInputElement>) => void;
  onKeyDown?: (event: React.KeyboardEvent<HTMLInputElement>) => void;
  ref?: Ref<HTMLInputElement>;
}

export function Input(props: InputProps) {
  const { value, onChange, prefix, suffix, onEnter, onKeyDown, disabled, invalid, required, className, ...rest } =
    props;
  const attributes = useControlAttributes({ disabled, invalid, required });
  return (
    <span className={classNames('relative block', className)}>
      {prefix && <span className="absolute inset-y-0 left-2 flex items-center text-dim">{prefix}</span>}
      <input
        type="text"
        {...rest}
        {...attributes}
        // A dialog looks for it, and gives it the focus.
        data-autofocus={rest.autoFocus ? '' : undefined}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        onKeyDown={(event) => {
          onKeyDown?.(event);
          // The Enter that ends an input method's composition chooses a word; it submits nothing.
          if (event.key === 'Enter' && !event.nativeEvent.isComposing) onEnter?.();
        }}
        className={classNames(controlClass, Boolean(prefix) && 'pl-8', Boolean(suffix) && 'pr-9')}
      />
      {suffix && <span className="absolute inset-y-0 right-1 flex items-center text-dim">{suffix}</span>}
    </span>
  );
}
