import { useState } from 'react';
import { observer } from 'mobx-react-lite';
import SlidersHorizontal from 'lucide:sliders-horizontal';
import { fill, text } from '@rdm/core/internal/kernel';
import { Button, Combobox, DateInput, Field, Input, MonthInput, Select, useNarrow, YearInput } from '../../components';
import { useText, type Label } from '../../theme';
import type { DictionaryStore } from '../DictionaryStore';
import { dictionaryOf } from '../field-dictionary';
import { untilOf, type SearchField } from './search-field';
import type { ResourceListViewModel } from './ResourceListViewModel';

const labels = {
  line: text('查询条件', 'Search'),
  search: text('查询', 'Search'),
  clear: text('清空', 'Clear'),
  until: text('至', 'to'),
  more: text('其他条件', 'Other criteria'),
  fewer: text('收起条件', 'Fewer criteria'),
  used: text('查询条件（{count}）', 'Search ({count})'),
};

export interface SearchLineProps {
  list: ResourceListViewModel;
  dictionaries: DictionaryStore;
  /** Names what is searched where a page shows several lists. */
  of?: Label;
  /** Behind a button, for which there is room beside others; what unfolds takes a line of its own. */
  folded?: boolean;
}

/** The search fields of a list in one line that wraps; Enter in any of them searches. On a telephone behind a button. */
export const SearchLine = observer(function SearchLine(props: SearchLineProps) {
  const { list, of } = props;
  const read = useText();
  const isNarrow = useNarrow();
  const [unfolded, setUnfolded] = useState(false);
  if (list.freeFields.length === 0) return null;
  if (!isNarrow && !props.folded) return <SearchFields {...props} />;
  const used = Object.keys(list.searched).length;
  const label = read(used > 0 ? fill(labels.used, { count: used }) : labels.line);
  return (
    <div className={props.folded ? 'contents' : 'space-y-2'}>
      <Button
        icon={<SlidersHorizontal aria-hidden size={16} />}
        aria-expanded={unfolded}
        aria-label={of ? `${label} ${read(of)}` : undefined}
        onClick={() => setUnfolded(!unfolded)}
      >
        {label}
      </Button>
      {unfolded && (
        <div className={props.folded ? 'order-last basis-full' : undefined}>
          <SearchFields {...props} onSearched={() => setUnfolded(false)} />
        </div>
      )}
    </div>
  );
});

interface SearchFieldsProps extends SearchLineProps {
  onSearched?: () => void;
}

const SearchFields = observer(function SearchFields({ list, dictionaries, of, onSearched }: SearchFieldsProps) {
  const read = useText();
  const [wanted, setWanted] = useState(false);
  const further = list.freeFields.filter((field) => field.further);
  // What narrows the list is seen.
  const isUsed = further.some(({ name }) => list.sent[name] || list.sent[untilOf(name)]);
  const shown = wanted || isUsed ? list.freeFields : list.freeFields.filter((field) => !field.further);
  return (
    <form
      role="search"
      aria-label={of ? `${read(labels.line)} ${read(of)}` : read(labels.line)}
      onSubmit={(event) => {
        event.preventDefault();
        void list.search();
        onSearched?.();
      }}
      className="flex flex-wrap items-start gap-x-4 gap-y-2"
    >
      {shown.map((search) => (
        <span key={search.name} className="flex w-full flex-wrap items-start gap-2 sm:w-auto">
          <Field
            label={search.label}
            layout="front"
            className={
              search.ranged ? 'w-full sm:w-auto sm:*:last:w-36' : 'w-full sm:w-auto sm:min-w-60 sm:*:last:min-w-36'
            }
          >
            <SearchControl search={search} list={list} dictionaries={dictionaries} />
          </Field>
          {search.ranged && (
            <Field label={labels.until} layout="front" className="w-full sm:w-44">
              <PeriodEnd search={search} list={list} />
            </Field>
          )}
        </span>
      ))}
      <span className="flex gap-2">
        <Button type="submit" variant="primary">
          {read(labels.search)}
        </Button>
        <Button onClick={() => void list.clear()}>{read(labels.clear)}</Button>
        {further.length > 0 && !isUsed && (
          <Button variant="text" onClick={() => setWanted(!wanted)}>
            {read(wanted ? labels.fewer : labels.more)}
          </Button>
        )}
      </span>
    </form>
  );
});

interface SearchControlProps extends SearchLineProps {
  search: SearchField;
}

const SearchControl = observer(function SearchControl({ search, list, dictionaries }: SearchControlProps) {
  const { name, field, kind, options, clearable } = search;
  const value = list.draft[name] ?? '';
  const set = (next: string) => list.setDraft(name, next);
  /** A period that always narrows cannot be emptied. */
  const setPeriod = (next: string) => {
    if (next !== '' || clearable) set(next);
  };
  switch (kind) {
    case 'dictionary':
      return (
        <Select
          options={dictionaries.options(dictionaryOf(field) ?? '')}
          value={value}
          onChange={(next) => set(next ?? '')}
          clearable={clearable}
        />
      );
    case 'choice':
      return <Select options={options} value={value} onChange={(next) => set(next ?? '')} clearable={clearable} />;
    case 'reference':
      return (
        <Combobox
          value={list.chosen[name] ?? null}
          onChange={(option) => list.setDraft(name, option?.value ?? '', option)}
          search={(query) => list.searchReference(name, query)}
          clearable
        />
      );
    case 'year':
      return <YearInput value={value} onChange={setPeriod} />;
    case 'month':
      return <MonthInput value={value} onChange={setPeriod} />;
    case 'date':
      return <DateInput value={value} onChange={setPeriod} />;
    case 'text':
      return <Input value={value} onChange={set} />;
  }
});

/** The end of a range of days or months. */
const PeriodEnd = observer(function PeriodEnd({ search, list }: Pick<SearchControlProps, 'search' | 'list'>) {
  const name = untilOf(search.name);
  const period = { value: list.draft[name] ?? '', onChange: (next: string) => list.setDraft(name, next) };
  return search.kind === 'month' ? <MonthInput {...period} /> : <DateInput {...period} />;
});
