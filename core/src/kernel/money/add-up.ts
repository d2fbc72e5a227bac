import { yuan } from './amount';
import { fixedOf, numberInPlaces } from './fixed';
import { sum } from './sum';

/**
 * The exact sum of amounts in 元 as text with 2 decimals, as `sum` has it; several times as quick for what accounts hold,
 * amounts with up to two decimals that add up to less than 90 兆.
 *
 * @throws when one of the amounts is not a number
 */
export function addUp(amounts: readonly string[]): string {
  let fen = 0;
  for (const amount of amounts) {
    const fixed = fixedOf(amount);
    if (!fixed || fixed.places > 2) return exactly(amounts);
    fen += numberInPlaces(fixed, 2);
    if (!Number.isSafeInteger(fen)) return exactly(amounts);
  }
  const digits = String(Math.abs(fen)).padStart(3, '0');
  return `${fen < 0 ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`;
}

const exactly = (amounts: readonly string[]) => sum(amounts.map((amount) => yuan(amount))).toString();
