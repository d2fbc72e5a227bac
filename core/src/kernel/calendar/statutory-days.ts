import type { CalendarDate, Year } from './calendar-date';
import { daysOfPeriods } from './days-of-period';

/**
 * The days off of all citizens under 全国年节及纪念日放假办法 第二条 whose dates differ from year to year: the first three days
 * of the lunar year, from 2025 with the eve, then 清明, 端午 and 中秋.
 */
const movingDays: Readonly<Record<Year, string>> = {
  2015: '02-19/02-21 04-05 06-20 09-27',
  2016: '02-08/02-10 04-04 06-09 09-15',
  2017: '01-28/01-30 04-04 05-30 10-04',
  2018: '02-16/02-18 04-05 06-18 09-24',
  2019: '02-05/02-07 04-05 06-07 09-13',
  // 中秋 was on 1 October, which made 4 October a day of 300% pay: 人社厅函〔2020〕135号
  2020: '01-25/01-27 04-04 06-25 10-04',
  2021: '02-12/02-14 04-04 06-14 09-21',
  2022: '02-01/02-03 04-05 06-03 09-10',
  2023: '01-22/01-24 04-05 06-22 09-29',
  2024: '02-10/02-12 04-04 06-10 09-17',
  2025: '01-28/01-31 04-04 05-31 10-06',
  2026: '02-16/02-19 04-05 06-19 09-25',
};

/** 元旦, 劳动节 and 国庆节: 国务院令第644号, and 国务院令第795号 in force from 2025. */
const fixedDays = (year: number) => `01-01 ${year < 2025 ? '05-01' : '05-01/05-02'} 10-01/10-03`;

let statutory: ReadonlySet<CalendarDate> | undefined;

/** The statutory holidays of the covered years, 11 a year and 13 from 2025, read once on first use. */
export function statutoryDays(): ReadonlySet<CalendarDate> {
  statutory ??= new Set(
    Object.entries(movingDays).flatMap(([year, moving]) => daysOfPeriods(year, `${fixedDays(Number(year))} ${moving}`)),
  );
  return statutory;
}
