import type { KeyboardEvent, RefObject } from 'react';
import { cellElement, holderOf, placeOf } from './cell-element';
import type { Stops } from './cell-range';
import { headHeight, isEditable, type Selection } from './Column';
import type { EditableGrid } from './entries';
import { commandOf, type KeyCommand } from './key-command';
import type { CellEditing } from './use-cell-editing';
import type { CellSelecting } from './use-cell-selection';
import type { ColumnWidths } from './use-column-widths';

/** Rows per page for the page keys when the frame is not measured. */
const likelyPage = 10;

interface Subject<Row> {
  readonly box: RefObject<HTMLElement | null>;
  readonly props: {
    readonly rowKey: (row: Row) => string;
    readonly rowHeight: number;
    readonly selection?: Selection;
    readonly onOpen?: (row: Row) => void;
  };
  readonly grid: RefObject<EditableGrid<Row>>;
  readonly stops: Stops;
  readonly selecting: CellSelecting;
  readonly editing: CellEditing;
  readonly widths: ColumnWidths;
  readonly editable: boolean;
  readonly select: (row: Row, on: boolean) => void;
}

/** Runs the commands of the keys. Keys pressed in a control inside a cell are left to that control. */
export function useGridKeys<Row>(subject: Subject<Row>): (event: KeyboardEvent) => void {
  const { box, props, grid, stops, selecting, editing, widths, editable, select } = subject;
  const { active } = selecting.selection;

  const page = () => {
    const height = Math.min(box.current?.clientHeight ?? 0, window.innerHeight) - headHeight;
    return height > props.rowHeight ? Math.floor(height / props.rowHeight) : likelyPage;
  };
  /** Returns whether the command was handled. */
  const run = (order: KeyCommand, event: KeyboardEvent): boolean => {
    const row = grid.current.rows[active.row];
    const column = grid.current.columns[active.column];
    switch (order.command) {
      case 'go':
        selecting.go(order.to, order.extend);
        return true;
      case 'choose':
        selecting.choose(order.selection);
        return true;
      case 'widen':
        if (column) widths.widen(column.key, order.by);
        return column !== undefined;
      case 'fitWidth':
        if (column) widths.fitWidth(column.key);
        return column !== undefined;
      case 'begin':
        return editing.begin(active, order.typed);
      case 'open':
        if (row === undefined) return false;
        if (column?.figure) column.figure(row)?.onOpen?.();
        else if (props.onOpen) props.onOpen(row);
        else
          cellElement(box.current, active)?.querySelector<HTMLElement>('a, button, input, select, textarea')?.focus();
        return true;
      case 'empty':
        editing.empty();
        return true;
      case 'toggleRow':
        if (row !== undefined) select(row, !props.selection?.selected.has(props.rowKey(row)));
        return row !== undefined;
      case 'undo':
        return editing.takeBack();
      case 'redo':
        return editing.takeForward();
      case 'narrow':
        // Collapses the range only; a drawer around the grid stays open.
        event.stopPropagation();
        selecting.go(active);
        return true;
      case 'leave':
        if (event.target instanceof HTMLElement) event.target.blur();
        return false;
    }
  };

  return (event) => {
    if (!placeOf(event.target) || event.nativeEvent.isComposing) return;
    const { rows, columns } = grid.current;
    const row = rows[active.row];
    const column = columns[active.column];
    const order = commandOf(event, {
      holder: holderOf(event.target),
      selection: selecting.selection,
      size: { rows: rows.length, columns: columns.length, page: page() },
      stops,
      takesEntry: editable && row !== undefined && column !== undefined && isEditable(column, row),
      editable,
      selectable: props.selection !== undefined,
      resizable: widths.resizable,
    });
    if (order && run(order, event)) event.preventDefault();
  };
}
