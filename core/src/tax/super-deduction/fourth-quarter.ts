import { yuan, type Amount } from '../../kernel/money';
import { given } from '../amount-given';
import { deductionRate } from '../deduction-rate';
import type { SuperDeductionInput } from './input';

export interface QuarterSplit {
  readonly baseQ4: Amount<'yuan'>;
  readonly baseQ1Q3: Amount<'yuan'>;
  /** The rate of the fourth quarter, a fraction. */
  readonly rateQ4: string;
}

/** The base split at 1 October, where the fourth quarter has a rate of its own and was told of; else `undefined`. */
export function splitQuarters(
  { year, period, enterpriseKinds, q4 }: SuperDeductionInput,
  base: Amount<'yuan'>,
): QuarterSplit | undefined {
  const { fourthQuarter } = deductionRate({ year, enterpriseKinds });
  if (!fourthQuarter || period !== 'ANNUAL' || !q4) return undefined;
  const told = q4.mode === 'actual' ? given(q4.amount) : byMonths(base, q4.monthsAfterOct1, q4.monthsOperated);
  // More than the year's base cannot be of one quarter of it.
  const baseQ4 = told.round().max(yuan(0)).min(base);
  return { baseQ4, baseQ1Q3: base.minus(baseQ4), rateQ4: fourthQuarter.expensed };
}

function byMonths(base: Amount<'yuan'>, after: string | number, operated: string | number): Amount<'yuan'> {
  return yuan(operated).isZero() ? yuan(0) : base.times(after).dividedBy(operated);
}
