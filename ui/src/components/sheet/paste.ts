import { isDecimal, plainDecimal } from '../decimal-text';
import { fromTabSeparated, type Block } from '../tab-separated';
import { cellsOf, type SheetChange, type SheetColumn, type SheetRow } from './SheetRow';

/** A block copied from a spreadsheet: lines of cells; `undefined` for what is a single figure. */
export function blockOf(clipboard: string): Block | undefined {
  const block = fromTabSeparated(clipboard);
  return block.length === 1 && block[0]?.length === 1 ? undefined : block;
}

/**
 * The entries a pasted block makes, its first cell falling on the given one. Cells keep their places: what falls on a
 * computed figure, beside the sheet, or is no number is left out, an empty cell empties.
 */
export function pasted(
  block: Block,
  rows: readonly SheetRow[],
  columns: readonly SheetColumn[],
  from: { readonly row: number; readonly column: number },
): readonly SheetChange[] {
  return block.flatMap((line, down) => {
    const row = rows[from.row + down];
    if (!row) return [];
    return line.flatMap((typed, across) => {
      const column = columns[from.column + across];
      const value = plainDecimal(typed);
      const accepts = column && cellsOf(row)[from.column + across]?.editable && (value === '' || isDecimal(value));
      return accepts ? [{ line: row.line, column: column.key, value }] : [];
    });
  });
}
