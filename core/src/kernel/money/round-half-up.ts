import { refusedInput } from '../fault';
import { text } from '../text';
import { plain, readDecimal, type DecimalInput } from './decimal';

const WRONG_PLACES = text('小数位数应为0到40的整数', 'Decimal places must be a whole number from 0 to 40');

/**
 * Half-up, away from zero (−0.005 → "-0.01"), with exactly `places` decimals; `""` when `amount` is not a number.
 *
 * @throws DomainError `INVALID_INPUT` unless `places` is a whole number from 0 to 40
 */
export function roundHalfUp(amount: DecimalInput, places = 2): string {
  if (!Number.isInteger(places) || places < 0 || places > 40)
    throw refusedInput('INVALID_INPUT', ['places'], places, WRONG_PLACES);
  const exact = readDecimal(amount);
  return exact === null ? '' : plain(exact, places);
}
