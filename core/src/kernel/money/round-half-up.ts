import { plain, readDecimal, type DecimalInput } from './decimal';

/** Rounds half-up, away from zero for negatives (−0.005 → "-0.01"), and shows exactly `places` decimals; `""` when `amount` is not a number. */
export function roundHalfUp(amount: DecimalInput, places = 2): string {
  const exact = readDecimal(amount);
  return exact === null ? '' : plain(exact, places);
}
