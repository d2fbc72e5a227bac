export { daysInMonth, isDate, isMonth, isYear, type CalendarDate, type Month, type Year } from './calendar-date';
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
