import type { CalendarDate } from './calendar-date';
import { coveredWorkdayYears } from './covered-workday-years';
import { kindOfCovered } from './day-kind';
import { daysFromTo } from './days-of-period';
import { isWorked } from './is-workday';

let workdays: readonly CalendarDate[] | undefined;

/** The workdays of all covered years in order, found once on first use. */
export function coveredWorkdays(): readonly CalendarDate[] {
  workdays ??= daysFromTo(`${coveredWorkdayYears.first}-01-01`, `${coveredWorkdayYears.last}-12-31`).filter((day) =>
    isWorked(kindOfCovered(day)),
  );
  return workdays;
}

/** How many of them are before a day. */
export function workdaysBefore(day: CalendarDate): number {
  const all = coveredWorkdays();
  let [low, high] = [0, all.length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (all[middle]! < day) low = middle + 1;
    else high = middle;
  }
  return low;
}
