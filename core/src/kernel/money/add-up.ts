import { yuan } from './amount';
import type { DecimalInput } from './decimal';
import { fixedOf, numberInPlaces } from './fixed';
import { sum } from './sum';

/**
 * The exact sum of amounts in 元 as text with 2 decimals, equal to that of `sum`, but several times as fast for typical
 * accounts: amounts with up to two decimals that add up to less than 90 兆. `""` when one of them is not a number.
 */
export function addUp(amounts: readonly DecimalInput[]): string {
  if (!Array.isArray(amounts)) return '';
  let fen = 0;
  let exact = true;
  for (const amount of amounts) {
    const fixed = fixedOf(amount);
    if (!fixed) return '';
    exact &&= fixed.places <= 2;
    if (exact) fen += numberInPlaces(fixed, 2);
    exact &&= Number.isSafeInteger(fen);
  }
  if (!exact) return sum(amounts.map((amount) => yuan(amount))).toString();
  const digits = String(Math.abs(fen)).padStart(3, '0');
  return `${fen < 0 ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`;
}
