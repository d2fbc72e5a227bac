import { rational, zero, type Rational } from '../kernel';
import type { DecimalInput } from '../kernel/money';

/** An amount in 元 as callers hand it over: a plain decimal; missing or empty counts as 0. */
export type GivenAmount = DecimalInput | null | undefined;

/** @throws DomainError `NOT_AN_AMOUNT` for a text or number that is no decimal: what people type is cleaned before */
export function amountGiven(amount: GivenAmount): Rational {
  return isGiven(amount) ? rational(amount) : zero;
}

export function isGiven(amount: GivenAmount): amount is DecimalInput {
  return amount !== null && amount !== undefined && amount !== '';
}
