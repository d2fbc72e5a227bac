import { readRational, text, zero, type Rational, type Text } from '../kernel';
import type { DecimalInput } from '../kernel/money';

/** An amount in 元 as input: a plain decimal; missing or empty counts as 0. */
export type GivenAmount = DecimalInput | null | undefined;

const notANumber = text('不是数字，按0计', 'Not a number: counts as 0');

/** Parses an amount; `words` describe its origin. An invalid decimal counts as 0, with `words` replaced to say so. */
export function amountGiven(amount: GivenAmount, words: Text): { readonly value: Rational; readonly words: Text } {
  if (!isGiven(amount)) return { value: zero, words };
  const value = readRational(amount);
  return value ? { value, words } : { value: zero, words: notANumber };
}

export function isGiven(amount: GivenAmount): amount is DecimalInput {
  return amount !== null && amount !== undefined && amount !== '';
}
