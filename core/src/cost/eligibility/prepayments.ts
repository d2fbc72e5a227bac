import { sum, yuan, type Amount } from '../../kernel/money';
import type { ContractRow } from '../registers';
import type { EarlierEntrusted } from './earlier-entrusted';
import { paidIn } from './entrusted-cost';

type Yuan = Amount<'yuan'>;

/** Contracts of one project and the items that are booked under them. */
export interface PaidContracts {
  readonly code: string;
  readonly items: readonly string[];
  /** Those whose cost counts. */
  readonly counting: readonly ContractRow[];
  readonly others: readonly ContractRow[];
}

export interface CarriedPayments {
  /** What was paid in earlier years and not used up; negative where more was refunded than was left. */
  readonly amount: Yuan;
  /** What was paid in years whose cost was never collected, so that nothing says whether it was used. */
  readonly unknown: Yuan;
}

/**
 * What was paid under contracts before a year and not used up by the cost of those years, each payment once: the cost
 * of a year, whether it counted or not, uses up what was paid until its end, less what was paid in the year under the
 * project's other contracts. Reading of 税总公告2017年第40号 七（五）, where the base is what was actually paid: a prepayment
 * counts in the year its cost is incurred.
 */
export function carriedPayments(paid: PaidContracts, earlier: EarlierEntrusted, year: number): CarriedPayments {
  const { from } = earlier;
  const known = from === null ? [] : Array.from({ length: Math.max(0, year - from) }, (_, at) => from + at);
  const unknown = sum(
    paid.counting.flatMap(({ payments }) =>
      payments.filter(({ date }) => Number(date.slice(0, 4)) < (from ?? year)).map(({ amount }) => yuan(amount)),
    ),
  ).max(zero);
  const amount = known.reduce((left, each) => {
    const available = left.plus(paidIn(paid.counting, each));
    const used = bookedIn(paid, earlier, each).minus(paidIn(paid.others, each).max(zero)).max(zero);
    return available.minus(used.min(available.max(zero)));
  }, zero);
  return { amount, unknown };
}

const zero = yuan(0);

const bookedIn = ({ code, items }: PaidContracts, { booked }: EarlierEntrusted, year: number): Yuan =>
  sum(
    booked
      .filter((each) => each.code === code && each.year === year && items.includes(each.item))
      .map(({ amount }) => yuan(amount)),
  );
