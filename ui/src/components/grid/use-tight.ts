import { useLayoutEffect, useMemo, useState, type RefObject } from 'react';
import { flushSync } from 'react-dom';
import { useLatest } from '../latest';

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
  const given = useLatest(needs);
  useLayoutEffect(() => {
    const element = box.current;
    if (!element || !yields) return;
    // Each step is drawn and measured in the frame that shows it: it is laid out there in any case, and before that the
    // page is not held up by it.
    const judge = () => {
      for (let step = 0; step < steps; step += 1) {
        const needed = neededNow(element, given.current);
        if (needed === given.current) return;
        flushSync(() => setJudged({ columns, needs: needed }));
      }
    };
    const observer = new ResizeObserver(judge);
    observer.observe(element);
    // Rows grow wider with what arrives after them, as the ring beside a name.
    if (element.firstElementChild) observer.observe(element.firstElementChild);
    return () => observer.disconnect();
  }, [box, columns, yields, given]);
  return needs.length as Tight;
}

/** The widths a list needs after what it has given up until now: fewer where its box has room, more where it has not. */
function neededNow(box: HTMLElement, given: readonly number[]): readonly number[] {
  const { scrollWidth, clientWidth } = box;
  const still = given.filter((needed) => clientWidth < needed);
  if (still.length < given.length) return still;
  if (given.length === steps || scrollWidth <= clientWidth + 1) return given;
  const further = given.length === 0 ? [scrollWidth, scrollWidth - actionsIn(box)] : [...given, scrollWidth];
  // One that cannot be enough is passed over.
  return further.filter((needed) => needed > clientWidth + 1);
}

/** In px, the most that a list can save by its actions. */
const actionsIn = (box: HTMLElement): number => box.querySelector<HTMLElement>('td[data-actions]')?.offsetWidth ?? 0;

const none: readonly number[] = [];
