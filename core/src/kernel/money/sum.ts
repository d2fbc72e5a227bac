import { Amount } from './amount';
import type { MoneyUnit } from './money-unit';

/** The exact sum of amounts of one unit. A unit other than 元 must be passed, so that an empty list has one too. */
export function sum(amounts: readonly Amount<'yuan'>[]): Amount<'yuan'>;
export function sum<U extends MoneyUnit>(amounts: readonly Amount<U>[], unit: U): Amount<U>;
export function sum(amounts: readonly Amount<MoneyUnit>[], unit: MoneyUnit = 'yuan'): Amount<MoneyUnit> {
  return amounts.reduce((total, amount) => total.plus(amount), Amount.of(0, unit));
}
