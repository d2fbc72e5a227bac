import { plain, readDecimal } from './decimal';

const separators = /[,，\s]/g;

/**
 * Normalises user input or a workbook cell to an amount with 2 decimals: `" 1,234.5 "` → `"1234.50"`.
 * Anything that is not a plain decimal number gives `""`, whatever its type.
 */
export function normaliseMoney(text: unknown): string {
  const amount = readDecimal(typeof text === 'string' ? text.replace(separators, '') : text);
  return amount === null ? '' : plain(amount, 2);
}
