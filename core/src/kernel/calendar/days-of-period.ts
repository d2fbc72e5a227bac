import { dateParts, daysInMonth, writtenDate, type CalendarDate, type Year } from './calendar-date';

/** Every day from the first to the last, both included. */
export function daysFromTo(first: CalendarDate, last: CalendarDate): CalendarDate[] {
  const days: CalendarDate[] = [];
  for (let day = first; day <= last; day = dayAfter(day)) days.push(day);
  return days;
}

/** The days of a year that are written as `MM-dd` or as `MM-dd/MM-dd` with both ends, separated by blanks. */
export function daysOfPeriods(year: Year | string, periods: string): CalendarDate[] {
  return periods.split(' ').flatMap((period) => {
    const [first, last = first] = period.split('/');
    return daysFromTo(`${year}-${first}`, `${year}-${last}`);
  });
}

function dayAfter(date: CalendarDate): CalendarDate {
  const { year, month, day } = dateParts(date);
  if (day < daysInMonth(year, month)) return writtenDate(year, month, day + 1);
  return month < 12 ? writtenDate(year, month + 1, 1) : writtenDate(year + 1, 1, 1);
}
