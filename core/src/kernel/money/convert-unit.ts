import { refusedInput } from '../fault';
import { plain, readDecimal, type Decimal, type DecimalInput } from './decimal';
import { isMoneyUnit, NO_UNIT, yuanPerUnit, type MoneyUnit } from './money-unit';

/** Exact: every unit is a power of ten of 元. */
export function convertUnit(amount: Decimal, from: MoneyUnit, to: MoneyUnit): Decimal {
  return amount.times(yuanPerUnit[from]).div(yuanPerUnit[to]);
}

/** `amount` of unit `from` in 元, 2 decimals half-up from the exact value; `""` when it is not a number. */
export function toYuan(amount: DecimalInput, from: MoneyUnit): string {
  return converted(amount, from, 'yuan');
}

/** `amount` of unit `from` in 千元, 2 decimals half-up from the exact value; `""` when it is not a number. */
export function toThousandYuan(amount: DecimalInput, from: MoneyUnit): string {
  return converted(amount, from, 'thousandYuan');
}

/** `amount` of unit `from` in 万元, 2 decimals half-up from the exact value; `""` when it is not a number. */
export function toTenThousandYuan(amount: DecimalInput, from: MoneyUnit): string {
  return converted(amount, from, 'tenThousandYuan');
}

/** @throws DomainError `INVALID_INPUT` for an unknown unit */
function converted(amount: DecimalInput, from: MoneyUnit, to: MoneyUnit): string {
  if (!isMoneyUnit(from)) throw refusedInput('INVALID_INPUT', ['from'], from, NO_UNIT);
  const exact = readDecimal(amount);
  return exact === null ? '' : plain(convertUnit(exact, from, to), 2);
}
