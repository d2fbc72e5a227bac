import { useCallback, useEffect, useMemo, useRef, type ReactNode } from 'react';
import { fill, text } from '@rdm/core/internal/kernel';
import { useText, type Label } from '../../theme';
import { classNames } from '../class-names';
import { useLatest } from '../latest';
import { EmptyState, ErrorState } from '../PageState';
import { cellElement } from './cell-element';
import { headRow, type Stops } from './cell-range';
import { rowHeights, selectionWidth } from './Column';
import type { CellEdit, Column, GridLook, RowAction, RowLook, Selection, Sort } from './Column';
import type { ColumnLayout } from './column-layout';
import { holdsFiguresIn } from './cut-column';
import { CutEdge } from './CutEdge';
import { Gap, SkeletonRows, WidthColumns } from './GridFiller';
import { GridHead } from './GridHead';
import { GridRow } from './GridRow';
import { headRows } from './head-rows';
import { RenewalLine } from './RenewalLine';
import type { RowHandlers } from './row-handlers';
import { drawnRows, inSight, isLong, useRowWindow } from './row-window';
import { TightContext } from './RowActions';
import { stickyPlaces, stickyWidth } from './sticky-columns';
import { TotalsRow } from './TotalsRow';
import { useCellEditing } from './use-cell-editing';
import { useCellSelection } from './use-cell-selection';
import { useClipboard } from './use-clipboard';
import { useColumnWidths } from './use-column-widths';
import { useDrawnRows } from './use-drawn-rows';
import { useGridKeys } from './use-grid-keys';
import { useTight, type Tight } from './use-tight';

const labels = {
  empty: text('没有符合条件的记录', 'No records match'),
  row: text('第 {row} 行', 'Row {row}'),
  cell: text('第 {row} 行 {column}', 'Row {row} {column}'),
};

export interface GridProps<Row> {
  /** Names the grid. */
  label: Label;
  look: GridLook;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  /** In px. Rows of a paper may be taller when it has too few of them to be virtualised. */
  rowHeight: number;
  /** Makes the columns resizable; the owner stores the layout. */
  layout?: ColumnLayout;
  onLayout?: (layout: ColumnLayout) => void;
  loading?: boolean;
  /** What failed; shown in place of the rows. */
  error?: Label;
  onRetry?: () => void;
  /** In place of rows where there are none. */
  empty?: ReactNode;
  selection?: Selection;
  /** The actions at the right of a row: three are shown, more are in the ⋯ menu, and so are those that yield in a list wider than its box. */
  rowActions?: (row: Row) => readonly RowAction[];
  /** By click on the primary column or Enter on the row. */
  onOpen?: (row: Row) => void;
  /** Edits in columns with an editor: one when typed, several when pasted, cleared or undone. */
  onEdit?: (edits: readonly CellEdit[]) => void;
  /** The row currently open elsewhere, as in a drawer. */
  currentKey?: string;
  sort?: Sort;
  onSort?: (sort: Sort | undefined) => void;
  /** The totals row, by column key. */
  totals?: Readonly<Record<string, ReactNode>>;
  /** What the totals are of; 合计 unless given. */
  totalsOf?: string;
  /** CSS height beyond which the body scrolls under the header. */
  maxHeight?: string;
  /** The name of a row within a sentence; by default its number. */
  rowName?: (row: Row, index: number) => Label;
  /** Accessible name of the input or figure of a cell. */
  cellName?: (row: Row, index: number, column: Column<Row>) => Label;
  /** The column whose cell heads a row of a paper. */
  headingOf?: (row: Row) => string | undefined;
  lookOf?: (row: Row) => RowLook;
  /** Moves the cursor to a row and column key; pass a new object for each move. */
  goTo?: { readonly row: string; readonly column: string } | null;
  /** The cursor, or the focus of a control, entered a row. */
  onRowFocus?: (row: Row) => void;
}

const numbered = (_: unknown, index: number): Label => fill(labels.row, { row: index + 1 });

/**
 * The grid of all registers, official sheets, ledger papers and reports. The arrow keys, Home, End, PageUp and PageDown
 * move between cells; Shift extends a range, Ctrl/⌘-C copies it for a spreadsheet; a pasted block is accepted or
 * rejected as a whole. Of many rows only those in sight are drawn.
 */
export function Grid<Row>(props: GridProps<Row>) {
  const { label, look, columns, rowKey, rowHeight, error, selection, rowActions, totals, onEdit } = props;
  const read = useText();
  const { layout, onLayout } = props;
  const selectable = selection !== undefined;
  const sticky = useMemo(
    () => stickyPlaces(columns, look, selectable, layout?.widths),
    [columns, look, selectable, layout],
  );
  const long = isLong(props.rows.length, sticky.size);
  const rows = useDrawnRows(props.rows, cellsOfRow(columns), long ? inSight(rowHeight) : undefined);
  const isDrawn = rows.length === props.rows.length;
  const loading = props.loading || !isDrawn;
  const box = useRef<HTMLDivElement>(null);
  const keys = useMemo(() => rows.map(rowKey), [rows, rowKey]);
  const head = useMemo(() => headRows(columns), [columns]);
  const stops = useMemo(() => stopsOf(look, rows, columns), [look, rows, columns]);
  const widths = useColumnWidths({ box, columns, rows, long, layout, onLayout });
  // Where the widths are settled and rows have no actions there is nothing to give up.
  const yields = !widths.settled || rowActions !== undefined;
  const tight = useTight(box, columns, rows.length > 0 && yields);

  const seen = useRowWindow(box, rows.length, rowHeight, long);
  const selecting = useCellSelection(box, { rows: rows.length, columns: columns.length }, stops);
  const { active } = selecting.selection;
  const rowName = props.rowName ?? numbered;
  const grid = useLatest({ rows, columns, rowKey, rowName, read });
  const editing = useCellEditing(grid, selecting, onEdit);
  const editable = onEdit !== undefined && columns.some(({ editor }) => editor);
  const clipboard = useClipboard(grid, selecting, editing, editable);
  const cellNumbered = useCallback(
    (_: Row, index: number, { title }: Column<Row>) => fill(labels.cell, { row: index + 1, column: read(title) }),
    [read],
  );

  const select = (row: Row, on: boolean) => {
    const selected = new Set(selection?.selected);
    if (on) selected.add(rowKey(row));
    else selected.delete(rowKey(row));
    selection?.onChange(selected);
  };
  const latest = useLatest({ select, open: props.onOpen, editing, clipboard });
  const handlers = useMemo(
    (): RowHandlers<Row> => ({
      onSelect: (row, on) => latest.current.select(row, on),
      onOpen: (row) => latest.current.open?.(row),
      onCommit: (typed, then) => latest.current.editing.commit(typed, then),
      onCancel: () => latest.current.editing.cancel(),
      onEnter: (place, typed) => latest.current.editing.enter(place, typed),
      onCorrect: () => latest.current.editing.correct(),
      onBlock: (place, copied) => latest.current.clipboard.pasteBlock(place, copied),
    }),
    [latest],
  );

  const holdsFigures = useCallback(
    (place: number) => columns[place] !== undefined && holdsFiguresIn(columns[place], rows),
    [columns, rows],
  );

  const { goTo } = props;
  const wanted = useLatest({ keys, columns, choose: selecting.choose });
  useEffect(() => {
    if (!goTo || !isDrawn) return;
    const row = wanted.current.keys.indexOf(goTo.row);
    const column = wanted.current.columns.findIndex(({ key }) => key === goTo.column);
    if (row < 0 || column < 0) return;
    cellElement(box.current, { row, column })?.scrollIntoView({ block: 'center' });
    wanted.current.choose({ active: { row, column }, anchor: { row, column } });
  }, [goTo, isDrawn, wanted]);

  const onKeyDown = useGridKeys({ box, props, grid, stops, selecting, editing, widths, editable, select });

  const span = columns.length + (selection ? 1 : 0) + (rowActions ? 1 : 0);
  const waiting = loading && rows.length === 0;
  const nothing = !loading && !error && rows.length === 0;
  const { range } = selecting;
  const isPaper = look === 'paper';
  return (
    <div className="relative min-w-0">
      <div
        ref={box}
        // Text cells of a paper take no focus, so the frame must be focusable to scroll to them by keyboard.
        {...(isPaper && { role: 'group', 'aria-label': read(label), tabIndex: 0 })}
        className={classNames(
          'relative overflow-auto',
          isPaper && 'border-t border-l border-line-strong focus-visible:-outline-offset-2',
        )}
        style={{
          maxHeight: props.maxHeight,
          // A cell scrolled into view must not end up under the totals or the sticky columns.
          scrollPaddingBottom: totals ? rowHeight : 0,
          scrollPaddingLeft: stickyWidth(columns, sticky, selection !== undefined),
        }}
      >
        <table
          role="grid"
          aria-label={read(label)}
          aria-busy={loading || undefined}
          aria-rowcount={head.length + rows.length + (totals ? 1 : 0)}
          aria-colcount={span}
          aria-multiselectable
          aria-readonly={!editable}
          onKeyDown={onKeyDown}
          onFocus={(event) => {
            selecting.onFocus(event);
            const row = props.onRowFocus && rows[Number(event.target.closest('tr')?.dataset['row'])];
            if (row !== undefined) props.onRowFocus?.(row);
          }}
          onPointerDown={selecting.onPointerDown}
          onPointerOver={selecting.onPointerOver}
          onCopy={clipboard.onCopy}
          onPaste={clipboard.onPaste}
          className={classNames(
            'w-full border-separate border-spacing-0 text-table',
            widestWords(columns, tight),
            isPaper && 'bg-raised',
            selecting.drawing && 'select-none',
          )}
          style={
            widths.settled && { tableLayout: 'fixed', minWidth: wholeWidth(props, widths.settled, widths.actions) }
          }
        >
          {widths.settled && (
            <WidthColumns
              columns={columns}
              sticky={sticky}
              resizable={widths.resizable}
              widths={widths.settled}
              actions={rowActions ? widths.actions : 0}
              selectable={selection !== undefined}
            />
          )}
          <GridHead
            look={look}
            rows={head}
            keys={keys}
            low={rowHeight < rowHeights.normal}
            sticky={sticky}
            selection={selection}
            sort={props.sort}
            onSort={props.onSort}
            withActions={rowActions !== undefined}
            resizable={widths.resizable}
            active={active.row === headRow ? active.column : -1}
            dragging={widths.dragging}
            onResize={widths.onDragStart}
            onFit={widths.fitWidth}
          />
          <TightContext value={tight > 0}>
            <tbody>
              {waiting && !error && <SkeletonRows width={span} height={rowHeight} />}
              {!error &&
                drawnRows(seen, rows.length, active.row, rowHeight).map((drawn) => {
                  if ('gap' in drawn) return <Gap key={`before ${drawn.before}`} height={drawn.gap} width={span} />;
                  const { index } = drawn;
                  const row = rows[index]!;
                  const key = keys[index]!;
                  const inRange = range !== undefined && index >= range.top && index <= range.bottom;
                  return (
                    <GridRow
                      key={key}
                      look={look}
                      row={row}
                      index={index}
                      rowIndex={head.length + index + 1}
                      columns={columns}
                      sticky={sticky}
                      height={rowHeight}
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
                      headingOf={props.headingOf}
                      lookOf={props.lookOf}
                      cellName={props.cellName ?? cellNumbered}
                      handlers={handlers}
                    />
                  );
                })}
              {!isDrawn && <Gap height={(props.rows.length - rows.length) * rowHeight} width={span} />}
            </tbody>
          </TightContext>
          {totals && rows.length > 0 && !error && (
            <TotalsRow
              columns={columns}
              sticky={sticky}
              totals={totals}
              totalsOf={props.totalsOf}
              rowIndex={head.length + rows.length + 1}
              height={rowHeight}
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
      {props.loading && !waiting && <RenewalLine />}
      <CutEdge box={box} holdsFigures={holdsFigures} content={rows} />
      {editing.refusal && (
        <p
          role="alert"
          className={classNames(
            'border-t border-line bg-danger-soft px-3 py-1.5 text-table text-danger',
            // A paper may be longer than the screen; the message stays above the fixed footer of the page.
            isPaper && 'sticky bottom-12 z-30',
          )}
        >
          {read(editing.refusal)}
        </p>
      )}
    </div>
  );
}

/** Long words are shortened before a column is out of sight: a little beside figures, and more in a list without room. */
function widestWords<Row>(columns: readonly Column<Row>[], tight: Tight): string {
  const part = columns.some(({ numeric }) => numeric) ? '[--widest-part:10rem]' : '[--widest-part:22.5rem]';
  return tight === 2
    ? `${part} [--widest-name:11rem] [--widest-words:7rem]`
    : `${part} [--widest-name:22.5rem] [--widest-words:var(--widest-part)]`;
}

const cellsOfRow = <Row,>(columns: readonly Column<Row>[]) =>
  columns.reduce((cells, { weight = 1 }) => cells + weight, 0);

const everywhere: Stops = () => true;

/** On a paper the cursor moves from figure to figure. */
function stopsOf<Row>(look: GridLook, rows: readonly Row[], columns: readonly Column<Row>[]): Stops {
  if (look === 'list') return everywhere;
  return ({ row, column }) => {
    const record = rows[row];
    return record !== undefined && columns[column]?.figure?.(record) !== undefined;
  };
}

function wholeWidth<Row>(props: GridProps<Row>, settled: Readonly<Record<string, number>>, actions: number): number {
  const own = Object.values(settled).reduce((sum, width) => sum + width, 0);
  return own + (props.selection ? selectionWidth : 0) + (props.rowActions ? actions : 0);
}
