import { DomainError } from '../../kernel';
import { sum, yuan, type Amount } from '../../kernel/money';

/** What an asset costs per month of its life, and per year of it (twelve months from the first), in 元. */
export interface Schedule {
  readonly monthly: string[];
  readonly yearly: string[];
}

/** Months are counted from 1. @throws DomainError `INVALID_SCHEDULE` when a life is not a whole number of months > 0 */
export function wholeMonths(months: number): number {
  if (!Number.isInteger(months) || months <= 0) {
    throw new DomainError('INVALID_SCHEDULE', `A life of ${months} months cannot be written off`);
  }
  return months;
}

/**
 * Splits a total over weights by rounding what has accrued so far, so that every sum of parts from the start is the
 * exact share rounded once. Weights are whole or decimal numbers; their sum, or `whole`, carries the total.
 */
export function byCumulativeRounding(
  total: Amount<'yuan'>,
  weights: readonly Amount<'yuan'>[],
  whole: Amount<'yuan'> = sum(weights),
): Amount<'yuan'>[] {
  let weighed = yuan(0);
  let before = yuan(0);
  return weights.map((weight) => {
    weighed = weighed.plus(weight).min(whole);
    const accrued = total.times(weighed.toExact()).dividedBy(whole.toExact()).round();
    const part = accrued.minus(before);
    before = accrued;
    return part;
  });
}

/** A total over `count` equal months. */
export function evenly(total: Amount<'yuan'>, count: number): Amount<'yuan'>[] {
  return byCumulativeRounding(
    total,
    Array.from({ length: count }, () => yuan(1)),
  );
}

export function scheduleOf(months: readonly Amount<'yuan'>[]): Schedule {
  const years = Array.from({ length: Math.ceil(months.length / 12) }, (_, year) =>
    months.slice(year * 12, year * 12 + 12),
  );
  return { monthly: months.map(String), yearly: years.map((each) => sum(each).toString()) };
}
