import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  addWorkdays,
  averageMonthlyPaidDays,
  averageMonthlyWorkdays,
  coveredWorkdayYears,
  dayKind,
  daysInclusive,
  holidayOf,
  isWorkday,
  monthsOfYear,
  workdaysBetween,
  workdaysOfMonth,
  type DayKind,
} from './index';

const millisecondsOfDay = 86_400_000;
const dayOfTime = (time: number) => new Date(time).toISOString().slice(0, 10);
const later = (day: string, count: number) => dayOfTime(Date.parse(day) + count * millisecondsOfDay);

const years = Array.from({ length: 12 }, (_, index) => 2015 + index);
const daysOf = (year: number) => {
  const length = daysInclusive(`${year}-01-01`, `${year}-12-31`);
  return Array.from({ length }, (_, index) => later(`${year}-01-01`, index));
};
const isSaturdayOrSunday = (day: string) => [0, 6].includes(new Date(day).getUTCDay());
const days = years.flatMap(daysOf);
const [first, last] = [days[0]!, days.at(-1)!];

const day = fc.constantFrom(...days);
const twoDays = fc.tuple(day, day).map((pair) => pair.sort() as [string, string]);

describe('the notices of the State Council', () => {
  test.each<[day: string, kind: DayKind, holiday: string | null, statutory: boolean | null]>([
    // 元旦: 1月1日至3日放假调休。1月4日（星期日）上班
    ['2015-01-02', 'holiday', '元旦', false],
    ['2015-01-04', 'adjustedWorkday', null, null],
    // 端午节: 6月20日放假，6月22日（星期一）补休
    ['2015-06-20', 'holiday', '端午节', true],
    ['2015-06-21', 'weekend', null, null],
    ['2015-06-22', 'holiday', '端午节', false],
    // 9月3日放假，9月4日调休，9月6日（星期日）上班
    ['2015-09-03', 'holiday', '中国人民抗日战争暨世界反法西斯战争胜利70周年纪念日', false],
    ['2015-09-04', 'holiday', '中国人民抗日战争暨世界反法西斯战争胜利70周年纪念日', false],
    ['2015-09-06', 'adjustedWorkday', null, null],
    // 中秋节、国庆节: 10月1日至8日放假调休，9月30日（星期六）上班
    ['2017-09-30', 'adjustedWorkday', null, null],
    ['2017-10-04', 'holiday', '中秋节、国庆节', true],
    ['2017-10-05', 'holiday', '中秋节、国庆节', false],
    // 2018年12月30日至2019年1月1日放假调休，2018年12月29日（星期六）上班
    ['2018-12-29', 'adjustedWorkday', null, null],
    ['2018-12-31', 'holiday', '元旦', false],
    ['2019-01-01', 'holiday', '元旦', true],
    // 清明节: 4月5日放假，与周末连休
    ['2019-04-05', 'holiday', '清明节', true],
    ['2019-04-06', 'weekend', null, null],
    // changed in March 2019: 5月1日至4日放假调休，4月28日、5月5日上班
    ['2019-05-03', 'holiday', '劳动节', false],
    ['2019-05-05', 'adjustedWorkday', null, null],
    // 延长2020年春节假期至2月2日, which took back 2月1日（星期六）上班
    ['2020-01-31', 'holiday', '春节', false],
    ['2020-02-01', 'holiday', '春节', false],
    ['2020-02-03', 'workday', null, null],
    // 人社厅函〔2020〕135号: 300 % on 1 to 4 October, 200 % on 5 to 8 October
    ['2020-10-04', 'holiday', '国庆节、中秋节', true],
    ['2020-10-05', 'holiday', '国庆节、中秋节', false],
    ['2022-12-31', 'holiday', '元旦', false],
    // 除夕 was only recommended as a day off in 2024
    ['2024-02-09', 'workday', null, null],
    ['2024-05-02', 'holiday', '劳动节', false],
    // 国务院令第795号: from 2025 除夕 and 2 May
    ['2025-01-28', 'holiday', '春节', true],
    ['2025-05-02', 'holiday', '劳动节', true],
    ['2026-01-04', 'adjustedWorkday', null, null],
    ['2026-02-16', 'holiday', '春节', true],
    ['2026-09-20', 'adjustedWorkday', null, null],
    ['2026-10-10', 'adjustedWorkday', null, null],
  ])('%s is a %s of %s', (each, kind, name, statutory) => {
    expect(dayKind(each)).toBe(kind);
    const holiday = holidayOf(each);
    expect([holiday?.name.zh ?? null, holiday?.statutory ?? null]).toEqual([name, statutory]);
  });

  test.each([
    // year, days off, days worked in exchange, workdays
    [2015, 26, 5, 249],
    [2016, 24, 6, 250],
    [2017, 24, 5, 249],
    [2018, 25, 7, 250],
    [2019, 22, 6, 250],
    [2020, 30, 6, 249],
    [2021, 31, 7, 250],
    [2022, 32, 7, 249],
    [2023, 26, 7, 249],
    [2024, 28, 8, 251],
    [2025, 28, 5, 248],
    [2026, 33, 6, 248],
  ])('%i has %i days off, %i adjusted workdays and %i workdays', (year, off, adjusted, workdays) => {
    const kinds = daysOf(year).map((each) => dayKind(each));
    expect([
      kinds.filter((kind) => kind === 'holiday').length,
      kinds.filter((kind) => kind === 'adjustedWorkday').length,
      workdaysBetween(`${year}-01-01`, `${year}-12-31`),
    ]).toEqual([off, adjusted, workdays]);
  });

  test.each(years)('of %i only move days: all others but the statutory ones are made up for', (year) => {
    const all = daysOf(year);
    const statutory = all.filter((each) => holidayOf(each)?.statutory);
    expect(statutory).toHaveLength(year < 2025 ? 11 : 13);
    // 2015: 3 September. 2020: 31 January, and 1 February that was to make up for a day.
    const granted = { 2015: 1, 2020: 2 }[year] ?? 0;
    const weekdays = all.filter((each) => !isSaturdayOrSunday(each)).length;
    expect(workdaysBetween(all[0]!, all.at(-1)!)).toBe(weekdays - statutory.length - granted);
  });

  test('say of every day off which holiday it is, and of no other', () => {
    for (const each of days) expect(holidayOf(each) !== null).toBe(dayKind(each) === 'holiday');
  });

  test('let work only Saturdays and Sundays in exchange, and leave the others as they are', () => {
    for (const each of days) {
      const kind = dayKind(each);
      if (kind !== 'holiday') expect(isSaturdayOrSunday(each)).toBe(kind !== 'workday');
    }
  });

  test('make no period of days off longer than nine days, save in 2020', () => {
    const workdays = days.filter((each) => isWorkday(each));
    const breaks = workdays.slice(1).map((each, index) => daysInclusive(workdays[index]!, each) - 2);
    // 2020: the seven days of Spring Festival became ten.
    expect(breaks.sort((a, b) => b - a).slice(0, 2)).toEqual([10, 9]);
  });

  const lunar = new Intl.DateTimeFormat('en-u-ca-chinese', { timeZone: 'UTC', month: 'numeric', day: 'numeric' });

  test('have the first days of the lunar year, 端午 and 中秋 where the lunar calendar has them', () => {
    const festivals = days.filter((each) => /^(1\/[123]|5\/5|8\/15)$/.test(lunar.format(new Date(each))));
    expect(festivals).toHaveLength(5 * years.length);
    for (const each of festivals) expect(holidayOf(each)?.statutory).toBe(true);
  });

  test.each(years)('have 清明 of %i on the day of the solar term', (year) => {
    // The usual approximation for the years 2000 to 2099.
    const since = year - 2000;
    const term = Math.floor(since * 0.2422 + 4.81) - Math.floor(since / 4);
    expect(holidayOf(`${year}-04-0${term}`)).toEqual({
      name: { zh: '清明节', en: 'Qingming Festival' },
      statutory: true,
    });
  });
});

describe('workdays', () => {
  test('are counted with both ends', () => {
    expect(workdaysBetween('2025-10-01', '2025-10-08')).toBe(0);
    expect(workdaysBetween('2025-09-28', '2025-10-11')).toBe(6);
    expect(workdaysBetween('2025-10-09', '2025-10-09')).toBe(1);
    expect(workdaysBetween('2025-10-10', '2025-10-09')).toBe(0);
    expect([workdaysOfMonth('2025-02'), workdaysOfMonth('2025-10'), workdaysOfMonth('2024-02')]).toEqual([19, 18, 18]);
  });

  test('are as many as a walk from day to day finds', () => {
    fc.assert(
      fc.property(day, fc.nat(500), (from, length) => {
        const to = later(from, length) > last ? last : later(from, length);
        const walked = days.slice(days.indexOf(from), days.indexOf(to) + 1).filter((each) => isWorkday(each));
        expect(workdaysBetween(from, to)).toBe(walked.length);
      }),
    );
  });

  test('of two spans that follow each other add up', () => {
    fc.assert(
      fc.property(twoDays, day, ([from, to], middle) => {
        fc.pre(from <= middle && middle < to);
        expect(workdaysBetween(from, middle) + workdaysBetween(later(middle, 1), to)).toBe(workdaysBetween(from, to));
      }),
    );
  });

  test.each(years)('of the months of %i add up to those of the year', (year) => {
    const ofMonths = monthsOfYear(year).map((month) => workdaysOfMonth(month));
    expect(ofMonths.reduce((sum, each) => sum + each, 0)).toBe(workdaysBetween(`${year}-01-01`, `${year}-12-31`));
  });

  test('there are none between a day and the day before it', () => {
    fc.assert(
      fc.property(twoDays, ([from, to]) => {
        fc.pre(from < to);
        expect(workdaysBetween(to, from)).toBe(0);
      }),
    );
  });
});

describe('adding workdays', () => {
  test('passes over days off and works the adjusted ones', () => {
    expect(addWorkdays('2025-09-30', 1)).toBe('2025-10-09');
    expect(addWorkdays('2025-10-09', -1)).toBe('2025-09-30');
    expect(addWorkdays('2025-10-03', 1)).toBe('2025-10-09');
    expect(addWorkdays('2025-10-03', -1)).toBe('2025-09-30');
    expect(addWorkdays('2025-10-03', 0)).toBe('2025-10-03');
    expect(addWorkdays('2025-10-10', 1)).toBe('2025-10-11');
    expect(addWorkdays('2018-12-28', 2)).toBe('2019-01-02');
  });

  const count = fc.integer({ min: -300, max: 300 });
  const inside = fc.constantFrom(...years.slice(2, -2).flatMap(daysOf));

  test('arrives at a workday unless nothing is added', () => {
    fc.assert(
      fc.property(inside, count, (from, added) => {
        expect(added === 0 ? addWorkdays(from, added) === from : isWorkday(addWorkdays(from, added))).toBe(true);
      }),
    );
  });

  test('and taking them away again leads back', () => {
    fc.assert(
      fc.property(inside, count, (from, added) => {
        fc.pre(isWorkday(from));
        expect(addWorkdays(addWorkdays(from, added), -added)).toBe(from);
      }),
    );
  });

  test('counts the days after the start', () => {
    fc.assert(
      fc.property(inside, fc.integer({ min: 1, max: 300 }), (from, added) => {
        expect(workdaysBetween(later(from, 1), addWorkdays(from, added))).toBe(added);
        expect(workdaysBetween(addWorkdays(from, -added), later(from, -1))).toBe(added);
      }),
    );
  });
});

describe('the years that are covered', () => {
  test('are 2015 to 2026, to the last day', () => {
    expect([coveredWorkdayYears.first, coveredWorkdayYears.last]).toEqual([2015, 2026]);
    expect([dayKind(first), dayKind(last)]).toEqual(['holiday', 'workday']);
    expect(workdaysBetween(first, last)).toBe(days.filter((each) => isWorkday(each)).length);
  });

  const refused = { code: 'YEAR_NOT_COVERED' };
  const otherDay = fc
    .date({ min: new Date('1000-01-01T00:00:00Z'), max: new Date('9999-12-31T00:00:00Z'), noInvalidDate: true })
    .map((each) => dayOfTime(each.getTime()))
    .filter((each) => each < first || each > last);

  test('any other is refused, not answered by its weekdays', () => {
    fc.assert(
      fc.property(otherDay, (each) => {
        for (const ask of [dayKind, holidayOf, isWorkday])
          expect(() => ask(each)).toThrow(expect.objectContaining(refused));
        expect(() => workdaysBetween(each, each)).toThrow(expect.objectContaining(refused));
        expect(() => workdaysBetween('2024-01-01', each)).toThrow(expect.objectContaining(refused));
        expect(() => workdaysOfMonth(each.slice(0, 7))).toThrow(expect.objectContaining(refused));
        expect(() => addWorkdays(each, 0)).toThrow(expect.objectContaining(refused));
        expect(() => averageMonthlyWorkdays(Number(each.slice(0, 4)))).toThrow(expect.objectContaining(refused));
      }),
    );
  });

  test.each([
    ['2026-12-31', 1],
    ['2026-12-30', 2],
    ['2015-01-04', -1],
    ['2015-01-01', -1],
    ['2020-06-01', Number.MAX_SAFE_INTEGER],
    ['2020-06-01', -Number.MAX_SAFE_INTEGER],
  ])('%s and %i workdays end outside them', (from, added) => {
    expect(() => addWorkdays(from, added)).toThrow(expect.objectContaining(refused));
  });
});

describe('the averages of law', () => {
  test.each([
    [2015, '20.83'],
    [2024, '20.83'],
    [2025, '20.67'],
    [2026, '20.67'],
  ])('%i: %s workdays a month', (year, average) => expect(averageMonthlyWorkdays(year)).toBe(average));

  test.each(years)('of %i follow from its statutory holidays', (year) => {
    const statutory = daysOf(year).filter((each) => holidayOf(each)?.statutory).length;
    expect(averageMonthlyWorkdays(year)).toBe(((365 - 104 - statutory) / 12).toFixed(2));
  });

  test('a monthly wage is paid for 21.75 days', () => {
    expect(averageMonthlyPaidDays).toBe(((365 - 104) / 12).toFixed(2));
  });
});
