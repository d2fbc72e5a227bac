import { ComboboxOption, ComboboxOptions } from '@headlessui/react';
import Check from 'lucide:check';
import { text } from '@rdm/core/internal/kernel';
import { useText, type Label } from '../theme';
import { classNames } from './class-names';
import { floatClass, optionClass } from './control';
import type { Option, OptionValue } from './option';

/** More would be slow to render and too long to scroll; typing narrows the list. */
const mostShown = 200;

const labels = { more: text('选项较多，请继续输入以缩小范围', 'Many options: keep typing to narrow them') };

export interface ComboboxListProps<V extends OptionValue> {
  options: readonly Option<V>[];
  /** Shown when there are no options. */
  note: Label;
  /** Options are compared as whole objects (references) instead of by value. */
  whole?: boolean;
}

export function ComboboxList<V extends OptionValue>({ options, note, whole = false }: ComboboxListProps<V>) {
  const read = useText();
  return (
    <ComboboxOptions
      modal={false}
      anchor={{ to: 'bottom start', gap: 4, padding: 8 }}
      className={classNames(floatClass, 'min-w-(--input-width) [--anchor-max-height:20rem]')}
    >
      {options.length === 0 && <div className="px-2 py-1 text-dim">{read(note)}</div>}
      {options.slice(0, mostShown).map((option) => (
        <ComboboxOption
          key={option.value}
          value={whole ? option : option.value}
          disabled={option.disabled}
          className={optionClass}
        >
          {({ selected }) => (
            <>
              <span className="min-w-0 flex-1 truncate">{read(option.label)}</span>
              {option.hint && <span className="text-hint font-normal text-dim">{option.hint}</span>}
              {selected && <Check aria-hidden size={16} className="shrink-0" />}
            </>
          )}
        </ComboboxOption>
      ))}
      {options.length > mostShown && <div className="px-2 py-1 text-hint text-dim">{read(labels.more)}</div>}
    </ComboboxOptions>
  );
}
