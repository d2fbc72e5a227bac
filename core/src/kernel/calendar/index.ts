export { addDays, daysUntil } from './add-days';
export { addWorkdays } from './add-workdays';
export { averageMonthlyPaidDays, averageMonthlyWorkdays } from './average-monthly-workdays';
export { daysInMonth, isDate, isMonth, isYear, type CalendarDate, type Month, type Year } from './calendar-date';
export { coveredWorkdayYears } from './covered-workday-years';
export { dayKind, type DayKind } from './day-kind';
export { type Holiday, holidayOf } from './holiday-of';
export { isWorkday } from './is-workday';
export {
  addMonths,
  daysInclusive,
  monthOf,
  monthsBetween,
  monthsOfYear,
  touches,
  type DateSpan,
} from './month-arithmetic';
export { monthNumbers, months, type MonthEntry } from './months';
export { quarterSuffix, quarterSuffixes, type QuarterSuffix } from './quarter-suffix';
export { currentYear, defaultReportYear } from './report-year';
export { workdaysBetween } from './workdays-between';
export { workdaysOfMonth } from './workdays-of-month';
