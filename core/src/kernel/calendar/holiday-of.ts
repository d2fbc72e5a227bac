import type { Text } from '../text';
import { arrangedDays } from './arranged-days';
import type { CalendarDate } from './calendar-date';
import { requiredCoveredDay } from './covered-workday-years';
import { holidayNames } from './holiday-name';
import { statutoryDays } from './statutory-days';

export interface Holiday {
  /** As the notice calls the period; two holidays joined into one period are named together. */
  readonly name: Text;
  /**
   * Whether the day is a statutory holiday 法定休假日, on which work is paid at 300% (劳动法 第四十四条 第三项), and no day
   * moved there (调休) or weekend. 3 September 2015 was none: work on it was paid at 200%.
   */
  readonly statutory: boolean;
}

/**
 * The holiday a day off belongs to; null for workdays, adjusted ones too, and for weekends outside the holiday periods.
 *
 * Source: the yearly 国务院办公厅关于部分节假日安排的通知, numbers in docs/library/calendar.md; statutory days by
 * 全国年节及纪念日放假办法 第二条 (国务院令第644号, from 2025 第795号).
 *
 * @param day `yyyy-MM-dd`
 * @throws DomainError `INVALID_INPUT` for what is no day, `YEAR_NOT_COVERED` outside `coveredWorkdayYears`
 */
export function holidayOf(day: CalendarDate): Holiday | null {
  const name = arrangedDays().off.get(requiredCoveredDay(day, 'day'));
  return name ? { name: { ...holidayNames[name] }, statutory: statutoryDays().has(day) } : null;
}
