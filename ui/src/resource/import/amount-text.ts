import { formatDecimal } from '../../components';

const AMOUNT = /^-?\d+\.\d+$/;

/** A cell that is an amount, grouped and with two decimals at least; null where the cell is none. */
export function amountText(value: string): string | null {
  return AMOUNT.test(value) ? formatDecimal(value, Math.max(2, value.split('.')[1]!.length)) : null;
}
