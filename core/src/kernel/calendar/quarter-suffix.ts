import { isMonth, type Month } from './calendar-date';

/** The first day of a quarter as MMdd: the suffix of the quarterly ledger fields (`amortize0401`). */
export type QuarterSuffix = '0101' | '0401' | '0701' | '1001';

export const quarterSuffixes: readonly QuarterSuffix[] = ['0101', '0401', '0701', '1001'];

/**
 * @param month `yyyy-MM`, `MM`, or 1 to 12
 * @throws RangeError for anything else
 */
export function quarterSuffix(month: Month | number): QuarterSuffix {
  const number = monthNumber(month);
  const suffix = Number.isInteger(number) ? quarterSuffixes[Math.ceil(number / 3) - 1] : undefined;
  if (!suffix) throw new RangeError(`Not a month: ${typeof month === 'string' ? month.slice(0, 20) : typeof month}`);
  return suffix;
}

function monthNumber(month: unknown): number {
  if (typeof month === 'number') return month;
  if (isMonth(month)) return Number(month.slice(5));
  return typeof month === 'string' && /^\d{1,2}$/.test(month) ? Number(month) : NaN;
}
