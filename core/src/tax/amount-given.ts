import { DomainError, readRational, zero, type Rational } from '../kernel';
import type { DecimalInput } from '../kernel/money';

/** An amount in 元 as input: a plain decimal; null, undefined and `''` are none. */
export type GivenAmount = DecimalInput | null | undefined;

/**
 * The exact amount; none is 0.
 * @throws DomainError `NOT_AN_AMOUNT` for anything that is not a plain decimal
 */
export function amountGiven(amount: GivenAmount): Rational {
  if (!isGiven(amount)) return zero;
  const value = readRational(amount);
  if (value === null) throw new DomainError('NOT_AN_AMOUNT', 'An amount is a plain decimal such as "1234.50"');
  return value;
}

export function isGiven(amount: GivenAmount): amount is DecimalInput {
  return amount !== null && amount !== undefined && amount !== '';
}
