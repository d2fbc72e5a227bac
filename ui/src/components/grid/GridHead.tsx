import type { PointerEvent } from 'react';
import ArrowDown from 'lucide:arrow-down';
import ArrowUp from 'lucide:arrow-up';
import ChevronsUpDown from 'lucide:chevrons-up-down';
import { text } from '@rdm/core/internal/kernel';
import { useText } from '../../theme';
import { Checkbox } from '../Checkbox';
import { classNames } from '../class-names';
import { cellMark } from './cell-element';
import { headRow } from './cell-range';
import { alignmentOf, selectionWidth, type Column, type GridLook, type Selection, type Sort } from './Column';
import type { HeadCell } from './head-rows';
import { paperSticky, type StickyPlace, type StickyPlaces } from './sticky-columns';

const labels = { all: text('全选本页', 'Select all on this page'), actions: text('操作', 'Actions') };

const widthKeys = 'Shift+ArrowLeft Shift+ArrowRight Shift+Enter';

export interface GridHeadProps<Row> {
  look: GridLook;
  rows: readonly (readonly HeadCell<Column<Row>>[])[];
  keys: readonly string[];
  /** Above rows that are low themselves. */
  low: boolean;
  sticky: StickyPlaces;
  selection?: Selection;
  sort?: Sort;
  onSort?: (sort: Sort | undefined) => void;
  withActions: boolean;
  resizable: boolean;
  /** The column whose header is in the tab order; −1 when a row is. */
  active: number;
  dragging?: string;
  onResize: (key: string, event: PointerEvent<HTMLElement>) => void;
  onFit: (key: string) => void;
}

const looks: Readonly<Record<GridLook, string>> = {
  list: 'border-b border-line bg-sunken px-1.5 font-semibold whitespace-nowrap text-dim',
  paper: 'border-r border-b border-line-strong bg-sunken px-0.5 md:px-1.5 text-center font-semibold',
};
const brokenTitle = 'line-clamp-2 leading-4 break-words whitespace-normal';
/** Words go below each other before a column is out of sight; where there is room they stand beside each other. */
const wordsOfTitle = 'line-clamp-3 leading-4 break-keep whitespace-normal';

/** The sticky header: merged groups, titles, printed numbers. */
export function GridHead<Row>(props: GridHeadProps<Row>) {
  const { look, low, rows, keys, sticky, selection, sort, onSort, withActions, active } = props;
  const read = useText();
  const depth = rows.length;
  return (
    <thead className="sticky top-0 z-20">
      {rows.map((cells, level) => (
        <tr key={level} className={look === 'list' ? (low ? 'h-7' : 'h-9') : undefined} aria-rowindex={level + 1}>
          {selection && level === 0 && (
            <th
              scope="col"
              rowSpan={depth}
              className={classNames(looks[look], 'sticky left-0 z-10')}
              style={{ width: selectionWidth, minWidth: selectionWidth }}
            >
              <SelectAll keys={keys} selection={selection} />
            </th>
          )}
          {cells.map(({ key, title, columns, rows: height, column, place }) =>
            look === 'list' && column && place !== undefined ? (
              <ListTitle
                key={key}
                column={column}
                place={place}
                stays={sticky.get(column.key)}
                sorted={sort?.key === column.key ? sort.direction : undefined}
                onSort={column.sortable ? onSort : undefined}
                active={place === active}
                resizable={props.resizable}
                dragged={props.dragging === column.key}
                onResize={props.onResize}
                onFit={props.onFit}
              />
            ) : (
              <th
                key={key}
                scope={column ? 'col' : 'colgroup'}
                colSpan={columns}
                rowSpan={height}
                className={classNames(
                  looks[look],
                  // Heads above one another leave their room to the figures.
                  look === 'paper' && (depth > 1 ? 'py-px' : 'py-1'),
                  column && paperSticky(sticky.get(column.key)),
                )}
                style={column && paperWidth(column, sticky.get(column.key))}
              >
                <span title={read(title)} className={classNames(paperTitle(depth, height), 'text-hint leading-[13px]')}>
                  {read(title)}
                </span>
              </th>
            ),
          )}
          {withActions && level === 0 && (
            <th
              scope="col"
              rowSpan={depth}
              className={classNames(
                looks[look],
                'w-px text-left md:sticky md:right-0 md:z-10 md:shadow-[-1px_0_0_var(--line)]',
              )}
            >
              {read(labels.actions)}
            </th>
          )}
        </tr>
      ))}
    </thead>
  );
}

/** Two lines at most, and one in each row of a deep head, so that it leaves room for the figures. */
const paperTitle = (depth: number, height: number): string =>
  depth > 3 && height === 1 ? 'line-clamp-1' : 'line-clamp-2';

const stickyTitle = ({ narrow }: StickyPlace): string =>
  classNames(
    'shadow-[1px_0_0_var(--line)]',
    narrow ? 'sticky z-10 max-w-[38vw] md:max-w-none' : 'max-md:relative max-md:left-0! md:sticky md:z-10',
  );

function paperWidth({ width, minWidth }: Pick<Column<never>, 'width' | 'minWidth'>, stays?: StickyPlace) {
  return { width, minWidth: minWidth ?? width, left: stays?.left };
}

interface ListTitleProps<Row> extends Pick<GridHeadProps<Row>, 'onSort' | 'onResize' | 'onFit' | 'resizable'> {
  column: Column<Row>;
  place: number;
  stays: StickyPlace | undefined;
  sorted: Sort['direction'] | undefined;
  active: boolean;
  dragged: boolean;
}

/** The head of a column of a list: sorts by click, changes its width by dragging its edge. */
function ListTitle<Row>(props: ListTitleProps<Row>) {
  const { column, place, stays, sorted, onSort, active, resizable, dragged, onResize, onFit } = props;
  const read = useText();
  const own = { 'data-cell': cellMark({ row: headRow, column: place }), tabIndex: active ? 0 : -1 };
  const keys = resizable ? widthKeys : undefined;
  return (
    <th
      scope="col"
      data-column={place}
      aria-sort={sorted && (sorted === 'asc' ? 'ascending' : 'descending')}
      aria-keyshortcuts={onSort ? undefined : keys}
      title={read(column.title)}
      {...(!onSort && own)}
      className={classNames(
        looks.list,
        'truncate focus-visible:-outline-offset-2',
        alignmentOf(column),
        stays ? stickyTitle(stays) : 'relative',
      )}
      style={{ width: column.width, minWidth: stays ? undefined : column.width, left: stays?.left }}
    >
      {onSort ? (
        <button
          {...own}
          type="button"
          aria-keyshortcuts={keys}
          onClick={() => {
            const next = directionAfter(sorted);
            onSort(next && { key: column.key, direction: next });
          }}
          className="group/sort relative inline-flex max-w-full items-center gap-1 rounded-sm [text-align:inherit]"
        >
          <span className={column.wraps ? brokenTitle : wordsOfTitle}>{read(column.title)}</span>
          <SortIcon direction={sorted} />
        </button>
      ) : (
        <span className={column.wraps ? brokenTitle : wordsOfTitle}>{read(column.title)}</span>
      )}
      {resizable && (
        <span
          aria-hidden
          data-edge
          onPointerDown={(event) => onResize(column.key, event)}
          onDoubleClick={() => onFit(column.key)}
          className={classNames(
            'absolute top-1.5 right-0 bottom-1.5 w-2 cursor-col-resize touch-none border-r-2 hover:border-accent',
            dragged ? 'border-accent' : 'border-transparent',
          )}
        />
      )}
    </th>
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
  if (direction) {
    const Icon = direction === 'asc' ? ArrowUp : ArrowDown;
    return <Icon aria-hidden size={14} className="shrink-0" />;
  }
  // Quiet until wanted, and beside the words: twelve of them would take the room of two columns.
  return (
    <span className="pointer-events-none absolute inset-y-0 -right-2 flex items-center bg-sunken opacity-0 group-hover/sort:opacity-100 group-focus-visible/sort:opacity-100">
      <ChevronsUpDown aria-hidden size={14} />
    </span>
  );
}
