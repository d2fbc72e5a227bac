import { useEffect, useRef, useState } from 'react';
import { Combobox as HeadlessCombobox, ComboboxButton, ComboboxInput } from '@headlessui/react';
import ChevronDown from 'lucide:chevron-down';
import { text } from '@rdm/core/internal/kernel';
import { useText, type Label } from '../theme';
import { classNames } from './class-names';
import { ClearButton } from './ClearButton';
import { ComboboxList } from './ComboboxList';
import { controlClass, useControlState, type ControlProps } from './control';
import { FieldInput } from './field-control';
import type { Option, OptionValue } from './option';

const labels = {
  choose: text('输入以查找', 'Type to search'),
  open: text('展开选项', 'Show options'),
  none: text('没有匹配的记录', 'No record matches'),
  searching: text('正在查找…', 'Searching…'),
  failed: text('查找没有成功，请重新输入', 'The search did not succeed: type again'),
};

/** Debounce in ms: long enough that a quickly typed word sends one request. */
const pause = 200;

export interface ComboboxProps<V extends OptionValue = string> extends ControlProps {
  /** The chosen reference including its label, so that no search is needed to show it. */
  value: Option<V> | null | undefined;
  onChange: (option: Option<V> | undefined) => void;
  /** Returns the options matching the query; the empty query returns the first ones. */
  search: (query: string) => Promise<readonly Option<V>[]>;
  placeholder?: Label;
  clearable?: boolean;
}

type Found<V extends OptionValue> = { state: 'searching' | 'failed' | 'found'; options: readonly Option<V>[] };

/** A reference to a record, found by an asynchronous search; stale responses to earlier queries are dropped. */
export function Combobox<V extends OptionValue = string>(props: ComboboxProps<V>) {
  const { value, onChange, search, placeholder = labels.choose, clearable, className } = props;
  const read = useText();
  const state = useControlState(props);
  const [found, setFound] = useState<Found<V>>({ state: 'searching', options: [] });
  const asked = useRef(0);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  const ask = (query: string, wait: number) => {
    const turn = ++asked.current;
    clearTimeout(timer.current);
    setFound((before) => ({ state: 'searching', options: before.options }));
    timer.current = setTimeout(() => {
      search(query).then(
        (options) => turn === asked.current && setFound({ state: 'found', options }),
        () => turn === asked.current && setFound({ state: 'failed', options: [] }),
      );
    }, wait);
  };
  return (
    <HeadlessCombobox
      immediate
      value={value ?? null}
      by="value"
      onChange={(next: Option<V> | null) => next && onChange(next)}
      disabled={state.disabled}
      invalid={state.invalid}
    >
      <span className={classNames('relative block', className)}>
        <ComboboxInput
          as={FieldInput}
          aria-label={props['aria-label']}
          aria-required={state.required || undefined}
          displayValue={(option: Option<V> | null) => (option ? read(option.label) : '')}
          placeholder={read(placeholder)}
          onChange={(event) => ask(event.target.value, pause)}
          onFocus={(event) => {
            event.target.select();
            ask('', 0);
          }}
          className={classNames(controlClass, clearable ? 'pr-13' : 'pr-8')}
          autoComplete="off"
        />
        <ComboboxButton aria-label={read(labels.open)} className="absolute inset-y-0 right-2 text-dim">
          <ChevronDown aria-hidden size={16} />
        </ComboboxButton>
        {clearable && value && !state.disabled && <ClearButton onClear={() => onChange(undefined)} />}
      </span>
      <ComboboxList whole options={found.options} note={found.state === 'found' ? labels.none : labels[found.state]} />
    </HeadlessCombobox>
  );
}
