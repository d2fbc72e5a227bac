import { text } from '../text';
import { isMonth, type Month } from './calendar-date';
import { refuse } from './required-argument';

/** The first day of a quarter as MMdd: the suffix of the quarterly ledger fields (`amortize0401`). */
export type QuarterSuffix = '0101' | '0401' | '0701' | '1001';

/** The suffixes of the four quarters, the first quarter first. */
export const quarterSuffixes: readonly QuarterSuffix[] = ['0101', '0401', '0701', '1001'];

/**
 * The first day of the quarter a month is in, as MMdd.
 * @param month `yyyy-MM`, `MM`, or 1 to 12
 * @throws DomainError `INVALID_INPUT` for anything else
 */
export function quarterSuffix(month: Month | number): QuarterSuffix {
  const number = monthNumber(month);
  const suffix = Number.isInteger(number) ? quarterSuffixes[Math.ceil(number / 3) - 1] : undefined;
  return (
    suffix ??
    refuse('month', month, text('不是月份，请写作 yyyy-MM 或 1 至 12', 'Not a month; write it as yyyy-MM or 1 to 12'))
  );
}

function monthNumber(month: unknown): number {
  if (typeof month === 'number') return month;
  if (isMonth(month)) return Number(month.slice(5));
  return typeof month === 'string' && /^\d{1,2}$/.test(month) ? Number(month) : NaN;
}
