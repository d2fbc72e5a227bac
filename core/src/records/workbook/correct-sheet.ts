import type { ImportCorrection } from '../declaration/resource-port';
import type { SheetContent } from '../../kernel';
import { headingOf } from './column-places';

/** The sheet with single cells replaced, as someone corrected them on the screen; an unknown column changes nothing. */
export function correctSheet(sheet: SheetContent, corrections: readonly ImportCorrection[]): SheetContent {
  if (corrections.length === 0) return sheet;
  const headings = (sheet.rows[0] ?? []).map(headingOf);
  const rows = [...sheet.rows];
  for (const { row, column, value } of corrections) {
    const at = headings.indexOf(headingOf(column));
    const given = rows[row - 1];
    if (at < 0 || !given || row < 2) continue;
    const cells = [...given];
    while (cells.length <= at) cells.push(null);
    cells[at] = value === '' ? null : value;
    rows[row - 1] = cells;
  }
  return { ...sheet, rows };
}
