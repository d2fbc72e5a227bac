import { daysInMonth, type CalendarDate } from '../kernel/calendar';

/** The same day so many years later; the last day of the month where that year has no such day (专利审查指南 五部分 七章). */
export function addYears(date: CalendarDate, years: number): CalendarDate {
  const year = Number(date.slice(0, 4)) + years;
  const month = Number(date.slice(5, 7));
  const day = Math.min(Number(date.slice(8, 10)), daysInMonth(year, month));
  return `${String(year).padStart(4, '0')}-${date.slice(5, 7)}-${String(day).padStart(2, '0')}`;
}
