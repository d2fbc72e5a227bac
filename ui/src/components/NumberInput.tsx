import { useState, type Ref } from 'react';
import { Input as HeadlessInput } from '@headlessui/react';
import { classNames } from './class-names';
import { controlClass, useControlState, type ControlProps } from './control';
import { formatDecimal, isDecimal, plainDecimal } from './decimal-text';

export interface NumberInputProps extends ControlProps {
  /** Decimal text without separators, or `''`. */
  value: string;
  /** Gets plain decimal text; what is no number arrives as typed so that the owner's rules can say so. */
  onChange: (value: string) => void;
  /** How the value reads while it is not being typed; by default two decimals with separators. */
  format?: (value: string) => string;
  placeholder?: string;
  readOnly?: boolean;
  onEnter?: () => void;
  onBlur?: () => void;
  ref?: Ref<HTMLInputElement>;
}

export function NumberInput(props: NumberInputProps) {
  const { value, onChange, format = formatDecimal, onEnter, onBlur, invalid, required, className, ...rest } = props;
  const state = useControlState({ invalid, required });
  const [typing, setTyping] = useState(false);
  const wrong = value !== '' && !isDecimal(value) && !typing;
  return (
    <HeadlessInput
      {...rest}
      type="text"
      inputMode="decimal"
      autoComplete="off"
      value={typing || value === '' || wrong ? value : format(value)}
      invalid={state.invalid || wrong}
      aria-required={state.required || undefined}
      onChange={(event) => onChange(plainDecimal(event.target.value))}
      onFocus={(event) => {
        setTyping(true);
        const input = event.target;
        // After the plain text has been put in, else the selection is lost with the change of value.
        requestAnimationFrame(() => input.select());
      }}
      onBlur={() => {
        setTyping(false);
        onBlur?.();
      }}
      onKeyDown={(event: React.KeyboardEvent) => {
        if (event.key === 'Enter' && !event.nativeEvent.isComposing) onEnter?.();
      }}
      className={classNames(controlClass, 'text-right tabular-nums', className)}
    />
  );
}
