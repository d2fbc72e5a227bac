import { daysInclusive, monthOf, type CalendarDate, type Month } from '@rdm/core/calendar';
import { lastDay, padded } from './period';

const aMonday = '1900-01-01';

/** Statutory holidays that fall on working days in an ordinary year, by month. */
const holidays: Readonly<Record<string, number>> = { '01': 1, '02': 4, '04': 1, '05': 2, '06': 1, '10': 5 };

/** Hours due of full-time work in a month, 8 a day, of a person employed from `entry` to `leave`; null: all the time. */
export const dueHours = (month: Month, entry: CalendarDate | null, leave: CalendarDate | null): number =>
  8 * workDays(month, entry, leave).length;

/** The working days of a person employed from `entry` to `leave`; the holidays of a month are its first weekdays. */
export function workDays(month: Month, entry: CalendarDate | null, leave: CalendarDate | null): CalendarDate[] {
  const joins = entry !== null && monthOf(entry) === month;
  const leaves = leave !== null && monthOf(leave) === month;
  const start = joins ? entry : `${month}-01`;
  const days = weekdays(month, start, leaves ? leave : lastDay(month));
  if (!joins && !leaves) return days.slice(holidays[month.slice(5)] ?? 0);
  return days.length > 0 ? days : [start];
}

/** Mondays to Fridays of a month, both ends counted. */
function weekdays(month: Month, start: CalendarDate, end: CalendarDate): CalendarDate[] {
  const first = daysInclusive(aMonday, start) - 1;
  const [from, to] = [Number(start.slice(8)), Number(end.slice(8))];
  return Array.from({ length: to - from + 1 }, (_, index) => index)
    .filter((index) => (first + index) % 7 < 5)
    .map((index) => `${month}-${padded(from + index, 2)}`);
}
