import type { FormColumn, FormPrint } from '@rdm/core/internal/kernel';
import type { PlacedHead } from './placed-heads';

/** Points of a character that column widths are counted in, of the standard font of a workbook. */
const CHARACTER = 5.25;
const POINTS_PER_INCH = 72;
/** Inches. */
const LONG_SIDE = { a4: 11.69, a3: 16.54 } as const;
const SHORT_SIDE = { a4: 8.27, a3: 11.69 } as const;
/** Programs draw columns a little wider or narrower than the file says. */
const TOLERANCE = 0.96;

/** A sheet printed as two blocks of columns side by side. */
export interface ColumnBlocks {
  /** The first column of the second block, from 0. */
  readonly second: number;
  /** In percent. */
  readonly scale: number;
}

/** Where a sheet is cut in two, the frozen columns repeated, so that both blocks are as large as can be. */
export function columnBlocks(
  columns: readonly FormColumn[],
  frozen: number,
  { paper, landscape }: FormPrint,
  margins: number,
): ColumnBlocks {
  const widthOf = (from: number, to: number) => columns.slice(from, to).reduce((sum, { width }) => sum + width, 0);
  const widest = (second: number) => Math.max(widthOf(0, second), widthOf(0, frozen) + widthOf(second, columns.length));
  let second = frozen + 1;
  for (let at = second + 1; at < columns.length; at += 1) if (widest(at) < widest(second)) second = at;
  const side = (landscape ? LONG_SIDE : SHORT_SIDE)[paper];
  const room = (side - margins) * POINTS_PER_INCH * TOLERANCE;
  return { second, scale: Math.max(10, Math.min(100, Math.floor((room / (widest(second) * CHARACTER)) * 100))) };
}

/** Headings that lie over the cut stand in both blocks. */
export function cutHeads(heads: readonly PlacedHead[], second: number): PlacedHead[] {
  return heads.flatMap((head) => {
    const left = second - head.column;
    if (left <= 0 || left >= head.columns) return [head];
    return [
      { ...head, columns: left },
      { ...head, column: second, columns: head.columns - left },
    ];
  });
}
