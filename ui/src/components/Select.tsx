import { Listbox, ListboxButton, ListboxOption, ListboxOptions } from '@headlessui/react';
import Check from 'lucide:check';
import ChevronDown from 'lucide:chevron-down';
import { text } from '@rdm/core/internal/kernel';
import { useText } from '../theme';
import { classNames } from './class-names';
import { ClearButton } from './ClearButton';
import { controlClass, floatClass, optionClass, useControlState } from './control';
import { FieldButton } from './field-control';
import type { OptionValue } from './option';
import { SearchSelect } from './SearchSelect';
import type { SelectProps } from './select-props';

const labels = { choose: text('请选择', 'Select'), none: text('没有可选项', 'Nothing to select') };

export function Select<V extends OptionValue = string>(props: SelectProps<V>) {
  const searchable = props.searchable ?? props.options.length > 10;
  return searchable ? <SearchSelect {...props} /> : <PlainSelect {...props} />;
}

function PlainSelect<V extends OptionValue>(props: SelectProps<V>) {
  const { options, value, onChange, placeholder = labels.choose, clearable, className, onBlur } = props;
  const read = useText();
  const state = useControlState(props);
  const chosen = options.find((option) => option.value === value);
  return (
    <Listbox
      value={value ?? null}
      onChange={(next) => onChange(next ?? undefined)}
      {...{ disabled: state.disabled, invalid: state.invalid }}
    >
      <span className={classNames('relative block', className)}>
        <ListboxButton
          as={FieldButton}
          aria-label={props['aria-label']}
          onBlur={onBlur}
          className={classNames(controlClass, 'flex items-center gap-1 text-left')}
        >
          <span
            title={chosen && read(chosen.label)}
            className={classNames('min-w-0 flex-1 truncate', !chosen && 'text-dim')}
          >
            {read(chosen?.label ?? placeholder)}
          </span>
          <ChevronDown aria-hidden size={16} className="shrink-0 text-dim" />
        </ListboxButton>
        {clearable && chosen && !state.disabled && <ClearButton onClear={() => onChange(undefined)} />}
      </span>
      <ListboxOptions
        modal={false}
        anchor={{ to: 'bottom start', gap: 4, padding: 8 }}
        className={classNames(floatClass, 'min-w-(--button-width) [--anchor-max-height:20rem]')}
      >
        {options.length === 0 && <div className="px-2 py-1 text-dim">{read(labels.none)}</div>}
        {options.map((option) => (
          <ListboxOption key={option.value} value={option.value} disabled={option.disabled} className={optionClass}>
            {({ selected }) => (
              <>
                <span className="min-w-0 flex-1 truncate">{read(option.label)}</span>
                {option.hint && <span className="text-hint font-normal text-dim">{option.hint}</span>}
                {selected && <Check aria-hidden size={16} className="shrink-0" />}
              </>
            )}
          </ListboxOption>
        ))}
      </ListboxOptions>
    </Listbox>
  );
}
