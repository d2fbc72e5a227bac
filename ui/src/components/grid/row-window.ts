import { useEffect, useState, type RefObject } from 'react';

/** Rows are added and removed four at a time, so that most scroll events render nothing. */
const portion = 4;
/** Portions drawn beyond either edge. */
const margin = 1;
/** Rows rendered per frame: with a wide ledger this must stay well below 50 ms, or the page feels stuck. */
const most = 12;
/** With more rows than two screens show, the others are not drawn: a ledger of 140 rows took 0.1 s longer. */
const virtualFrom = 60;
/** A cell that stays in sight while others scroll is a layer of its own for the browser, which orders 200 in some 15 ms. */
const mostPinned = 200;

/** Whether of so many rows only those in sight are drawn. */
export const isLong = (count: number, pinnedColumns: number): boolean =>
  count > virtualFrom || count * pinnedColumns > mostPinned;

/** Assumed height of a box before it is measured, in px. */
const likelyHeight = 720;

/** About so many rows are drawn at a time where only those in sight are. */
export const inSight = (rowHeight: number): number => windowOf(Infinity, rowHeight, 0, likelyHeight).end;

export interface RowWindow {
  readonly start: number;
  readonly end: number;
}

/** The rows to draw for a scroll position; heights in px, all rows alike. */
export function windowOf(count: number, rowHeight: number, top: number, height: number): RowWindow {
  const step = portion * rowHeight;
  const end = Math.min(count, (Math.ceil((top + height) / step) + margin) * portion);
  const start = (Math.floor(top / step) - margin) * portion;
  return { start: Math.max(0, Math.min(start, end - 1)), end };
}

/** The next step from the rendered rows to the wanted ones: keeps those still wanted, adds at most `most` per end. */
export function stepTowards(drawn: RowWindow, wanted: RowWindow): RowWindow {
  const isFar = wanted.start >= drawn.end || wanted.end <= drawn.start;
  if (isFar) return { start: wanted.start, end: Math.min(wanted.end, wanted.start + most) };
  return { start: Math.max(wanted.start, drawn.start - most), end: Math.min(wanted.end, drawn.end + most) };
}

const isSame = (one: RowWindow, other: RowWindow) => one.start === other.start && one.end === other.end;

/** The visible rows of a scrolling box, rendered a dozen at a time; all rows unless they are many (`virtual`). */
export function useRowWindow(
  box: RefObject<HTMLElement | null>,
  count: number,
  rowHeight: number,
  virtual: boolean,
): RowWindow {
  const [seen, setSeen] = useState(() => windowOf(count, rowHeight, 0, likelyHeight));
  useEffect(() => {
    const element = box.current;
    if (!virtual || !element) return;
    let drawn: RowWindow | null = null;
    let frame = 0;
    const measure = () => {
      cancelAnimationFrame(frame);
      const wanted = windowOf(count, rowHeight, element.scrollTop, element.clientHeight || likelyHeight);
      const next = drawn ? stepTowards(drawn, wanted) : wanted;
      if (!isSame(next, wanted)) frame = requestAnimationFrame(measure);
      if (drawn && isSame(next, drawn)) return;
      drawn = next;
      setSeen((before) => (isSame(before, next) ? before : next));
    };
    measure();
    element.addEventListener('scroll', measure, { passive: true });
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => {
      cancelAnimationFrame(frame);
      element.removeEventListener('scroll', measure);
      observer.disconnect();
    };
  }, [box, virtual, count, rowHeight]);
  if (!virtual) return { start: 0, end: count };
  return { start: Math.min(seen.start, count - 1), end: Math.min(Math.max(seen.end, 1), count) };
}

/** A row to draw, or the height in px of those left out. */
export type Drawn = { readonly index: number } | { readonly gap: number; readonly before: number };

/** The window plus the row with the cursor (`kept`), so that scrolling it out of view does not lose the focus. */
export function drawnRows({ start, end }: RowWindow, count: number, kept: number, rowHeight: number): readonly Drawn[] {
  const indices = Array.from({ length: end - start }, (_, place) => start + place);
  if (kept >= 0 && kept < start) indices.unshift(kept);
  if (kept >= end && kept < count) indices.push(kept);
  const drawn: Drawn[] = [];
  let next = 0;
  for (const index of [...indices, count]) {
    if (index > next) drawn.push({ gap: (index - next) * rowHeight, before: index });
    if (index < count) drawn.push({ index });
    next = index + 1;
  }
  return drawn;
}
