import { constant, decimalText, figure, plus, text, traceOf, withTrace } from '../../kernel';
import type { Cell, Rational, Text, Traced } from '../../kernel';
import { added, compared, dividedBy, minus, rational, rounded, times, zero, type Expression } from '../../kernel';

/** Cost of an asset per month and per year of its life (twelve months from the first), in 元. */
export interface Schedule {
  readonly monthly: string[];
  readonly yearly: string[];
}

/** A weight in a formula; integers without decimals: ×1÷12. */
const weightText = (weight: Rational) => decimalText(weight).replace(/\.00$/, '');

/**
 * Splits a total over weights by rounding what has accrued so far, so that every sum of parts from the start is the
 * exact share rounded once: `r(T×k/n) − r(T×(k−1)/n)`. The sum of the weights, or `whole`, carries the total.
 */
export function byCumulativeRounding(
  total: Cell,
  weights: readonly Rational[],
  whole: Rational = weights.reduce(added, zero),
): Expression<Cell>[] {
  let weighed = zero;
  let before: Expression<Cell> | undefined;
  return weights.map((weight) => {
    const sum = added(weighed, weight);
    weighed = compared(sum, whole) > 0 ? whole : sum;
    const accrued = rounded(
      dividedBy<Cell>(times<Cell>(total, constant(weightText(weighed))), constant(weightText(whole))),
    );
    const part = before ? minus(accrued, before) : accrued;
    before = accrued;
    return part;
  });
}

/** A total over `count` equal months. */
export function evenly(total: Cell, count: number): Expression<Cell>[] {
  return byCumulativeRounding(
    total,
    Array.from({ length: count }, () => rational(1)),
  );
}

/** The schedule with the given months. */
export function scheduleOf(months: readonly Expression<Cell>[], label: Text): Schedule & Traced {
  const monthly = months.map((month, index) =>
    figure(month, () => ({ key: `month/${index + 1}`, label: text(`第${index + 1}月`, `Month ${index + 1}`) })),
  );
  const yearly = Array.from({ length: Math.ceil(monthly.length / 12) }, (_, year) =>
    figure(plus(...monthly.slice(year * 12, year * 12 + 12)), () => ({
      key: `year/${year + 1}`,
      label: text(`第${year + 1}年`, `Year ${year + 1}`),
    })),
  );
  return withTrace({ monthly: monthly.map(String), yearly: yearly.map(String) }, () =>
    traceOf(figure(plus(...yearly), () => ({ key: 'schedule', label }))),
  );
}
