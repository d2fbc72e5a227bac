import { useDeferredValue } from 'react';

/** Of one identity: the columns of a grid are measured anew with other rows. */
const none: readonly never[] = [];

/** Cells that are drawn in one piece, which takes some 20 ms. */
const fewCells = 150;

/**
 * The rows to draw now: none in the pass that brings the first of many, which are drawn after it in pieces of a few
 * milliseconds. In one piece with what stands around it a grid takes 60 to 140 ms, in which the page hears nobody.
 */
export function useDrawnRows<Row>(rows: readonly Row[], columns: number): readonly Row[] {
  // Of the rows themselves, a page that is shown again would begin with none again.
  const areDrawn = useDeferredValue(rows.length > 0, false);
  return areDrawn || rows.length * columns <= fewCells ? rows : none;
}
