import { useState } from 'react';
import { Combobox, ComboboxButton, ComboboxInput } from '@headlessui/react';
import ChevronDown from 'lucide:chevron-down';
import { text } from '@rdm/core/internal/kernel';
import { useText } from '../theme';
import { classNames } from './class-names';
import { ClearButton } from './ClearButton';
import { ComboboxList } from './ComboboxList';
import { controlClass, useControlState } from './control';
import { FieldInput } from './field-control';
import { matching, type OptionValue } from './option';
import type { SelectProps } from './select-props';

const labels = {
  choose: text('请选择', 'Select'),
  open: text('展开选项', 'Show options'),
  none: text('没有匹配的选项', 'No option matches'),
};

/** A Select whose list is filtered by typing. */
export function SearchSelect<V extends OptionValue>(props: SelectProps<V>) {
  const { options, value, onChange, placeholder = labels.choose, clearable, className, onBlur } = props;
  const read = useText();
  const state = useControlState(props);
  const [query, setQuery] = useState('');
  const chosen = options.find((option) => option.value === value);
  return (
    <Combobox
      immediate
      value={value ?? null}
      onChange={(next: V | null) => next !== null && onChange(next)}
      onClose={() => setQuery('')}
      disabled={state.disabled}
      invalid={state.invalid}
    >
      <span className={classNames('relative block', className)}>
        <ComboboxInput
          as={FieldInput}
          aria-label={props['aria-label']}
          aria-required={state.required || undefined}
          displayValue={() => (chosen ? read(chosen.label) : '')}
          placeholder={read(placeholder)}
          onChange={(event) => setQuery(event.target.value)}
          onFocus={(event) => event.target.select()}
          onBlur={onBlur}
          className={classNames(controlClass, clearable ? 'pr-13' : 'pr-8')}
          autoComplete="off"
        />
        <ComboboxButton aria-label={read(labels.open)} className="absolute inset-y-0 right-2 text-dim">
          <ChevronDown aria-hidden size={16} />
        </ComboboxButton>
        {clearable && chosen && !state.disabled && <ClearButton onClear={() => onChange(undefined)} />}
      </span>
      <ComboboxList options={matching(options, query, read)} note={labels.none} />
    </Combobox>
  );
}
