import { asCalendarDate, dateParts, isYear, type CalendarDate, type Year } from './calendar-date';
import { requiredDay } from './required-argument';

/**
 * The year of a day; of a `Date` by the local time zone.
 * @throws DomainError `INVALID_INPUT` when `today` is no day: it comes from a clock, not from user input
 */
export function currentYear(today: CalendarDate | Date): Year {
  return partsOf(today).year;
}

/**
 * The year a report screen opens with: the previous year until 31 May inclusive, the last day of the annual income
 * tax settlement (企业所得税法 第五十四条), then the current year. A saved preference that is a year wins.
 *
 * @throws DomainError `INVALID_INPUT` when `today` is no day and no preference was saved
 */
export function defaultReportYear(today: CalendarDate | Date, saved?: Year | string | null): Year {
  if (isYear(saved)) return Number(saved);
  const { year, month } = partsOf(today);
  return month <= 5 ? year - 1 : year;
}

const partsOf = (today: unknown) => dateParts(requiredDay(asCalendarDate(today), 'today', today));
