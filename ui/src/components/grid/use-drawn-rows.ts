import { startTransition, useDeferredValue, useEffect, useMemo, useState } from 'react';

/** Cells that are drawn in one piece with what stands around them, which takes some 20 ms. */
const firstCells = 50;
/** Cells of the pass after that, and twice as many with each further one: as many as most pages have. */
const nextCells = 400;

/**
 * The rows to draw now: the first few in the pass that brings a page, which tell how wide the columns are; then the
 * others, of heavy cells in several passes. In one piece a grid takes 60 to 140 ms, in which the page hears nobody.
 *
 * @param ofRow how many plain cells a row takes as long to draw as
 * @param most where only some of them are drawn at a time, as many as these
 */
export function useDrawnRows<Row>(rows: readonly Row[], ofRow: number, most = Infinity): readonly Row[] {
  // Of the rows themselves, a page that is shown again would begin with the first few again.
  const areMore = useDeferredValue(rows.length > 0, false);
  const [cells, setCells] = useState(nextCells);
  const count = Math.ceil((areMore ? cells : firstCells) / Math.max(1, ofRow));
  const isWhole = Math.min(rows.length, most) <= count;
  useEffect(() => {
    if (areMore && !isWhole) startTransition(() => setCells((before) => before * 2));
  }, [areMore, isWhole, cells]);
  // Of one identity: the columns of a grid are measured anew with other rows.
  const first = useMemo(() => rows.slice(0, count), [rows, count]);
  return isWhole ? rows : first;
}
