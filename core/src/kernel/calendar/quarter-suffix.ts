import { isMonth, type Month } from './calendar-date';

/** The first day of a quarter as MMdd: the suffix of the quarterly ledger fields (`amortize0401`). */
export type QuarterSuffix = '0101' | '0401' | '0701' | '1001';

export const quarterSuffixes: readonly QuarterSuffix[] = ['0101', '0401', '0701', '1001'];

/**
 * @param month `yyyy-MM`, `MM`, or 1 to 12
 * @throws RangeError for anything else
 */
export function quarterSuffix(month: Month | number): QuarterSuffix {
  const number = Number(isMonth(month) ? month.slice(5) : month);
  const suffix = Number.isInteger(number) ? quarterSuffixes[Math.ceil(number / 3) - 1] : undefined;
  if (!suffix) throw new RangeError(`Not a month: ${String(month)}`);
  return suffix;
}
