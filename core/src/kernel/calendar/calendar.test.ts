import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { day, month } from '../../testing';
import { DomainError } from '../fault';
import {
  addMonths,
  currentYear,
  daysInclusive,
  defaultReportYear,
  isDate,
  isMonth,
  isYear,
  monthOf,
  months,
  monthsBetween,
  monthsOfYear,
  quarterSuffix,
  touches,
} from './index';

describe('the year of reports', () => {
  test('is the previous year until 31 May, then the current one', () => {
    expect(defaultReportYear('2025-01-01')).toBe(2024);
    expect(defaultReportYear('2025-05-31')).toBe(2024);
    expect(defaultReportYear('2025-06-01')).toBe(2025);
    expect(defaultReportYear(new Date(2025, 4, 31, 23, 59))).toBe(2024);
  });

  test('a saved preference wins when it is a year', () => {
    expect(defaultReportYear('2025-01-01', '2021')).toBe(2021);
    expect(defaultReportYear('2025-01-01', 2021)).toBe(2021);
    expect(defaultReportYear('2025-01-01', '')).toBe(2024);
    expect(defaultReportYear('2025-01-01', null)).toBe(2024);
    expect(defaultReportYear('2025-01-01', 'last')).toBe(2024);
  });

  test('the current year is the year of the day', () => {
    expect(currentYear('2025-12-31')).toBe(2025);
    expect(currentYear(new Date(2025, 0, 1))).toBe(2025);
  });

  test('is the current one or the one before, and the current one from June', () => {
    fc.assert(
      fc.property(day, (today) => {
        const behind = currentYear(today) - defaultReportYear(today);
        expect(behind).toBe(today.slice(5) <= '05-31' ? 1 : 0);
      }),
    );
  });

  test.each(['', '2025', '2025-02-30', 'today', null, 20250101, new Date(NaN)])(
    '%s is no day, so there is no year of it',
    (today) => {
      expect(() => currentYear(today as string)).toThrow(DomainError);
      expect(() => defaultReportYear(today as string)).toThrow(DomainError);
    },
  );
});

describe('quarters and months', () => {
  test('a quarter is named by its first day', () => {
    expect(monthsOfYear(2024).map(quarterSuffix)).toEqual([
      ...['0101', '0101', '0101', '0401', '0401', '0401'],
      ...['0701', '0701', '0701', '1001', '1001', '1001'],
    ]);
    expect([quarterSuffix(4), quarterSuffix('09'), quarterSuffix('12')]).toEqual(['0401', '0701', '1001']);
  });

  test.each(['2024-13', '', 'abc', '0x5', '1e1', ' 5', '00', 0, 13, 1.5, NaN, null, true, [3]])(
    '%s has no quarter',
    (value) => expect(() => quarterSuffix(value as string)).toThrow(DomainError),
  );

  test('a quarter begins with its suffix: its month is that of the suffix or one of the two after', () => {
    fc.assert(
      fc.property(month, (each) => {
        const after = Number(each.slice(5)) - Number(quarterSuffix(each).slice(0, 2));
        expect([0, 1, 2]).toContain(after);
        expect(quarterSuffix(each.slice(5))).toBe(quarterSuffix(Number(each.slice(5))));
      }),
    );
  });

  test('the dictionary runs from 十二月 to 一月', () => {
    const entries = months();
    expect(entries.map(({ value }) => Number(value))).toEqual([12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1]);
    expect([entries[0]?.label.zh, entries[1]?.label.zh, entries[11]?.label.zh]).toEqual(['十二月', '十一月', '一月']);
  });

  test('a month is counted on and back over the turn of the year', () => {
    expect(addMonths('2024-11', 2)).toBe('2025-01');
    expect(addMonths('2024-01', -1)).toBe('2023-12');
    expect(monthsBetween('2024-11', '2025-02')).toBe(3);
    expect(monthsBetween('2025-02', '2024-11')).toBe(-3);
    expect(monthOf('2024-02-29')).toBe('2024-02');
  });

  test('counting months and adding them undo each other', () => {
    fc.assert(
      fc.property(month, fc.integer({ min: -600, max: 600 }), (from, count) => {
        expect(monthsBetween(from, addMonths(from, count))).toBe(count);
        expect(addMonths(addMonths(from, count), -count)).toBe(from);
      }),
    );
  });
});

describe('days', () => {
  test('both ends count, leap days too', () => {
    expect(daysInclusive('2024-02-28', '2024-03-01')).toBe(3);
    expect(daysInclusive('2023-02-28', '2023-03-01')).toBe(2);
    expect(daysInclusive('2024-01-01', '2024-12-31')).toBe(366);
    expect(daysInclusive('2024-05-05', '2024-05-05')).toBe(1);
    expect(daysInclusive('2024-05-05', '2024-05-04')).toBe(0);
  });

  test('agree with the calendar of the machine', () => {
    fc.assert(
      fc.property(day, day, (a, b) => {
        const [start, end] = a < b ? [a, b] : [b, a];
        expect(daysInclusive(start, end)).toBe((Date.parse(end) - Date.parse(start)) / 86_400_000 + 1);
      }),
    );
  });

  test('a project runs in a month that one of its days lies in', () => {
    const span = { start: '2024-02-29', end: '2024-04-01' };
    expect(monthsOfYear(2024).filter((each) => touches(span, each))).toEqual(['2024-02', '2024-03', '2024-04']);
    expect(touches({ start: '2024-02-29', end: null }, '2030-01')).toBe(true);
  });
});

describe('real calendar checks', () => {
  test.each(['2024-02-29', '2000-02-29', '2024-12-31'])('%s is a day', (value) => expect(isDate(value)).toBe(true));
  test.each(['2023-02-29', '1900-02-29', '2024-04-31', '2024-13-01', '2024-00-10', '2024-1-1', '2024-01-00', '', null])(
    '%s is none',
    (value) => expect(isDate(value)).toBe(false),
  );
  test('months and years', () => {
    expect([isMonth('2024-12'), isMonth('2024-13'), isMonth('2024-1'), isMonth(202412)]).toEqual([
      true,
      false,
      false,
      false,
    ]);
    expect([isYear('2024'), isYear(2024), isYear('24'), isYear('0999'), isYear(null)]).toEqual([
      true,
      true,
      false,
      false,
      false,
    ]);
  });
  test('every day of the machine is a day', () => {
    fc.assert(
      fc.property(day, (each) => {
        expect(isDate(each)).toBe(true);
      }),
    );
  });
});
