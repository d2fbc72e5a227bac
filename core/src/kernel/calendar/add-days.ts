import { asCalendarDate, dayNumber, type CalendarDate } from './calendar-date';
import { requiredCount, requiredDay } from './required-argument';

const dayLength = 86_400_000;
/** The last moment a `Date` can tell, in milliseconds of either side of 1970. */
const lastMoment = 8.64e15;

const dayOf = (day: unknown, argument: string) => requiredDay(asCalendarDate(day), argument, day);

/**
 * The day so many days later, or earlier when `count` is negative. A time of day is left out.
 * @throws DomainError `INVALID_INPUT` for what is no day or no whole number, and beyond the years 1000 to 9999
 */
export function addDays(day: CalendarDate, count: number): CalendarDate {
  const sum = Date.parse(dayOf(day, 'day')) + requiredCount(count, 'count') * dayLength;
  return requiredDay(Math.abs(sum) <= lastMoment ? new Date(sum).toISOString().slice(0, 10) : null, 'count', count);
}

/**
 * How many days `to` is after `from`: 0 for the same day, negative when it is before. Times of day are left out.
 * @throws DomainError `INVALID_INPUT` for what is no day
 */
export const daysUntil = (from: CalendarDate, to: CalendarDate): number =>
  dayNumber(dayOf(to, 'to')) - dayNumber(dayOf(from, 'from'));
