import { decimal, plain } from './decimal';

const number = /^[+-]?(\d+(\.\d*)?|\.\d+)$/;
const separators = /[,，\s]/g;

/**
 * What a person typed or a workbook holds, as an amount with 2 decimals: `" 1,234.5 "` → `"1234.50"`.
 * Anything that is not a plain decimal number gives `""`.
 */
export function normaliseMoney(text: string | number | null | undefined): string {
  if (typeof text === 'number') return Number.isFinite(text) ? plain(decimal(text), 2) : '';
  const digits = (text ?? '').replace(separators, '');
  return number.test(digits) ? plain(decimal(digits.replace(/^\+/, '')), 2) : '';
}
