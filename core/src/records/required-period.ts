import { faults, Refusal, text } from '../kernel';
import { isMonth, isYear, type Month } from '../kernel/calendar';

const NOT_A_YEAR = text('请选择年度', 'Choose the year');
const NOT_A_MONTH = text('请选择月份', 'Choose the month');

/** The requested year. Refuses an invalid one. */
export function requireYear(year: string | undefined): string {
  if (!year || !isYear(year)) throw new Refusal(faults.invalid(NOT_A_YEAR));
  return year;
}

/** The requested month, `yyyy-MM`. Refuses an invalid one. */
export function requireMonth(month: string | undefined): Month {
  if (isMonth(month)) return month;
  throw new Refusal(faults.invalid(NOT_A_MONTH, [{ field: 'month', message: NOT_A_MONTH }]));
}
