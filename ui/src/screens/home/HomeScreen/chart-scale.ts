/** The axis of a chart: from 0 to a round figure at or above the longest bar. */
export interface ChartScale {
  /** In the unit of the amounts. */
  readonly top: number;
  /** From 0 to the top, both included. */
  readonly ticks: readonly number[];
}

const MOST_STEPS = 5;

/** Steps of 1, 2 or 5 times a power of ten, at most five of them. Without amounts above zero the axis has one step. */
export function chartScale(amounts: readonly string[]): ChartScale {
  const longest = Math.max(0, ...amounts.map(Number).filter(Number.isFinite));
  if (longest === 0) return { top: 1, ticks: [0, 1] };
  const power = 10 ** Math.floor(Math.log10(longest / MOST_STEPS));
  const step = [1, 2, 5, 10].map((times) => times * power).find((each) => each * MOST_STEPS >= longest) ?? longest;
  const steps = Math.ceil(longest / step);
  return { top: steps * step, ticks: Array.from({ length: steps + 1 }, (_, at) => at * step) };
}

/** How long a bar is on the scale, 0 to 100; amounts below zero have no length. */
export function lengthOn({ top }: ChartScale, amount: string): number {
  const share = (Number(amount) / top) * 100;
  return Number.isFinite(share) ? Math.min(100, Math.max(0, share)) : 0;
}

/** A tick in 万元, as short as it is exact. */
export const inTenThousands = (yuan: number): string => String(Number((yuan / 10_000).toPrecision(6)));
