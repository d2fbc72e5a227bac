import type { CellValue } from '../../kernel';

/** Other programs mark a text by a leading quote and leave control characters as `_x000D_`. */
const MARKS = /^'|_x000[9AaDd]_|[\u00ad\u200b-\u200f\u2060\ufeff]/g;

/** The text of a cell, `''` for a blank one. Numbers are written plainly, without binary noise or an exponent. */
export function cellAsText(cell: CellValue | undefined): string {
  if (cell === null || cell === undefined) return '';
  if (typeof cell === 'number') return plainNumber(cell);
  if (cell instanceof Date) return cell.toISOString().slice(0, 10);
  return String(cell)
    .replace(MARKS, '')
    .replace(/\u00a0/g, ' ')
    .trim();
}

/** A sheet keeps 15 digits of a number. */
function plainNumber(value: number): string {
  const written = String(Number(value.toPrecision(15)));
  if (!/e/i.test(written)) return written;
  return Math.abs(value) < 1 ? Number(value).toFixed(20).replace(/0+$/, '') : BigInt(Math.round(value)).toString();
}
