import { decimal, plain, type Decimal, type DecimalInput } from './decimal';
import { yuanPerUnit, type MoneyUnit } from './money-unit';

/** Exact: every unit is a power of ten of 元. */
export function convertUnit(amount: Decimal, from: MoneyUnit, to: MoneyUnit): Decimal {
  return amount.times(yuanPerUnit[from]).div(yuanPerUnit[to]);
}

/** `amount` of unit `from` in 元, 2 decimals half-up from the exact value. */
export function toYuan(amount: DecimalInput, from: MoneyUnit): string {
  return plain(convertUnit(decimal(amount), from, 'yuan'), 2);
}

/** `amount` of unit `from` in 千元, 2 decimals half-up from the exact value. */
export function toThousandYuan(amount: DecimalInput, from: MoneyUnit): string {
  return plain(convertUnit(decimal(amount), from, 'thousandYuan'), 2);
}

/** `amount` of unit `from` in 万元, 2 decimals half-up from the exact value. */
export function toTenThousandYuan(amount: DecimalInput, from: MoneyUnit): string {
  return plain(convertUnit(decimal(amount), from, 'tenThousandYuan'), 2);
}
