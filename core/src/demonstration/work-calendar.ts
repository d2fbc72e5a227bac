import { daysInclusive, monthOf, type CalendarDate, type Month } from '../kernel/calendar';
import { lastDay } from './period';

const aMonday = '1900-01-01';

/** Statutory holidays that fall on working days in an ordinary year, by month. */
const holidays: Readonly<Record<string, number>> = { '01': 1, '02': 4, '04': 1, '05': 2, '06': 1, '10': 5 };

/** Hours due of full-time work in a month, 8 a day, of someone employed from `entry` to `leave`. */
export function dueHours(month: Month, entry: CalendarDate, leave: CalendarDate | null): number {
  const joins = monthOf(entry) === month;
  const leaves = leave !== null && monthOf(leave) === month;
  const days = workingDays(joins ? entry : `${month}-01`, leaves ? leave : lastDay(month));
  return 8 * (joins || leaves ? Math.max(1, days) : days - (holidays[month.slice(5)] ?? 0));
}

/** Mondays to Fridays, both ends counted. */
function workingDays(start: CalendarDate, end: CalendarDate): number {
  const first = daysInclusive(aMonday, start) - 1;
  const count = daysInclusive(start, end);
  return Array.from({ length: count }, (_, index) => (first + index) % 7).filter((day) => day < 5).length;
}
