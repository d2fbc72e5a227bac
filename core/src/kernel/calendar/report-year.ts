import { asCalendarDate, dateParts, isDate, isYear, type CalendarDate, type Year } from './calendar-date';

/** @throws RangeError when `today` is not a date: it comes from a clock, not from user input. */
export function currentYear(today: CalendarDate | Date): Year {
  return partsOf(today).year;
}

/**
 * The year a report screen opens with: the previous year until 31 May inclusive, the last day of the annual income
 * tax settlement (企业所得税法 第五十四条), then the current year. A saved preference that is a year wins.
 *
 * @throws RangeError when `today` is not a date and no preference was saved
 */
export function defaultReportYear(today: CalendarDate | Date, saved?: Year | string | null): Year {
  if (isYear(saved)) return Number(saved);
  const { year, month } = partsOf(today);
  return month <= 5 ? year - 1 : year;
}

function partsOf(today: unknown) {
  const day = typeof today === 'string' || today instanceof Date ? asCalendarDate(today) : '';
  if (!isDate(day)) throw new RangeError(`Not a day: ${typeof today === 'string' ? today.slice(0, 20) : typeof today}`);
  return dateParts(day);
}
