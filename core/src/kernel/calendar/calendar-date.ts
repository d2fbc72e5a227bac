/** A year as it is stored: `2024`, written with four digits. */
export type Year = number;
/** A calendar month, `yyyy-MM`. */
export type Month = string;
/** A calendar day, `yyyy-MM-dd`. */
export type CalendarDate = string;

const pad = (value: number, length: number) => String(value).padStart(length, '0');

function isLeapYear(year: Year): boolean {
  return (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;
}

/**
 * The days of a month, 28 to 31.
 * @param month 1 to 12, which the caller has checked: it is called for every identity number, so it does not check.
 */
export function daysInMonth(year: Year, month: number): number {
  return month === 2 ? (isLeapYear(year) ? 29 : 28) : [4, 6, 9, 11].includes(month) ? 30 : 31;
}

/** `yyyy-MM-dd` of numbers that were checked. */
export function writtenDate(year: Year, month: number, day: number): CalendarDate {
  return `${pad(year, 4)}-${pad(month, 2)}-${pad(day, 2)}`;
}

/** Four digits, 1000 to 9999, as text or number. */
export function isYear(value: unknown): boolean {
  return (typeof value === 'string' || typeof value === 'number') && /^[1-9]\d{3}$/.test(String(value));
}

/** `yyyy-MM` with a month from 01 to 12. */
export function isMonth(value: unknown): value is Month {
  return typeof value === 'string' && /^[1-9]\d{3}-(0[1-9]|1[0-2])$/.test(value);
}

/** A valid `yyyy-MM-dd`: 2023-02-29 is not. */
export function isDate(value: unknown): value is CalendarDate {
  if (typeof value !== 'string' || !/^\d{4}-\d{2}-\d{2}$/.test(value) || !isMonth(value.slice(0, 7))) return false;
  const { year, month, day } = dateParts(value);
  return day >= 1 && day <= daysInMonth(year, month);
}

/** The first ten characters of a text, and a `Date` read in the local time zone; `''` for anything else. */
export function asCalendarDate(day: unknown): string {
  if (typeof day === 'string') return day.slice(0, 10);
  if (!(day instanceof Date)) return '';
  return writtenDate(day.getFullYear(), day.getMonth() + 1, day.getDate());
}

export function dateParts(date: CalendarDate): { year: Year; month: number; day: number } {
  return { year: Number(date.slice(0, 4)), month: Number(date.slice(5, 7)), day: Number(date.slice(8, 10)) };
}

/** Days since 0000-03-01; only differences are meaningful. */
export function dayNumber(date: CalendarDate): number {
  const { year, month, day } = dateParts(date);
  // The year is counted from March, so that the leap day is its last day.
  const marchYear = month > 2 ? year : year - 1;
  const marchMonth = (month + 9) % 12;
  return (
    365 * marchYear +
    Math.floor(marchYear / 4) -
    Math.floor(marchYear / 100) +
    Math.floor(marchYear / 400) +
    Math.floor((153 * marchMonth + 2) / 5) +
    day -
    1
  );
}
