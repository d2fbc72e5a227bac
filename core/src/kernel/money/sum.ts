import { refusedInput } from '../fault';
import { text } from '../text';
import { Amount } from './amount';
import type { MoneyUnit } from './money-unit';

const NO_LIST = text('应为金额列表', 'Must be a list of amounts');
const NO_AMOUNT = text('应为同一单位的金额', 'Must be an amount of the same unit');

/**
 * The exact sum of amounts of one unit. A unit other than 元 must be passed, so that an empty list has one too.
 *
 * @throws DomainError `INVALID_INPUT` for what is no list, or has an entry that is no amount of the unit
 */
export function sum(amounts: readonly Amount<'yuan'>[]): Amount<'yuan'>;
export function sum<U extends MoneyUnit>(amounts: readonly Amount<U>[], unit: U): Amount<U>;
export function sum(amounts: readonly Amount<MoneyUnit>[], unit: MoneyUnit = 'yuan'): Amount<MoneyUnit> {
  if (!Array.isArray(amounts)) throw refusedInput('INVALID_INPUT', ['amounts'], amounts, NO_LIST);
  return amounts.reduce(
    (total: Amount<MoneyUnit>, amount: unknown, at) => {
      if (!(amount instanceof Amount) || amount.unit !== unit)
        throw refusedInput('INVALID_INPUT', ['amounts', at], amount, NO_AMOUNT);
      return total.plus(amount);
    },
    Amount.of(0, unit),
  );
}
