import { refusedInput } from '../fault';
import { text, type Text } from '../text';
import { isDate, isMonth, isYear, type CalendarDate, type Month, type Year } from './calendar-date';

/**
 * @param given what the caller of the library wrote, when the value was taken from it
 * @throws DomainError `INVALID_INPUT` for what is no `yyyy-MM-dd` of the calendar
 */
export function requiredDay(value: unknown, argument: string, given = value): CalendarDate {
  return isDate(value)
    ? value
    : refuse(argument, given, text('不是日期，请写作 yyyy-MM-dd', 'Not a date; write it as yyyy-MM-dd'));
}

/**
 * @param given what the caller of the library wrote, when the value was taken from it
 * @throws DomainError `INVALID_INPUT` for what is no `yyyy-MM`
 */
export function requiredMonth(value: unknown, argument: string, given = value): Month {
  return isMonth(value)
    ? value
    : refuse(argument, given, text('不是月份，请写作 yyyy-MM', 'Not a month; write it as yyyy-MM'));
}

/** @throws DomainError `INVALID_INPUT` for what is no year of four digits */
export function requiredYear(value: unknown, argument: string): Year {
  return isYear(value) ? Number(value) : refuse(argument, value, text('不是四位年度', 'Not a year of four digits'));
}

/** @throws DomainError `INVALID_INPUT` for what is no whole number */
export function requiredCount(value: unknown, argument: string): number {
  return Number.isSafeInteger(value)
    ? (value as number)
    : refuse(argument, value, text('不是整数', 'Not a whole number'));
}

/** @throws DomainError `INVALID_INPUT`, always */
export function refuse(argument: string, value: unknown, message: Text): never {
  throw refusedInput('INVALID_INPUT', [argument], value, message);
}
