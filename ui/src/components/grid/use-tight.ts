import { useLayoutEffect, useState, type RefObject } from 'react';

/**
 * Whether a list is wider than the box it scrolls in, so that its actions have to make room for its columns. Judged anew with
 * other columns, and when the box grows.
 */
export function useTight(box: RefObject<HTMLElement | null>, columns: unknown, hasRows: boolean): boolean {
  const [judged, setJudged] = useState<{ readonly columns: unknown; readonly needs: number } | null>(null);
  const tight = judged !== null && judged.columns === columns;
  useLayoutEffect(() => {
    const element = box.current;
    if (!element || !hasRows) return;
    const judge = () => {
      const { scrollWidth, clientWidth } = element;
      if (tight) {
        // With all its actions it needs what it needed before.
        if (clientWidth >= judged.needs) setJudged(null);
      } else if (scrollWidth > clientWidth + 1) setJudged({ columns, needs: scrollWidth });
    };
    judge();
    const observer = new ResizeObserver(judge);
    observer.observe(element);
    return () => observer.disconnect();
  }, [box, columns, hasRows, tight, judged]);
  return tight;
}
