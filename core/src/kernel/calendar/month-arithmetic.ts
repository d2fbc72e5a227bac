import { asCalendarDate, dayNumber, type CalendarDate, type Month, type Year } from './calendar-date';
import { requiredCount, requiredDay, requiredMonth, requiredYear } from './required-argument';

const ordinal = (month: Month) => Number(month.slice(0, 4)) * 12 + Number(month.slice(5, 7)) - 1;
const fromOrdinal = (count: number): Month =>
  `${String(Math.floor(count / 12)).padStart(4, '0')}-${String((count % 12) + 1).padStart(2, '0')}`;

/**
 * The month of a day, also of one that is followed by a time of day or that has no day yet (`2024-05`).
 * @throws DomainError `INVALID_INPUT` when no month is written there
 */
export function monthOf(date: CalendarDate | Date): Month {
  return monthIn(date, 'date');
}

/**
 * The month so many months later, or earlier when `count` is negative.
 * @throws DomainError `INVALID_INPUT` for what is no month or no whole number, and beyond the years 1000 to 9999
 */
export function addMonths(month: Month, count: number): Month {
  const sum = ordinal(requiredMonth(month, 'month')) + requiredCount(count, 'count');
  return requiredMonth(fromOrdinal(sum), 'count', count);
}

/**
 * How many months `to` is after `from`: 0 for the same month, negative when it is before.
 * @throws DomainError `INVALID_INPUT` for what is no month
 */
export function monthsBetween(from: Month, to: Month): number {
  return ordinal(requiredMonth(to, 'to')) - ordinal(requiredMonth(from, 'from'));
}

/**
 * The twelve months of a year, January first.
 * @throws DomainError `INVALID_INPUT` for what is no year
 */
export function monthsOfYear(year: Year | string): Month[] {
  const first = requiredYear(year, 'year') * 12;
  return Array.from({ length: 12 }, (_, index) => fromOrdinal(first + index));
}

/**
 * Calendar days from `start` to `end`, both counted; 0 when `end` is before `start`. A time of day is left out.
 * @throws DomainError `INVALID_INPUT` for what is no day
 */
export function daysInclusive(start: CalendarDate, end: CalendarDate): number {
  return Math.max(0, dayNumberOf(end, 'end') - dayNumberOf(start, 'start') + 1);
}

export interface DateSpan {
  readonly start: CalendarDate;
  /** Empty or missing: still running. */
  readonly end?: CalendarDate | null;
}

/**
 * Whether at least one day of the span is in the month, i.e. whether a project runs in it.
 * @throws DomainError `INVALID_INPUT` for what is no day or no month
 */
export function touches(span: DateSpan, month: Month): boolean {
  const { start, end }: Partial<DateSpan> = (span as DateSpan | null) ?? {};
  const asked = requiredMonth(month, 'month');
  return monthIn(start, 'start') <= asked && (!end || asked <= monthIn(end, 'end'));
}

const monthIn = (date: unknown, argument: string) => requiredMonth(asCalendarDate(date).slice(0, 7), argument, date);
const dayNumberOf = (date: unknown, argument: string) => dayNumber(requiredDay(asCalendarDate(date), argument, date));
