import table from 'chinese-days/dist/chinese-days.json' with { type: 'json' };
import { describe, expect, test } from 'vitest';
import { daysFromTo } from './days-of-period';
import { coveredWorkdayYears, dayKind, holidayOf, isWorkday } from './index';

// The functions of the package read days by the local clock and are a day off west of Greenwich; its table is not.
const off: Readonly<Record<string, string | undefined>> = table.holidays;
const worked: Readonly<Record<string, string | undefined>> = table.workdays;

const { first, last } = coveredWorkdayYears;
const years = Array.from({ length: last - first + 1 }, (_, index) => first + index);
const daysOf = (year: number) => daysFromTo(`${year}-01-01`, `${year}-12-31`);
const isSaturdayOrSunday = (day: string) => [0, 6].includes(new Date(day).getUTCDay());

describe.each(years)('%i beside the table of the package chinese-days', (year) => {
  test('has the same workdays', () => {
    const isWorkdayOfPeer = (day: string) => day in worked || !(day in off || isSaturdayOrSunday(day));
    expect(daysOf(year).filter((day) => isWorkday(day) !== isWorkdayOfPeer(day))).toEqual([]);
  });

  test('has the same adjusted workdays', () => {
    expect(daysOf(year).filter((day) => (dayKind(day) === 'adjustedWorkday') !== day in worked)).toEqual([]);
  });

  test('has the same holidays off', () => {
    // `Mid-autumn Festival,中秋,1`; of two holidays in one period the package names one.
    const others = daysOf(year).filter((day) => {
      const [, name] = off[day]?.split(',') ?? [];
      return name ? !holidayOf(day)?.name.zh.includes(name) : holidayOf(day) !== null;
    });
    const known: Readonly<Record<number, readonly string[]>> = {
      // 国发明电〔2015〕1号: 9月3日至5日调休放假，共3天. The package has the third day, a Saturday, as no holiday.
      2015: ['2015-09-05'],
      // 国办发明电〔2018〕15号: 放假，与周末连休. The package counts these weekends among the days off.
      2019: ['2019-04-06', '2019-04-07', '2019-06-08', '2019-06-09', '2019-09-14', '2019-09-15'],
    };
    expect(others).toEqual(known[year] ?? []);
  });
});
