import type { Year } from './calendar-date';
import { isCovered, refuseYear } from './covered-workday-years';

/**
 * 月计薪天数: the days a monthly wage is divided by for the wage of a day, (365 − 104) ÷ 12, statutory holidays being
 * paid. Source: 劳社部发〔2008〕3号, from 2025 人社部发〔2025〕2号, both 第二条.
 */
export const averageMonthlyPaidDays = '21.75';

/**
 * 月工作日: the average number of workdays of a month by law, as a decimal: `20.83` = (365 − 104 − 11) ÷ 12 until 2024
 * (劳社部发〔2008〕3号), `20.67` = (365 − 104 − 13) ÷ 12 from 2025 (人社部发〔2025〕2号). It is no mean of the calendar.
 *
 * @throws DomainError `YEAR_NOT_COVERED` outside `coveredWorkdayYears` and for what is no year
 */
export function averageMonthlyWorkdays(year: Year): string {
  if (!isCovered(year)) refuseYear('year', year);
  return year < 2025 ? '20.83' : '20.67';
}
