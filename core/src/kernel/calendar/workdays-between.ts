import type { CalendarDate } from './calendar-date';
import { requiredCoveredDay } from './covered-workday-years';
import { coveredWorkdays, workdaysBefore } from './covered-workdays';

/**
 * The number of workdays from `from` to `to`, both counted; 0 when `to` is before `from`.
 *
 * @param from `yyyy-MM-dd`
 * @param to `yyyy-MM-dd`
 * @throws DomainError `INVALID_INPUT` for what is no day, `YEAR_NOT_COVERED` outside `coveredWorkdayYears`
 */
export function workdaysBetween(from: CalendarDate, to: CalendarDate): number {
  const before = workdaysBefore(requiredCoveredDay(from, 'from'));
  const last = workdaysBefore(requiredCoveredDay(to, 'to'));
  const until = coveredWorkdays()[last] === to ? last + 1 : last;
  return Math.max(0, until - before);
}
