import { headRow, lastPlace, placeAfter, rangeOf, samePlace } from './cell-range';
import type { CellPlace, CellSelection, GridSize, Stops } from './cell-range';

/** By how much a key press changes the width of a column, in px. */
const widthStep = 16;

/** A key as it was pressed; a KeyboardEvent is one. */
export interface KeyPress {
  readonly key: string;
  readonly shiftKey: boolean;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly altKey: boolean;
}

/** What takes the focus of a cell: the cell, a button that fills it, or an always visible input. */
export type CellHolder = { readonly kind: 'cell' | 'button' } | FieldHolder;

export interface FieldHolder {
  readonly kind: 'field';
  /** All of its text is selected, as after the cursor moved to it: the next key replaces it or moves on. */
  readonly whole: boolean;
  readonly caretAtStart: boolean;
  readonly caretAtEnd: boolean;
  /** It holds a draft that is not committed. */
  readonly drafted: boolean;
}

/** A grid when a key is pressed. */
export interface KeyContext {
  readonly holder: CellHolder;
  readonly selection: CellSelection;
  readonly size: GridSize;
  readonly stops: Stops;
  /** Whether the cell with the cursor opens a field when it is typed in. */
  readonly takesEntry: boolean;
  readonly editable: boolean;
  /** Rows can be selected. */
  readonly selectable: boolean;
  /** Widths of columns can be changed. */
  readonly resizable: boolean;
}

export type KeyCommand =
  | { readonly command: 'go'; readonly to: CellPlace; readonly extend: boolean }
  | { readonly command: 'choose'; readonly selection: CellSelection }
  | { readonly command: 'widen'; readonly column: number; readonly by: number }
  | { readonly command: 'fitWidth'; readonly column: number }
  | { readonly command: 'begin'; readonly typed?: string }
  | { readonly command: 'open' | 'empty' | 'toggleRow' | 'undo' | 'redo' | 'narrow' | 'leave' };

/** The command for a key; `undefined` leaves it to the browser. Shared by registers, sheets and papers. */
export function commandOf(press: KeyPress, context: KeyContext): KeyCommand | undefined {
  if (belongsToField(press, context)) return undefined;
  return onHead(press, context) ?? withControl(press, context) ?? moving(press, context) ?? onCell(press, context);
}

/** Whether an input handles the key itself, to move the caret or change its text. */
function belongsToField({ key, ctrlKey, metaKey }: KeyPress, { holder, selection }: KeyContext): boolean {
  if (holder.kind !== 'field') return false;
  const { whole, caretAtStart, caretAtEnd, drafted } = holder;
  if (ctrlKey || metaKey) {
    const letter = key.toLowerCase();
    if (letter === 'a') return !whole;
    if (letter === 'z' || letter === 'y') return drafted;
  }
  switch (key) {
    case 'ArrowLeft':
      return !whole && !caretAtStart;
    case 'ArrowRight':
      return !whole && !caretAtEnd;
    case 'Home':
    case 'End':
      return !whole;
    case 'Delete':
    case 'Backspace':
      return samePlace(selection.active, selection.anchor);
    default:
      return false;
  }
}

function onHead({ key, shiftKey }: KeyPress, { selection, resizable }: KeyContext): KeyCommand | undefined {
  const { row, column } = selection.active;
  if (row !== headRow || !shiftKey || !resizable) return undefined;
  if (key === 'ArrowLeft') return { command: 'widen', column, by: -widthStep };
  if (key === 'ArrowRight') return { command: 'widen', column, by: widthStep };
  return key === 'Enter' ? { command: 'fitWidth', column } : undefined;
}

function withControl(
  { key, shiftKey, ctrlKey, metaKey }: KeyPress,
  { size, stops }: KeyContext,
): KeyCommand | undefined {
  if (!ctrlKey && !metaKey) return undefined;
  const letter = key.toLowerCase();
  if (letter === 'z') return { command: shiftKey ? 'redo' : 'undo' };
  if (letter === 'y') return { command: 'redo' };
  const active = letter === 'a' ? lastPlace(size, stops) : undefined;
  return active && { command: 'choose', selection: { active, anchor: { row: 0, column: 0 } } };
}

function moving(press: KeyPress, { selection, size, stops }: KeyContext): KeyCommand | undefined {
  if (press.altKey) return undefined;
  const to = placeAfter(press.key, press.ctrlKey || press.metaKey, selection.active, size, stops);
  return to && { command: 'go', to, extend: press.shiftKey };
}

function onCell(press: KeyPress, context: KeyContext): KeyCommand | undefined {
  const { key, shiftKey, ctrlKey, metaKey, altKey } = press;
  const { holder, selection, takesEntry, editable, selectable } = context;
  if (key === 'Escape') return escaping(context);
  if (selection.active.row === headRow || ctrlKey || metaKey) return undefined;
  if (key === 'Enter' && altKey) return { command: 'open' };
  if (altKey) return undefined;
  if ((key === 'Delete' || key === 'Backspace') && editable) return { command: 'empty' };
  if (holder.kind === 'field') {
    if (key !== 'Enter') return undefined;
    const to = placeAfter(shiftKey ? 'ArrowUp' : 'ArrowDown', false, selection.active, context.size, context.stops);
    return to && { command: 'go', to, extend: false };
  }
  // Enter and Space press a button.
  if (holder.kind === 'button') return undefined;
  if (key === 'Enter') return takesEntry ? { command: 'begin' } : { command: 'open' };
  if (key === 'F2' && takesEntry) return { command: 'begin' };
  if (key === ' ' && selectable) return { command: 'toggleRow' };
  return key.length === 1 && takesEntry ? { command: 'begin', typed: key } : undefined;
}

/** Escape first collapses the range, then leaves the cell. */
function escaping({ holder, selection }: KeyContext): KeyCommand | undefined {
  const { top, bottom, left, right } = rangeOf(selection);
  if (top !== bottom || left !== right) return { command: 'narrow' };
  return holder.kind === 'cell' ? { command: 'leave' } : undefined;
}
