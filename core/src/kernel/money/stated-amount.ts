import { refusedInput } from '../fault';
import { text } from '../text';
import { normaliseMoney } from './normalise-money';

const NO_AMOUNT = text('不是数字', 'Not an amount');

/** Whether anything is stated: null, undefined and blank text are nothing. */
export function isStated(given: unknown): boolean {
  return given !== null && given !== undefined && !(typeof given === 'string' && given.trim() === '');
}

/**
 * An amount that may be missing, with 2 decimals; `''` for null, undefined and blank text.
 *
 * @throws DomainError `NOT_AN_AMOUNT` for what cannot be read: it must not count as 0
 */
export function statedAmount(given: unknown, path: readonly (string | number)[]): string {
  if (!isStated(given)) return '';
  const amount = normaliseMoney(given);
  if (amount === '') throw refusedInput('NOT_AN_AMOUNT', path, given, NO_AMOUNT);
  return amount;
}
