import { plain, readDecimal } from './decimal';

const separators = /[,，\s]/g;

/**
 * What a person typed or a workbook holds, as an amount with 2 decimals: `" 1,234.5 "` → `"1234.50"`.
 * Anything that is not a plain decimal number gives `""`, whatever its type.
 */
export function normaliseMoney(text: unknown): string {
  const amount = readDecimal(typeof text === 'string' ? text.replace(separators, '') : text);
  return amount === null ? '' : plain(amount, 2);
}
