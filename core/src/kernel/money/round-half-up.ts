import { plain, readDecimal, type DecimalInput } from './decimal';

/** Half-up, away from zero (−0.005 → "-0.01"), with exactly `places` decimals; `""` when `amount` is not a number. */
export function roundHalfUp(amount: DecimalInput, places = 2): string {
  const exact = readDecimal(amount);
  return exact === null ? '' : plain(exact, places);
}
