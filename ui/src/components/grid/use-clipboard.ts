import type { ClipboardEvent, RefObject } from 'react';
import { isCellField, isTypedIn, placeAround } from './cell-element';
import { headRow, holds, rangeOf, type CellPlace } from './cell-range';
import { plainText } from './Column';
import type { EditableGrid } from './entries';
import { isBlock, toTabSeparated } from './tab-separated';
import type { CellEditing } from './use-cell-editing';
import type { CellSelecting } from './use-cell-selection';

export interface GridClipboard {
  readonly onCopy: (event: ClipboardEvent) => void;
  readonly onPaste: (event: ClipboardEvent) => void;
  /** Pastes into the always visible input of a cell. Returns false for a single value, which the input keeps. */
  readonly pasteBlock: (place: CellPlace, clipboard: string) => boolean;
}

/** Copying the range for a spreadsheet, pasting from one. */
export function useClipboard<Row>(
  grid: RefObject<EditableGrid<Row>>,
  { selection, range }: CellSelecting,
  editing: CellEditing,
  editable: boolean,
): GridClipboard {
  return {
    onCopy: (event) => {
      // Text selected within a cell or an input is copied as text.
      const words = window.getSelection();
      if (!range && ((words && !words.isCollapsed) || isTypedIn(event.target))) return;
      if (!placeAround(event.target) || (isTypedIn(event.target) && !isCellField(event.target))) return;
      const { top, bottom, left, right } = rangeOf(selection);
      if (top === headRow) return;
      const { rows, columns } = grid.current;
      const shown = columns.slice(left, right + 1);
      const block = rows.slice(top, bottom + 1).map((row) => shown.map((column) => plainText(column, row)));
      event.preventDefault();
      event.clipboardData.setData('text/plain', toTabSeparated(block));
    },
    onPaste: (event) => {
      const place = placeAround(event.target);
      if (!editable || isTypedIn(event.target) || !place || place.row === headRow) return;
      event.preventDefault();
      editing.paste(event.clipboardData.getData('text/plain'), place);
    },
    pasteBlock: (place, clipboard) => {
      if (!isBlock(clipboard) && !(range && holds(range, place))) return false;
      editing.paste(clipboard, place);
      return true;
    },
  };
}
