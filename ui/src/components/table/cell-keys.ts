import type { KeyboardEvent } from 'react';
import { placeOf } from './cell-element';
import { headRow, placeAfter, type CellPlace, type GridSize } from './cell-range';
import type { CellEditing } from './use-cell-editing';
import type { CellSelecting } from './use-cell-selection';

/** By how much a key press changes the width of a column, in px. */
const widthStep = 16;

export interface CellCommands {
  readonly size: () => GridSize;
  /** Answers whether the row of a cell, or a control in the cell, opened. */
  readonly open: (place: CellPlace) => boolean;
  readonly toggleRow: ((row: number) => void) | undefined;
  readonly widen: (column: number, by: number) => void;
  readonly fitWidth: (column: number) => void;
}

/** Each answers whether the key was its own. */
type KeyHandler = (event: KeyboardEvent, place: CellPlace) => boolean;

/** The keys of a table. Keys pressed in a control inside a cell belong to that control. */
export function cellKeys(selecting: CellSelecting, editing: CellEditing, commands: CellCommands) {
  const { selection, range, go, choose } = selecting;

  const head: KeyHandler = (event, { row, column }) => {
    if (row !== headRow || !event.shiftKey) return false;
    if (event.key === 'ArrowLeft') commands.widen(column, -widthStep);
    else if (event.key === 'ArrowRight') commands.widen(column, widthStep);
    else if (event.key === 'Enter') commands.fitWidth(column);
    else return false;
    return true;
  };
  const withControl: KeyHandler = (event) => {
    if (!event.ctrlKey && !event.metaKey) return false;
    const key = event.key.toLowerCase();
    if (key === 'z') return event.shiftKey ? editing.takeForward() : editing.takeBack();
    if (key === 'y') return editing.takeForward();
    if (key !== 'a') return false;
    const { rows, columns } = commands.size();
    if (rows > 0) choose({ active: { row: rows - 1, column: columns - 1 }, anchor: { row: 0, column: 0 } });
    return rows > 0;
  };
  const move: KeyHandler = (event) => {
    if (event.altKey) return false;
    const to = placeAfter(event.key, event.ctrlKey || event.metaKey, selection.active, commands.size());
    if (to) go(to, event.shiftKey);
    return to !== undefined;
  };
  const body: KeyHandler = (event, place) => {
    if (place.row === headRow || event.ctrlKey || event.metaKey || event.altKey) return false;
    if (event.key === 'Enter') return editing.begin(place) || commands.open(place);
    if (event.key === 'F2') return editing.begin(place);
    if (event.key === 'Delete' || event.key === 'Backspace') {
      editing.empty();
      return true;
    }
    if (event.key === ' ' && commands.toggleRow) {
      commands.toggleRow(place.row);
      return true;
    }
    return event.key.length === 1 && editing.begin(place, event.key);
  };
  const leave: KeyHandler = (event) => {
    if (event.key !== 'Escape') return false;
    if (range) {
      // Gives the range up only; a drawer around the table stays open.
      event.stopPropagation();
      go(selection.active);
      return true;
    }
    if (event.target instanceof HTMLElement) event.target.blur();
    return false;
  };

  return (event: KeyboardEvent) => {
    const place = placeOf(event.target);
    if (!place || event.nativeEvent.isComposing) return;
    if ([head, withControl, move, body, leave].some((handle) => handle(event, place))) event.preventDefault();
  };
}
