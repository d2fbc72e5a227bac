import { useMemo, useRef, useState, type ClipboardEvent, type ReactNode } from 'react';
import { text } from '@rdm/core/kernel';
import { useText, type Label } from '../../theme';
import { classNames } from '../class-names';
import { useLatest } from '../latest';
import { EmptyState, ErrorState } from '../PageState';
import { SkeletonBar } from '../Skeleton';
import { toTabSeparated } from '../tab-separated';
import { cellElement, isTypedIn, placeAround } from './cell-element';
import { cellKeys, type CellCommands } from './cell-keys';
import { headRow, rangeOf } from './cell-range';
import { headHeight, plainText, rowHeights, selectionWidth, type CellEdit, type Column } from './Column';
import type { Density, RowAction, Selection, Sort } from './Column';
import { declaredLayout, shownColumns, type ColumnLayout } from './column-layout';
import { drawnRows, useRowWindow, virtualFrom } from './row-window';
import { stickyColumn } from './sticky-column';
import { TableHead } from './TableHead';
import type { RowHandlers } from './row-handlers';
import { TableRow } from './TableRow';
import { TotalsRow } from './TotalsRow';
import { useCellEditing } from './use-cell-editing';
import { useCellSelection } from './use-cell-selection';
import { useColumnWidths, type ColumnWidths } from './use-column-widths';

const labels = { empty: text('没有符合条件的记录', 'No records match') };
const skeletonRows = 8;

export interface DataTableProps<Row> {
  /** Names the table. */
  label: Label;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  /** Order, hidden columns and widths, where the owner keeps them; otherwise the table does while it is shown. */
  layout?: ColumnLayout;
  onLayout?: (layout: ColumnLayout) => void;
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
  /** What was typed (one), or pasted, emptied or taken back (many), in columns with an editor. */
  onEdit?: (edits: readonly CellEdit[]) => void;
  /** The row shown elsewhere, as in a drawer. */
  currentKey?: string;
  sort?: Sort;
  onSort?: (sort: Sort | undefined) => void;
  /** A last line by column key. */
  totals?: Readonly<Record<string, ReactNode>>;
  /** CSS height beyond which the table scrolls in itself, under its head; by default 70 % of the screen. */
  maxHeight?: string;
}

/**
 * Records in rows. The cells are walked with the arrow keys, Home, End, PageUp and PageDown; Shift extends a range;
 * Ctrl/⌘-C copies what is shown for a spreadsheet. Beyond 200 rows only those in sight are drawn.
 */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const { label, rows, rowKey, density = 'normal', loading, error, selection, rowActions, totals, onEdit } = props;
  const read = useText();
  const box = useRef<HTMLDivElement>(null);
  const height = rowHeights[density];
  const [ownLayout, setOwnLayout] = useState(declaredLayout);
  const layout = props.layout ?? ownLayout;
  const columns = useMemo(() => shownColumns(props.columns, layout), [props.columns, layout]);
  const keys = useMemo(() => rows.map(rowKey), [rows, rowKey]);
  const long = rows.length > virtualFrom;
  const onLayout = props.onLayout ?? setOwnLayout;
  const widths = useColumnWidths({ box, columns, rows, long, layout, onLayout });

  const seen = useRowWindow(box, rows.length, height);
  const size = { rows: rows.length, columns: columns.length, page: 10 };
  const selecting = useCellSelection(box, size);
  const { active } = selecting.selection;
  const grid = useLatest({ rows, columns, rowKey, read });
  const editing = useCellEditing(grid, selecting, onEdit);
  const editable = onEdit !== undefined && columns.some(({ editor }) => editor);

  const select = (row: Row, on: boolean) => {
    const selected = new Set(selection?.selected);
    if (on) selected.add(rowKey(row));
    else selected.delete(rowKey(row));
    selection?.onChange(selected);
  };
  const latest = useLatest({ select, open: props.onOpen, editing });
  const handlers = useMemo(
    (): RowHandlers<Row> => ({
      onSelect: (row, on) => latest.current.select(row, on),
      onOpen: (row) => latest.current.open?.(row),
      onCommit: (typed, then) => latest.current.editing.commit(typed, then),
      onCancel: () => latest.current.editing.cancel(),
    }),
    [latest],
  );
  const commands = (): CellCommands => ({
    size: () => ({ ...size, page: Math.max(1, Math.floor(((box.current?.clientHeight ?? 0) - headHeight) / height)) }),
    open: (place) => {
      const row = rows[place.row];
      if (row === undefined) return false;
      if (props.onOpen) props.onOpen(row);
      else cellElement(box.current, place)?.querySelector<HTMLElement>('a, button, input, select, textarea')?.focus();
      return true;
    },
    toggleRow:
      selection &&
      ((index) => {
        const row = rows[index];
        if (row !== undefined) select(row, !selection.selected.has(rowKey(row)));
      }),
    widen: (place, by) => columns[place] && widths.widen(columns[place].key, by),
    fitWidth: (place) => columns[place] && widths.fitWidth(columns[place].key),
  });
  const onCopy = (event: ClipboardEvent) => {
    const words = window.getSelection();
    // Words chosen with the mouse within a cell are copied as words.
    if (!selecting.range && words && !words.isCollapsed) return;
    if (isTypedIn(event.target) || !placeAround(event.target)) return;
    const { top, bottom, left, right } = rangeOf(selecting.selection);
    if (top === headRow) return;
    const shown = columns.slice(left, right + 1);
    const block = rows.slice(top, bottom + 1).map((row) => shown.map((column) => plainText(column, row)));
    event.preventDefault();
    event.clipboardData.setData('text/plain', toTabSeparated(block));
  };
  const onPaste = (event: ClipboardEvent) => {
    if (!editable || isTypedIn(event.target) || !placeAround(event.target) || active.row === headRow) return;
    event.preventDefault();
    editing.paste(event.clipboardData.getData('text/plain'));
  };

  const span = columns.length + (selection ? 1 : 0) + (rowActions ? 1 : 0);
  const waiting = loading && rows.length === 0;
  const nothing = !loading && !error && rows.length === 0;
  const { range } = selecting;
  return (
    <div className="relative min-w-0">
      <div
        ref={box}
        className="relative overflow-auto"
        style={{
          maxHeight: props.maxHeight ?? '70dvh',
          // What is moved to stops beside the head, the totals and the columns that stay.
          scrollPadding: `${headHeight}px 0 ${totals ? height : 0}px ${selection ? selectionWidth : 0}px`,
        }}
      >
        <table
          role="grid"
          aria-label={read(label)}
          aria-busy={loading || undefined}
          aria-rowcount={rows.length + (totals ? 2 : 1)}
          aria-multiselectable
          aria-readonly={!editable}
          onKeyDown={(event) => cellKeys(selecting, editing, commands())(event)}
          onFocus={selecting.onFocus}
          onPointerDown={selecting.onPointerDown}
          onPointerOver={selecting.onPointerOver}
          onCopy={onCopy}
          onPaste={onPaste}
          className={classNames(
            'w-full border-separate border-spacing-0 text-table',
            loading && !waiting && 'opacity-70',
            selecting.drawing && 'select-none',
          )}
          style={widths.settled && { tableLayout: 'fixed', minWidth: wholeWidth(props, widths) }}
        >
          {widths.settled && (
            <WidthColumns
              columns={columns}
              widths={widths.settled}
              actions={rowActions ? widths.actions : 0}
              selectable={selection !== undefined}
            />
          )}
          <TableHead
            columns={columns}
            keys={keys}
            selection={selection}
            sort={props.sort}
            onSort={props.onSort}
            withActions={rowActions !== undefined}
            active={active.row === headRow ? active.column : -1}
            dragging={widths.dragging}
            onResize={widths.onDragStart}
            onFit={widths.fitWidth}
          />
          <tbody>
            {waiting && !error && <SkeletonRows width={span} height={height} />}
            {!error &&
              drawnRows(seen, rows.length, active.row, height).map((drawn) => {
                if ('gap' in drawn) return <Gap key={`before ${drawn.before}`} height={drawn.gap} width={span} />;
                const { index } = drawn;
                const row = rows[index]!;
                const key = keys[index]!;
                const inRange = range !== undefined && index >= range.top && index <= range.bottom;
                return (
                  <TableRow
                    key={key}
                    row={row}
                    index={index}
                    columns={columns}
                    height={height}
                    active={index === active.row ? active.column : -1}
                    rangeLeft={inRange ? range.left : -1}
                    rangeRight={inRange ? range.right : -1}
                    editing={editing.editing?.place.row === index ? editing.editing : undefined}
                    refused={editing.refusal !== undefined && editing.editing?.place.row === index}
                    highlighted={key === props.currentKey}
                    selectable={selection !== undefined}
                    selected={selection?.selected.has(key) ?? false}
                    openable={props.onOpen !== undefined}
                    editable={editable}
                    actionsOf={rowActions}
                    handlers={handlers}
                  />
                );
              })}
          </tbody>
          {totals && rows.length > 0 && !error && (
            <TotalsRow
              columns={columns}
              totals={totals}
              rowIndex={rows.length + 2}
              height={height}
              selectable={selection !== undefined}
              withActions={rowActions !== undefined}
            />
          )}
        </table>
        {error && (
          <div className="sticky left-0">
            <ErrorState title={error} onRetry={props.onRetry} />
          </div>
        )}
        {nothing && <div className="sticky left-0">{props.empty ?? <EmptyState title={labels.empty} />}</div>}
      </div>
      {editing.refusal && (
        <p role="alert" className="border-t border-line bg-danger-soft px-3 py-1.5 text-table text-danger">
          {read(editing.refusal)}
        </p>
      )}
    </div>
  );
}

function wholeWidth<Row>(props: DataTableProps<Row>, { settled = {}, actions }: ColumnWidths): number {
  const own = Object.values(settled).reduce((sum, width) => sum + width, 0);
  return own + (props.selection ? selectionWidth : 0) + (props.rowActions ? actions : 0);
}

interface WidthColumnsProps<Row> {
  columns: readonly Column<Row>[];
  widths: Readonly<Record<string, number>>;
  actions: number;
  selectable: boolean;
}

/** The last column takes what is left over, so that the edge of every other one follows the mouse. */
function WidthColumns<Row>({ columns, widths, actions, selectable }: WidthColumnsProps<Row>) {
  const sticky = stickyColumn(columns);
  const widthOf = (place: number, key: string) => {
    if (place === sticky) return `min(${widths[key]}px, 38vw)`;
    return place === columns.length - 1 ? undefined : widths[key];
  };
  return (
    <colgroup>
      {selectable && <col style={{ width: selectionWidth }} />}
      {columns.map(({ key }, place) => (
        <col key={key} style={{ width: widthOf(place, key) }} />
      ))}
      {actions > 0 && <col style={{ width: actions }} />}
    </colgroup>
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
