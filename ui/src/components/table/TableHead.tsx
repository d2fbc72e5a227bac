import { ArrowDown, ArrowUp, ChevronsUpDown } from 'lucide-react';
import { text } from '@rdm/core/kernel';
import { useText } from '../../theme';
import { Checkbox } from '../Checkbox';
import { classNames } from '../class-names';
import { alignmentOf, selectionWidth, type Column, type Selection, type Sort } from './Column';

const labels = { all: text('全选本页', 'Select all on this page'), actions: text('操作', 'Actions') };

export interface TableHeadProps<Row> {
  columns: readonly Column<Row>[];
  offsets: ReadonlyMap<string, number>;
  keys: readonly string[];
  selection?: Selection;
  sort?: Sort;
  onSort?: (sort: Sort | undefined) => void;
  withActions: boolean;
}

const headCell = 'sticky top-0 z-20 border-b border-line bg-sunken px-2 font-semibold whitespace-nowrap text-dim';

export function TableHead<Row>({ columns, offsets, keys, selection, sort, onSort, withActions }: TableHeadProps<Row>) {
  const read = useText();
  const chosen = selection ? keys.filter((key) => selection.selected.has(key)).length : 0;
  const toggleAll = (checked: boolean) => {
    const selected = new Set(selection?.selected);
    for (const key of keys) {
      if (checked) selected.add(key);
      else selected.delete(key);
    }
    selection?.onChange(selected);
  };
  return (
    <thead>
      <tr className="h-9">
        {selection && (
          <th
            scope="col"
            className={classNames(headCell, 'left-0 z-30')}
            style={{ width: selectionWidth, minWidth: selectionWidth }}
          >
            <Checkbox
              aria-label={read(labels.all)}
              checked={keys.length > 0 && chosen === keys.length}
              mixed={chosen > 0 && chosen < keys.length}
              disabled={keys.length === 0}
              onChange={toggleAll}
            />
          </th>
        )}
        {columns.map((column) => (
          <th
            key={column.key}
            scope="col"
            aria-sort={sort?.key === column.key ? (sort.direction === 'asc' ? 'ascending' : 'descending') : undefined}
            className={classNames(headCell, alignmentOf(column), offsets.has(column.key) && 'z-30')}
            style={{ width: column.width, minWidth: column.width, left: offsets.get(column.key) }}
          >
            {column.sortable && onSort ? (
              <SortButton
                title={read(column.title)}
                current={sort?.key === column.key ? sort.direction : undefined}
                onSort={(direction) => onSort(direction && { key: column.key, direction })}
              />
            ) : (
              read(column.title)
            )}
          </th>
        ))}
        {withActions && (
          <th
            scope="col"
            className={classNames(headCell, 'w-px text-left md:right-0 md:z-30 md:shadow-[-1px_0_0_var(--line)]')}
          >
            {read(labels.actions)}
          </th>
        )}
      </tr>
    </thead>
  );
}

interface SortButtonProps {
  title: string;
  current?: Sort['direction'];
  onSort: (direction: Sort['direction'] | undefined) => void;
}

/** Ascending, descending, and back to the order of the records. */
function SortButton({ title, current, onSort }: SortButtonProps) {
  const Icon = current === 'asc' ? ArrowUp : current === 'desc' ? ArrowDown : ChevronsUpDown;
  const next = current === undefined ? 'asc' : current === 'asc' ? 'desc' : undefined;
  return (
    <button type="button" onClick={() => onSort(next)} className="inline-flex items-center gap-1 rounded-sm">
      {title}
      <Icon aria-hidden size={14} />
    </button>
  );
}
