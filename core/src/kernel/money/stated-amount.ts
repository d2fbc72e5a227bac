import { refusedInput } from '../fault';
import { text } from '../text';
import { normaliseMoney } from './normalise-money';

const NO_AMOUNT = text('不是数字', 'Not an amount');

/**
 * An amount that may be missing, with 2 decimals; `''` for null, undefined and blank text.
 *
 * @throws DomainError `NOT_AN_AMOUNT` for what cannot be read: it must not count as 0
 */
export function statedAmount(given: unknown, path: readonly (string | number)[]): string {
  if (given === null || given === undefined || (typeof given === 'string' && given.trim() === '')) return '';
  const amount = normaliseMoney(given);
  if (amount === '') throw refusedInput('NOT_AN_AMOUNT', path, given, NO_AMOUNT);
  return amount;
}
