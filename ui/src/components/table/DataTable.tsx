import { useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { text } from '@rdm/core/kernel';
import { useText, type Label } from '../../theme';
import { classNames } from '../class-names';
import { EmptyState, ErrorState } from '../PageState';
import { SkeletonBar } from '../Skeleton';
import { alignmentOf, fixedOffsets, rowHeights, type Column, type Density, type RowAction } from './Column';
import type { Selection, Sort } from './Column';
import { useRowWindow, virtualFrom } from './row-window';
import { TableHead } from './TableHead';
import { TableRow } from './TableRow';

const labels = { empty: text('没有符合条件的记录', 'No records match'), total: text('合计', 'Total') };
const skeletonRows = 8;

export interface DataTableProps<Row> {
  /** Names the table. */
  label: Label;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  /** Keys of the columns to show, for a column chooser; all where absent. Order is that of `columns`. */
  visible?: readonly string[];
  density?: Density;
  loading?: boolean;
  /** What failed; shown in place of the rows. */
  error?: Label;
  onRetry?: () => void;
  /** In place of rows where there are none. */
  empty?: ReactNode;
  selection?: Selection;
  /** The actions at the right of a row: three are shown, more go behind ⋯. */
  rowActions?: (row: Row) => readonly RowAction[];
  /** By click on the primary column or Enter on the row. */
  onOpen?: (row: Row) => void;
  /** The row shown elsewhere, as in a drawer. */
  currentKey?: string;
  sort?: Sort;
  onSort?: (sort: Sort | undefined) => void;
  /** A last line by column key; the first column reads 合计 unless given. */
  totals?: Readonly<Record<string, ReactNode>>;
  /** CSS height beyond which the table scrolls in itself; beyond 200 rows always, at 70 % of the screen. */
  maxHeight?: string;
}

export function DataTable<Row>(props: DataTableProps<Row>) {
  const { label, rows, rowKey, visible, density = 'normal', loading, error, selection, rowActions, totals } = props;
  const read = useText();
  const box = useRef<HTMLDivElement>(null);
  const [current, setCurrent] = useState(0);
  const height = rowHeights[density];
  const { start, end } = useRowWindow(box, rows.length, height);

  const columns = visible ? props.columns.filter((column) => visible.includes(column.key)) : props.columns;
  const offsets = fixedOffsets(columns, selection !== undefined);
  const width = columns.length + (selection ? 1 : 0) + (rowActions ? 1 : 0);
  const waiting = loading && rows.length === 0;
  const nothing = !loading && !error && rows.length === 0;
  const reachable = Math.min(Math.max(current, start), Math.max(start, end - 1));

  const move = (event: KeyboardEvent<HTMLTableRowElement>) => {
    const to = { ArrowDown: current + 1, ArrowUp: current - 1, Home: 0, End: rows.length - 1 }[event.key];
    if (to === undefined || to < 0 || to >= rows.length) return;
    event.preventDefault();
    const element = box.current;
    if (element && (to < start || to >= end)) element.scrollTop = to * height;
    setCurrent(to);
    requestAnimationFrame(() => element?.querySelector<HTMLElement>(`tr[data-index="${to}"]`)?.focus());
  };
  const select = (key: string) => (on: boolean) => {
    const selected = new Set(selection?.selected);
    if (on) selected.add(key);
    else selected.delete(key);
    selection?.onChange(selected);
  };

  return (
    <div
      ref={box}
      className="relative min-w-0 overflow-auto"
      style={{ maxHeight: props.maxHeight ?? (rows.length > virtualFrom ? '70dvh' : undefined) }}
    >
      <table
        aria-label={read(label)}
        aria-busy={loading || undefined}
        aria-rowcount={rows.length + 1}
        className={classNames(
          'w-full border-separate border-spacing-0 text-table',
          loading && !waiting && 'opacity-70',
        )}
      >
        <TableHead
          columns={columns}
          offsets={offsets}
          keys={rows.map(rowKey)}
          selection={selection}
          sort={props.sort}
          onSort={props.onSort}
          withActions={rowActions !== undefined}
        />
        <tbody>
          {waiting && !error && <SkeletonRows width={width} height={height} />}
          {!error && start > 0 && <Gap height={start * height} width={width} />}
          {!error &&
            rows.slice(start, end).map((row, place) => {
              const index = start + place;
              const key = rowKey(row);
              return (
                <TableRow
                  key={key}
                  row={row}
                  index={index}
                  columns={columns}
                  offsets={offsets}
                  height={height}
                  current={index === reachable}
                  highlighted={key === props.currentKey}
                  selected={selection?.selected.has(key)}
                  onSelect={selection && select(key)}
                  onOpen={props.onOpen}
                  actions={rowActions?.(row)}
                  onCurrent={() => setCurrent(index)}
                  onMove={move}
                />
              );
            })}
          {!error && end < rows.length && <Gap height={(rows.length - end) * height} width={width} />}
        </tbody>
        {totals && rows.length > 0 && !error && (
          <tfoot>
            <tr style={{ height }}>
              {selection && <td className="sticky bottom-0 left-0 z-20 border-b border-line bg-sunken" />}
              {columns.map((column, place) => (
                <td
                  key={column.key}
                  className={classNames(
                    'sticky bottom-0 border-b border-line bg-sunken px-2 font-semibold',
                    alignmentOf(column),
                    offsets.has(column.key) ? 'z-20' : 'z-10',
                  )}
                  style={{ left: offsets.get(column.key) }}
                >
                  {totals[column.key] ?? (place === 0 ? read(labels.total) : null)}
                </td>
              ))}
              {rowActions && <td className="sticky bottom-0 z-10 md:right-0 md:z-20 border-b border-line bg-sunken" />}
            </tr>
          </tfoot>
        )}
      </table>
      {error && (
        <div className="sticky left-0">
          <ErrorState title={error} onRetry={props.onRetry} />
        </div>
      )}
      {nothing && <div className="sticky left-0">{props.empty ?? <EmptyState title={labels.empty} />}</div>}
    </div>
  );
}

/** Stands in for rows out of sight. */
function Gap({ height, width }: { height: number; width: number }) {
  return (
    <tr aria-hidden style={{ height }}>
      <td colSpan={width} />
    </tr>
  );
}

function SkeletonRows({ width, height }: { width: number; height: number }) {
  return Array.from({ length: skeletonRows }, (_, row) => (
    <tr key={row} aria-hidden style={{ height }}>
      <td colSpan={width} className="border-b border-line px-2">
        <SkeletonBar width={`${92 - ((row * 17) % 40)}%`} />
      </td>
    </tr>
  ));
}
