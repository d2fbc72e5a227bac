import { plain } from './decimal';
import { readGivenDecimal } from './given-decimal';

/**
 * Normalises user input or a workbook cell to an amount with 2 decimals: `" 1,234.5 "` → `"1234.50"`.
 * Anything that is not a plain decimal number gives `""`, whatever its type, and so do separators that do not group digits
 * by three or four.
 */
export function normaliseMoney(text: unknown): string {
  const amount = readGivenDecimal(text);
  return amount === null ? '' : plain(amount, 2);
}
