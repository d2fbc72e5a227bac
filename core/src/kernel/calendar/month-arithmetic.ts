import { asCalendarDate, dayNumber, type CalendarDate, type Month, type Year } from './calendar-date';

const ordinal = (month: Month) => Number(month.slice(0, 4)) * 12 + Number(month.slice(5, 7)) - 1;
const fromOrdinal = (count: number): Month =>
  `${String(Math.floor(count / 12)).padStart(4, '0')}-${String((count % 12) + 1).padStart(2, '0')}`;

export function monthOf(date: CalendarDate | Date): Month {
  return asCalendarDate(date).slice(0, 7);
}

export function addMonths(month: Month, count: number): Month {
  return fromOrdinal(ordinal(month) + count);
}

/** How many months `to` is after `from`: 0 for the same month, negative when it is before. */
export function monthsBetween(from: Month, to: Month): number {
  return ordinal(to) - ordinal(from);
}

/** The twelve months of a year, January first. */
export function monthsOfYear(year: Year | string): Month[] {
  return Array.from({ length: 12 }, (_, index) => fromOrdinal(Number(year) * 12 + index));
}

/** Calendar days from `start` to `end`, both counted; 0 when `end` is before `start`. */
export function daysInclusive(start: CalendarDate, end: CalendarDate): number {
  return Math.max(0, dayNumber(end) - dayNumber(start) + 1);
}

export interface DateSpan {
  readonly start: CalendarDate;
  /** Empty or missing: still running. */
  readonly end?: CalendarDate | null;
}

/** Whether at least one day of the span is in the month, i.e. whether a project runs in it. */
export function touches({ start, end }: DateSpan, month: Month): boolean {
  return monthOf(start) <= month && (!end || month <= monthOf(end));
}
