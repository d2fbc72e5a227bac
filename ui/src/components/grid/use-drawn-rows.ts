import { useDeferredValue, useMemo } from 'react';

/** Cells that are drawn in one piece with what stands around them, which takes some 20 ms. */
const firstCells = 50;

/**
 * The rows to draw now: the first few in the pass that brings a page, which tell how wide the columns are; the others are
 * drawn after it in pieces of a few milliseconds. In one piece a grid takes 60 to 140 ms, in which the page hears nobody.
 */
export function useDrawnRows<Row>(rows: readonly Row[], columns: number): readonly Row[] {
  // Of the rows themselves, a page that is shown again would begin with the first few again.
  const areDrawn = useDeferredValue(rows.length > 0, false);
  const few = Math.ceil(firstCells / Math.max(1, columns));
  // Of one identity: the columns of a grid are measured anew with other rows.
  const first = useMemo(() => rows.slice(0, few), [rows, few]);
  return areDrawn || rows.length <= few ? rows : first;
}
