import { observer } from 'mobx-react-lite';
import { fill, text } from '@rdm/core/internal/kernel';
import type { StoredRecord } from '@rdm/core/internal/records';
import { Field, Select, type Column } from '../../components';
import { useText } from '../../theme';
import type { ResourceListViewModel } from './ResourceListViewModel';

const labels = {
  order: text('排序', 'Sort by'),
  rising: text('{column}：升序', '{column}, ascending'),
  falling: text('{column}：降序', '{column}, descending'),
};

export interface CardOrderProps {
  list: ResourceListViewModel;
  columns: readonly Column<StoredRecord>[];
}

/** The order of a list whose records are cards, which have no heads to click. */
export const CardOrder = observer(function CardOrder({ list, columns }: CardOrderProps) {
  const read = useText();
  const options = columns
    .filter(({ sortable }) => sortable)
    .flatMap(({ key, title }) => {
      const named = { column: read(title) };
      return [
        { value: `asc ${key}`, label: fill(labels.rising, named) },
        { value: `desc ${key}`, label: fill(labels.falling, named) },
      ];
    });
  return (
    <Field label={labels.order} layout="front" className="w-full">
      <Select
        clearable
        options={options}
        value={list.sort && `${list.sort.direction} ${list.sort.key}`}
        onChange={(next) => {
          const [direction, key] = next?.split(' ') ?? [];
          void list.sortBy(key ? { key, direction: direction === 'asc' ? 'asc' : 'desc' } : undefined);
        }}
      />
    </Field>
  );
});
