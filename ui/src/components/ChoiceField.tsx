import type { Label } from '../theme';
import { Field } from './Field';
import type { Option, OptionValue } from './option';
import { Select } from './Select';

export interface ChoiceFieldProps<V extends OptionValue> {
  label: Label;
  options: readonly Option<V>[];
  value: V | null;
  onChange: (value: V) => void;
  /** Where nothing may be chosen as well; without it there is always a choice. */
  onClear?: () => void;
  className?: string;
}

/** A choice in the line above a list, with its label in front. */
export function ChoiceField<V extends OptionValue>(props: ChoiceFieldProps<V>) {
  const { label, options, value, onChange, onClear, className } = props;
  return (
    <Field label={label} layout="front" className={className}>
      <Select
        options={options}
        value={value}
        clearable={onClear !== undefined}
        onChange={(next) => (next === undefined ? onClear?.() : onChange(next))}
      />
    </Field>
  );
}
