import { coveredWorkdayYears, daysInMonth, workdaysOfMonth, type Month } from '../kernel/calendar';

/** Hours of a working day: 劳动法 第三十六条, 国务院关于职工工作时间的规定 (国务院令第174号) 第三条. */
const HOURS_OF_DAY = 8;

/**
 * Days a month has to be worked on: the workdays of the notices on public holidays, and Monday to Friday in years
 * without one, which is more and so claims less.
 */
function daysDue(month: Month): number {
  const [year, number] = [Number(month.slice(0, 4)), Number(month.slice(5))];
  if (year >= coveredWorkdayYears.first && year <= coveredWorkdayYears.last) return workdaysOfMonth(month);
  const days = Array.from(
    { length: daysInMonth(year, number) },
    (_, at) => new Date(Date.UTC(year, number - 1, at + 1)),
  );
  return days.filter((day) => day.getUTCDay() % 6 !== 0).length;
}

/** 应出勤工时 of a month, where no attendance states them. */
export const hoursDue = (month: Month): number => daysDue(month) * HOURS_OF_DAY;
