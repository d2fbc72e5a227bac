import type { CalendarDate } from './calendar-date';
import { daysOfPeriods } from './days-of-period';
import type { HolidayName } from './holiday-name';
import { holidayNotices } from './holiday-notices';

interface ArrangedDays {
  readonly off: ReadonlyMap<CalendarDate, HolidayName>;
  /** Saturdays and Sundays that are worked. */
  readonly worked: ReadonlySet<CalendarDate>;
}

let arranged: ArrangedDays | undefined;

/** The days of all notices, read once on first use. */
export function arrangedDays(): ArrangedDays {
  arranged ??= readNotices();
  return arranged;
}

function readNotices(): ArrangedDays {
  const off = new Map<CalendarDate, HolidayName>();
  const worked = new Set<CalendarDate>();
  for (const [year, arrangements] of Object.entries(holidayNotices)) {
    for (const [holiday, periods, exchanged] of arrangements) {
      for (const day of daysOfPeriods(year, periods)) off.set(day, holiday);
      if (exchanged) for (const day of daysOfPeriods(year, exchanged)) worked.add(day);
    }
  }
  return { off, worked };
}
