import type { FormColumn } from '@rdm/core/internal/kernel';
import type { PlacedHead } from './placed-heads';
import { heightOf, linesIn } from '../wrapped-lines';

/** Heights of the heading rows in points: merged cells do not grow with their text by themselves. */
export function headHeights(heads: readonly PlacedHead[], columns: readonly FormColumn[]): number[] {
  const heights: number[] = [];
  for (const { row, rows } of heads) {
    for (let at = row; at < row + rows; at += 1) heights[at] ??= heightOf(1);
  }
  // Headings of one row first, so that those of several rows only add what is missing.
  for (const head of [...heads].sort((a, b) => a.rows - b.rows)) {
    const there = heights.slice(head.row, head.row + head.rows).reduce((sum, height) => sum + height, 0);
    const missing = heightOf(linesOf(head, columns)) - there;
    if (missing > 0) heights[head.row + head.rows - 1]! += missing;
  }
  return heights;
}

function linesOf({ text, column, columns: wide }: PlacedHead, columns: readonly FormColumn[]): number {
  return linesIn(
    text,
    columns.slice(column, column + wide).reduce((sum, each) => sum + each.width, 0),
  );
}
