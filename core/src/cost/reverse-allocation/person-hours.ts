import type Big from 'big.js';
import { hoursBasis, splitByHours, type HoursClaim } from '../split-by-hours';

/** One person's month: pay, attendance, and hours already assigned. */
export interface PersonMonth {
  /** 元, 2 decimals. */
  readonly pay: string;
  /** 实际出勤工时 */
  readonly wholeHours: Big;
  /** Project hours that are left unchanged. */
  readonly others: readonly HoursClaim[];
}

/** Hours are found in steps of half an hour: finer ones nobody records. */
export const STEP = '0.5';

export const freeHours = ({ wholeHours, others }: Pick<PersonMonth, 'wholeHours' | 'others'>): Big =>
  others.reduce((left, { hours }) => left.minus(hours), wholeHours);

/** What every project gets of the pay, as cost is made of hours. */
export function amountsOf(
  { pay, others, wholeHours }: PersonMonth,
  claims: readonly HoursClaim[],
  rank: (projectId: string) => number,
): ReadonlyMap<string, string> {
  const all = [...others, ...claims]
    .filter(({ hours }) => hours.gt(0))
    .sort((a, b) => rank(a.projectId) - rank(b.projectId));
  return new Map(splitByHours(pay, hoursBasis(all, wholeHours)).map(({ claim, amount }) => [claim.projectId, amount]));
}
