import { asCalendarDate, dateParts, isYear, type CalendarDate, type Year } from './calendar-date';

export function currentYear(today: CalendarDate | Date): Year {
  return dateParts(asCalendarDate(today)).year;
}

/**
 * The year a report screen opens with: the previous year until 31 May inclusive, the last day of the annual income
 * tax settlement (企业所得税法 §54), then the current year. A saved preference that is a year wins.
 */
export function defaultReportYear(today: CalendarDate | Date, saved?: Year | string | null): Year {
  if (isYear(saved)) return Number(saved);
  const { year, month } = dateParts(asCalendarDate(today));
  return month <= 5 ? year - 1 : year;
}
