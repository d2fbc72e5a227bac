import { useState } from 'react';
import { Combobox, ComboboxButton, ComboboxInput } from '@headlessui/react';
import ChevronDown from 'lucide:chevron-down';
import X from 'lucide:x';
import { fill, text } from '@rdm/core/internal/kernel';
import { useText, type Label } from '../theme';
import { classNames } from './class-names';
import { ComboboxList } from './ComboboxList';
import { areaClass, useControlState, type ControlProps } from './control';
import { FieldInput } from './field-control';
import { matching, type Option, type OptionValue } from './option';

const labels = {
  choose: text('请选择', 'Select'),
  open: text('展开选项', 'Show options'),
  none: text('没有匹配的选项', 'No option matches'),
  remove: text('移除 {name}', 'Remove {name}'),
};

export interface MultiSelectProps<V extends OptionValue = string> extends ControlProps {
  options: readonly Option<V>[];
  value: readonly V[];
  onChange: (value: V[]) => void;
  placeholder?: Label;
}

/** Several choices as tags; typing filters, Backspace in the empty input takes the last one away. */
export function MultiSelect<V extends OptionValue = string>(props: MultiSelectProps<V>) {
  const { options, value, onChange, placeholder = labels.choose, className } = props;
  const read = useText();
  const state = useControlState(props);
  const [query, setQuery] = useState('');
  const nameOf = (chosen: V) => {
    const option = options.find((candidate) => candidate.value === chosen);
    return option ? read(option.label) : String(chosen);
  };
  return (
    <Combobox
      multiple
      immediate
      value={[...value]}
      onChange={(next: V[]) => {
        setQuery('');
        onChange(next);
      }}
      onClose={() => setQuery('')}
      disabled={state.disabled}
      invalid={state.invalid}
    >
      <span
        data-invalid={state.invalid ? '' : undefined}
        data-disabled={state.disabled ? '' : undefined}
        className={classNames(areaClass, 'relative flex flex-wrap items-center gap-1 pr-8', className)}
      >
        {value.map((chosen) => (
          <span key={chosen} className="flex max-w-full items-center gap-1 rounded-sm bg-accent-soft pl-2 text-table">
            <span className="truncate">{nameOf(chosen)}</span>
            <button
              type="button"
              disabled={state.disabled}
              aria-label={read(fill(labels.remove, { name: nameOf(chosen) }))}
              onClick={() => onChange(value.filter((other) => other !== chosen))}
              className="flex size-5 items-center justify-center text-dim hover:text-ink"
            >
              <X aria-hidden size={12} />
            </button>
          </span>
        ))}
        <ComboboxInput
          as={FieldInput}
          aria-label={props['aria-label']}
          aria-required={state.required || undefined}
          placeholder={value.length === 0 ? read(placeholder) : undefined}
          value={query}
          onChange={(event) => setQuery(event.target.value)}
          onKeyDown={(event) => {
            if (event.key === 'Backspace' && query === '') onChange(value.slice(0, -1));
          }}
          className="h-5.5 min-w-12 flex-1 bg-transparent outline-none"
          autoComplete="off"
        />
        <ComboboxButton aria-label={read(labels.open)} className="absolute inset-y-0 right-2 text-dim">
          <ChevronDown aria-hidden size={16} />
        </ComboboxButton>
      </span>
      <ComboboxList options={matching(options, query, read)} note={labels.none} />
    </Combobox>
  );
}
