import { useRef, useState, type ClipboardEvent } from 'react';
import { plainDecimal } from '../decimal-text';
import { rangeOf, samePlace, type CellPlace, type CellRange } from '../table/cell-range';
import { toTabSeparated } from '../tab-separated';
import { cellsOf, type SheetRow } from './SheetRow';

export interface SheetRange {
  readonly current: CellPlace | undefined;
  readonly holds: (place: CellPlace) => boolean;
  /** Whether the next focus ends the range instead of beginning anew. */
  readonly extend: (on: boolean) => void;
  readonly onFocus: (place: CellPlace) => void;
  readonly onCopy: (event: ClipboardEvent) => void;
}

/** The figure with the cursor, and with Shift the rectangle up to it; copied as plain decimals for a spreadsheet. */
export function useSheetRange(rows: readonly SheetRow[]): SheetRange {
  const [chosen, setChosen] = useState<{ readonly active: CellPlace; readonly anchor: CellPlace }>();
  const extending = useRef(false);
  const range: CellRange | undefined = chosen && !samePlace(chosen.active, chosen.anchor) ? rangeOf(chosen) : undefined;
  return {
    current: chosen?.active,
    holds: ({ row, column }) =>
      range !== undefined && row >= range.top && row <= range.bottom && column >= range.left && column <= range.right,
    extend: (on) => {
      extending.current = on;
    },
    onFocus: (place) => {
      const anchor = extending.current && chosen ? chosen.anchor : place;
      extending.current = false;
      setChosen({ active: place, anchor });
    },
    onCopy: (event) => {
      const words = window.getSelection();
      // In a single cell what is marked there is copied; a computed figure marks nothing and is copied whole.
      const single = event.target instanceof HTMLInputElement || (words !== null && !words.isCollapsed);
      if (!chosen || (!range && single)) return;
      const { top, bottom, left, right } = range ?? rangeOf(chosen);
      const block = rows.slice(top, bottom + 1).map((row) =>
        cellsOf(row)
          .slice(left, right + 1)
          .map(({ value }) => plainDecimal(value ?? '')),
      );
      event.preventDefault();
      event.clipboardData.setData('text/plain', toTabSeparated(block));
    },
  };
}
