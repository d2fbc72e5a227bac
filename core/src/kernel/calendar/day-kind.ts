import { arrangedDays } from './arranged-days';
import { dayNumber, type CalendarDate } from './calendar-date';
import { requiredCoveredDay } from './covered-workday-years';

/**
 * - `workday`: Monday to Friday, worked
 * - `weekend`: Saturday or Sunday, off without a notice
 * - `holiday`: off by the notice of the State Council, whether a statutory holiday, a day moved there (调休) or a weekend
 *   within the period
 * - `adjustedWorkday`: Saturday or Sunday, worked by the notice in exchange (调休上班)
 */
export type DayKind = 'workday' | 'weekend' | 'holiday' | 'adjustedWorkday';

/**
 * Whether a day is worked in mainland China, and why.
 *
 * Source: the yearly 国务院办公厅关于部分节假日安排的通知, numbers in docs/library/calendar.md; 国务院关于职工工作时间的规定
 * 第七条 for Saturdays and Sundays. Half days off and days off of some citizens or regions (全国年节及纪念日放假办法
 * 第三条, 第四条) are workdays here.
 *
 * @param day `yyyy-MM-dd`
 * @throws DomainError `INVALID_INPUT` for what is no day, `YEAR_NOT_COVERED` outside `coveredWorkdayYears`
 */
export function dayKind(day: CalendarDate): DayKind {
  return kindOfCovered(requiredCoveredDay(day, 'day'));
}

/** The same of a day that was checked. */
export function kindOfCovered(day: CalendarDate): DayKind {
  const { off, worked } = arrangedDays();
  if (off.has(day)) return 'holiday';
  if (!isSaturdayOrSunday(day)) return 'workday';
  return worked.has(day) ? 'adjustedWorkday' : 'weekend';
}

/** Day 0 of `dayNumber` is a Wednesday. */
function isSaturdayOrSunday(day: CalendarDate): boolean {
  const sinceSunday = (dayNumber(day) + 3) % 7;
  return sinceSunday === 0 || sinceSunday === 6;
}
