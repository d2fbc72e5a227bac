import { useEffect, useState, type RefObject } from 'react';

/** Rows drawn beyond either edge, so that a quick scroll meets no gap. */
const margin = 12;
export const virtualFrom = 200;

export interface RowWindow {
  readonly start: number;
  readonly end: number;
}

/** The rows to draw for a scroll position; heights in px, all rows alike. */
export function windowOf(count: number, rowHeight: number, top: number, height: number): RowWindow {
  const first = Math.floor(top / rowHeight) - margin;
  const last = Math.ceil((top + height) / rowHeight) + margin;
  const end = Math.min(count, Math.max(last, 2 * margin));
  return { start: Math.max(0, Math.min(first, end - 1)), end };
}

/** The rows in sight of a scrolling box; every row up to 200 of them. */
export function useRowWindow(box: RefObject<HTMLElement | null>, count: number, rowHeight: number): RowWindow {
  const virtual = count > virtualFrom;
  const [view, setView] = useState({ top: 0, height: 0 });
  useEffect(() => {
    const element = box.current;
    if (!virtual || !element) return;
    const measure = () => setView({ top: element.scrollTop, height: element.clientHeight });
    measure();
    element.addEventListener('scroll', measure, { passive: true });
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => {
      element.removeEventListener('scroll', measure);
      observer.disconnect();
    };
  }, [box, virtual]);
  return virtual ? windowOf(count, rowHeight, view.top, view.height) : { start: 0, end: count };
}
