import { useLayoutEffect, useMemo, useState, type RefObject } from 'react';

/** How far a list makes room for its columns: not, by the actions of its rows, by its words too. */
export type Tight = 0 | 1 | 2;

interface Judged {
  /** Names of the columns, which stay while their cells are made anew with each entry. */
  readonly columns: string;
  /** In px, what the list needs with what it has given up; one for each step. */
  readonly needs: readonly number[];
}

const steps = 2;

/**
 * How much a list that is wider than the box it scrolls in gives up, so that its columns are in sight. Judged anew with
 * other columns, and when the box or what stands in it changes its width.
 */
export function useTight(
  box: RefObject<HTMLElement | null>,
  shown: readonly { readonly key: string }[],
  yields: boolean,
): Tight {
  const columns = useMemo(() => shown.map(({ key }) => key).join('\n'), [shown]);
  const [judged, setJudged] = useState<Judged | null>(null);
  const needs = judged !== null && judged.columns === columns ? judged.needs : none;
  useLayoutEffect(() => {
    const element = box.current;
    if (!element || !yields) return;
    const judge = () => {
      const { scrollWidth, clientWidth } = element;
      const still = needs.filter((needed) => clientWidth < needed);
      if (still.length < needs.length) setJudged({ columns, needs: still });
      else if (needs.length < steps && scrollWidth > clientWidth + 1) {
        const further = needs.length === 0 ? [scrollWidth, scrollWidth - actionsIn(element)] : [...needs, scrollWidth];
        // Each step is drawn and measured: one that cannot be enough is passed over.
        setJudged({ columns, needs: further.filter((needed) => needed > clientWidth + 1) });
      }
    };
    judge();
    const observer = new ResizeObserver(judge);
    observer.observe(element);
    // Rows grow wider with what arrives after them, as the ring beside a name.
    if (element.firstElementChild) observer.observe(element.firstElementChild);
    return () => observer.disconnect();
  }, [box, columns, yields, needs]);
  return needs.length as Tight;
}

/** In px, the most that a list can save by its actions. */
const actionsIn = (box: HTMLElement): number => box.querySelector<HTMLElement>('td[data-actions]')?.offsetWidth ?? 0;

const none: readonly number[] = [];
