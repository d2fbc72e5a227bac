import { decimal, plain, type DecimalInput } from './decimal';

/**
 * Rounds half-up, away from zero for negatives (−0.005 → "-0.01"), and shows exactly `places` decimals.
 * @throws when `amount` is not a number.
 */
export function roundHalfUp(amount: DecimalInput, places = 2): string {
  return plain(decimal(amount), places);
}
