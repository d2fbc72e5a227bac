import { roundHalfUp, type Amount } from '../../kernel/money';

/** A fraction with 4 decimals; of nothing it is 0. */
export function ratioOf(part: Amount<'yuan'>, whole: Amount<'yuan'>): string {
  return roundHalfUp(whole.isZero() ? 0 : part.dividedBy(whole.toExact()).toExact(), 4);
}
