import { refusedInput } from '../fault';
import { text } from '../text';
import { dateParts, type CalendarDate, type Year } from './calendar-date';
import { requiredDay } from './required-argument';

/** The years whose days off and adjusted workdays are known, both included. */
export const coveredWorkdayYears = { first: 2015, last: 2026 } as const;

export function isCovered(year: Year): boolean {
  return Number.isInteger(year) && coveredWorkdayYears.first <= year && year <= coveredWorkdayYears.last;
}

/** @throws DomainError `INVALID_INPUT` for what is no day, `YEAR_NOT_COVERED` for a day of another year */
export function requiredCoveredDay(value: unknown, argument: string): CalendarDate {
  const day = requiredDay(value, argument);
  return isCovered(dateParts(day).year) ? day : refuseYear(argument, value);
}

/** @throws DomainError `YEAR_NOT_COVERED`, always */
export function refuseYear(argument: string, value: unknown): never {
  const { first, last } = coveredWorkdayYears;
  const message = text(
    `只有${first}年至${last}年的放假安排`,
    `Only the holiday arrangements of ${first} to ${last} are covered`,
  );
  throw refusedInput('YEAR_NOT_COVERED', [argument], value, message);
}
