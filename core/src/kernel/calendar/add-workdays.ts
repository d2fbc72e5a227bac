import type { CalendarDate } from './calendar-date';
import { refuseYear, requiredCoveredDay } from './covered-workday-years';
import { coveredWorkdays, workdaysBefore } from './covered-workdays';
import { requiredCount } from './required-argument';

/**
 * The workday that is `count` workdays after a day, or before it when `count` is negative. The day itself is not counted:
 * 1 is the next workday, −1 the one before; 0 is the day itself, worked or not.
 *
 * @param day `yyyy-MM-dd`
 * @param count a whole number
 * @throws DomainError `INVALID_INPUT` for what is no day or no whole number, `YEAR_NOT_COVERED` when the day or the answer
 * is outside `coveredWorkdayYears`
 */
export function addWorkdays(day: CalendarDate, count: number): CalendarDate {
  const start = requiredCoveredDay(day, 'day');
  if (requiredCount(count, 'count') === 0) return start;
  const all = coveredWorkdays();
  const at = workdaysBefore(start);
  // From a day off, the first workday after it is at its own place already.
  const forward = count > 0 && all[at] !== start ? count - 1 : count;
  return all[at + forward] ?? refuseYear('count', count);
}
