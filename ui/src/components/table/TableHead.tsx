import type { PointerEvent } from 'react';
import { ArrowDown, ArrowUp, ChevronsUpDown } from 'lucide-react';
import { text } from '@rdm/core/kernel';
import { useText } from '../../theme';
import { Checkbox } from '../Checkbox';
import { classNames } from '../class-names';
import { cellMark } from './cell-element';
import { headRow } from './cell-range';
import { alignmentOf, selectionWidth, type Column, type Selection, type Sort } from './Column';
import { stickyColumn, stickyLeft } from './sticky-column';

const labels = { all: text('全选本页', 'Select all on this page'), actions: text('操作', 'Actions') };

const widthKeys = 'Shift+ArrowLeft Shift+ArrowRight Shift+Enter';

export interface TableHeadProps<Row> {
  columns: readonly Column<Row>[];
  keys: readonly string[];
  selection?: Selection;
  sort?: Sort;
  onSort?: (sort: Sort | undefined) => void;
  withActions: boolean;
  /** The column whose head the Tab key reaches; −1 where it reaches a row. */
  active: number;
  dragging?: string;
  onResize: (key: string, event: PointerEvent<HTMLElement>) => void;
  onFit: (key: string) => void;
}

const headCell = 'sticky top-0 z-20 border-b border-line bg-sunken px-2 font-semibold whitespace-nowrap text-dim';
const brokenTitle = 'line-clamp-2 leading-4 break-words whitespace-normal';

export function TableHead<Row>(props: TableHeadProps<Row>) {
  const { columns, keys, selection, sort, onSort, withActions, active, dragging, onResize, onFit } = props;
  const read = useText();
  const sticky = stickyColumn(columns);
  return (
    <thead>
      <tr className="h-9" aria-rowindex={1}>
        {selection && (
          <th
            scope="col"
            className={classNames(headCell, 'left-0 z-30')}
            style={{ width: selectionWidth, minWidth: selectionWidth }}
          >
            <SelectAll keys={keys} selection={selection} />
          </th>
        )}
        {columns.map((column, place) => {
          const own = { 'data-cell': cellMark({ row: headRow, column: place }), tabIndex: place === active ? 0 : -1 };
          const sorted = sort?.key === column.key ? sort.direction : undefined;
          const sorts = column.sortable && onSort;
          return (
            <th
              key={column.key}
              scope="col"
              data-column={place}
              aria-sort={sorted && (sorted === 'asc' ? 'ascending' : 'descending')}
              aria-keyshortcuts={sorts ? undefined : widthKeys}
              title={column.wraps ? read(column.title) : undefined}
              {...(!sorts && own)}
              className={classNames(
                headCell,
                'truncate focus-visible:-outline-offset-2',
                alignmentOf(column),
                place === sticky && 'z-30 max-w-[38vw] shadow-[1px_0_0_var(--line)] md:max-w-none',
              )}
              style={{
                width: column.width,
                minWidth: place === sticky ? undefined : column.width,
                left: stickyLeft(place === sticky, selection !== undefined),
              }}
            >
              {sorts ? (
                <button
                  {...own}
                  type="button"
                  aria-keyshortcuts={widthKeys}
                  onClick={() => {
                    const next = directionAfter(sorted);
                    onSort(next && { key: column.key, direction: next });
                  }}
                  className="inline-flex max-w-full items-center gap-1 rounded-sm"
                >
                  <span className={column.wraps ? brokenTitle : 'truncate'}>{read(column.title)}</span>
                  <SortIcon direction={sorted} />
                </button>
              ) : column.wraps ? (
                <span className={brokenTitle}>{read(column.title)}</span>
              ) : (
                read(column.title)
              )}
              <span
                aria-hidden
                data-edge
                onPointerDown={(event) => onResize(column.key, event)}
                onDoubleClick={() => onFit(column.key)}
                className={classNames(
                  'absolute top-1.5 right-0 bottom-1.5 w-2 cursor-col-resize touch-none border-r-2 hover:border-accent',
                  dragging === column.key ? 'border-accent' : 'border-transparent',
                )}
              />
            </th>
          );
        })}
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

function SelectAll({ keys, selection }: { keys: readonly string[]; selection: Selection }) {
  const read = useText();
  const chosen = keys.filter((key) => selection.selected.has(key)).length;
  const toggleAll = (checked: boolean) => {
    const selected = new Set(selection.selected);
    for (const key of keys) {
      if (checked) selected.add(key);
      else selected.delete(key);
    }
    selection.onChange(selected);
  };
  return (
    <Checkbox
      aria-label={read(labels.all)}
      checked={keys.length > 0 && chosen === keys.length}
      mixed={chosen > 0 && chosen < keys.length}
      disabled={keys.length === 0}
      onChange={toggleAll}
    />
  );
}

/** Ascending, descending, and back to the order of the records. */
function directionAfter(direction: Sort['direction'] | undefined): Sort['direction'] | undefined {
  return direction === undefined ? 'asc' : direction === 'asc' ? 'desc' : undefined;
}

function SortIcon({ direction }: { direction: Sort['direction'] | undefined }) {
  const Icon = direction === 'asc' ? ArrowUp : direction === 'desc' ? ArrowDown : ChevronsUpDown;
  return <Icon aria-hidden size={14} className="shrink-0" />;
}
