import { observer } from 'mobx-react-lite';
import { text } from '@rdm/core/internal/kernel';
import { Button, Combobox, DateInput, Field, Input, MonthInput, Select, YearInput } from '../../components';
import { useText, type Label } from '../../theme';
import type { DictionaryStore } from '../DictionaryStore';
import { dictionaryOf } from '../field-dictionary';
import type { SearchField } from './search-field';
import type { ResourceListViewModel } from './ResourceListViewModel';

const labels = {
  line: text('查询条件', 'Search'),
  search: text('查询', 'Search'),
  clear: text('清空', 'Clear'),
};

export interface SearchLineProps {
  list: ResourceListViewModel;
  dictionaries: DictionaryStore;
  /** Names what is searched where a page shows several lists. */
  of?: Label;
}

/** The search fields of a list in one line that wraps; Enter in any of them searches. */
export const SearchLine = observer(function SearchLine({ list, dictionaries, of }: SearchLineProps) {
  const read = useText();
  if (list.freeFields.length === 0) return null;
  return (
    <form
      role="search"
      aria-label={of ? `${read(labels.line)} ${read(of)}` : read(labels.line)}
      onSubmit={(event) => {
        event.preventDefault();
        void list.search();
      }}
      className="flex flex-wrap items-start gap-x-4 gap-y-2"
    >
      {list.freeFields.map((search) => (
        <Field
          key={search.name}
          label={search.label}
          layout="front"
          className="w-full sm:w-auto sm:min-w-60 sm:*:last:min-w-36"
        >
          <SearchControl search={search} list={list} dictionaries={dictionaries} />
        </Field>
      ))}
      <span className="flex gap-2">
        <Button type="submit" variant="primary">
          {read(labels.search)}
        </Button>
        <Button onClick={() => void list.clear()}>{read(labels.clear)}</Button>
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
