import type { CalendarDate } from './calendar-date';
import { dayKind, type DayKind } from './day-kind';

export const isWorked = (kind: DayKind): boolean => kind === 'workday' || kind === 'adjustedWorkday';

/**
 * Whether a day is worked: `dayKind` is `workday` or `adjustedWorkday`.
 *
 * @param day `yyyy-MM-dd`
 * @throws DomainError `INVALID_INPUT` for what is no day, `YEAR_NOT_COVERED` outside `coveredWorkdayYears`
 */
export function isWorkday(day: CalendarDate): boolean {
  return isWorked(dayKind(day));
}
