import { getDayDetail, getSolarTermDate } from 'chinese-days';
import { describe, expect, test } from 'vitest';
import { daysFromTo } from './days-of-period';
import { coveredWorkdayYears, dayKind, holidayOf, isWorkday } from './index';

const { first, last } = coveredWorkdayYears;
const years = Array.from({ length: last - first + 1 }, (_, index) => first + index);
const daysOf = (year: number) => daysFromTo(`${year}-01-01`, `${year}-12-31`);

/** The package reads days by the local clock. */
const ofPeer = (day: string) => getDayDetail(new Date(`${day}T00:00:00`));
/** It names days as `Mid-autumn Festival,中秋,1`, and plain weekdays and weekends in English. */
const holidayOfPeer = (day: string) => ofPeer(day).name.split(',')[1] ?? null;

describe.each(years)('%i beside the package chinese-days', (year) => {
  test('has the same workdays', () => {
    expect(daysOf(year).filter((day) => isWorkday(day) !== ofPeer(day).work)).toEqual([]);
  });

  test('has the same holidays off', () => {
    const off = daysOf(year).filter((day) => dayKind(day) === 'holiday');
    // Of two holidays in one period the package names one.
    const others = off.filter((day) => !holidayOf(day)!.name.zh.includes(holidayOfPeer(day) ?? 'none'));
    // 国发明电〔2015〕1号: 9月3日至5日调休放假，共3天. The package takes the third day as a plain Saturday.
    expect(others).toEqual(year === 2015 ? ['2015-09-05'] : []);
  });

  test('has 清明 on the day of the solar term', () => {
    const statutory = daysOf(year).filter((day) => holidayOf(day)?.name.zh === '清明节' && holidayOf(day)?.statutory);
    expect(statutory).toEqual([getSolarTermDate(year, 4, 'pure_brightness')]);
  });
});
