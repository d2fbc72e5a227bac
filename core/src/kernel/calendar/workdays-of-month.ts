import { dateParts, daysInMonth, type Month } from './calendar-date';
import { isCovered, refuseYear } from './covered-workday-years';
import { requiredMonth } from './required-argument';
import { workdaysBetween } from './workdays-between';

/**
 * The number of workdays of a month.
 *
 * @param month `yyyy-MM`
 * @throws DomainError `INVALID_INPUT` for what is no month, `YEAR_NOT_COVERED` outside `coveredWorkdayYears`
 */
export function workdaysOfMonth(month: Month): number {
  const { year, month: number } = dateParts(requiredMonth(month, 'month'));
  if (!isCovered(year)) refuseYear('month', month);
  return workdaysBetween(`${month}-01`, `${month}-${daysInMonth(year, number)}`);
}
