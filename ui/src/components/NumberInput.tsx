import { useState, type Ref } from 'react';
import { classNames } from './class-names';
import { controlClass, useControlAttributes, type ControlProps } from './control';
import { formatDecimal, isDecimal, plainDecimal } from './decimal-text';
import { selectPlainText } from './select-plain-text';

export interface NumberInputProps extends ControlProps {
  /** Decimal text without separators, or `''`. */
  value: string;
  /** Receives plain decimal text; invalid input is passed as typed so that the owner can validate it. */
  onChange: (value: string) => void;
  /** Formats the value while it is not being edited; by default two decimals with separators. */
  format?: (value: string) => string;
  placeholder?: string;
  readOnly?: boolean;
  onEnter?: () => void;
  onBlur?: () => void;
  ref?: Ref<HTMLInputElement>;
}

export function NumberInput(props: NumberInputProps) {
  const {
    value,
    onChange,
    format = formatDecimal,
    onEnter,
    onBlur,
    disabled,
    invalid,
    required,
    className,
    ...rest
  } = props;
  const [typing, setTyping] = useState(false);
  const wrong = value !== '' && !isDecimal(value) && !typing;
  const attributes = useControlAttributes({ disabled, invalid: wrong || invalid, required });
  return (
    <input
      {...rest}
      {...attributes}
      type="text"
      inputMode="decimal"
      autoComplete="off"
      value={typing || value === '' || wrong ? value : format(value)}
      onChange={(event) => onChange(plainDecimal(event.target.value))}
      onFocus={({ target }) => selectPlainText(target, () => setTyping(true))}
      onBlur={() => {
        setTyping(false);
        onBlur?.();
      }}
      onKeyDown={(event) => {
        if (event.key === 'Enter' && !event.nativeEvent.isComposing) onEnter?.();
      }}
      className={classNames(controlClass, 'text-right tabular-nums', className)}
    />
  );
}
