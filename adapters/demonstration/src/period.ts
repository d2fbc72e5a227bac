import { daysInMonth, monthsOfYear, type CalendarDate, type Month } from '@rdm/core/calendar';

/** The months of a year for which there is data: January to `throughMonth`. */
export interface Period {
  readonly year: number;
  /** 1 to 12 */
  readonly throughMonth: number;
}

export function monthsOf({ year, throughMonth }: Period): Month[] {
  return monthsOfYear(year).slice(0, throughMonth);
}

export function lastDay(month: Month): CalendarDate {
  return `${month}-${daysInMonth(Number(month.slice(0, 4)), Number(month.slice(5)))}`;
}

export function periodEnd({ year, throughMonth }: Period): CalendarDate {
  return lastDay(`${year}-${padded(throughMonth, 2)}`);
}

export function padded(value: number, length: number): string {
  return String(value).padStart(length, '0');
}

/** The last two digits of a year, as used in the numbers of documents and assets. */
export function shortYear(year: number): string {
  return padded(year % 100, 2);
}
