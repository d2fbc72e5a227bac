import fc from 'fast-check';
import { expect, test } from 'vitest';
import { daysInclusive, isDate, isMonth, monthOf } from '../kernel/calendar';
import { day, dayBetween, month } from './index';

test('days and months are those of the calendar', () => {
  fc.assert(
    fc.property(day, month, (date, whole) => {
      expect([isDate(date), isMonth(whole), isMonth(monthOf(date))]).toEqual([true, true, true]);
    }),
  );
});

test('days between two stand between them, both included', () => {
  fc.assert(
    fc.property(dayBetween('2024-02-28', '2024-03-01'), (date) => {
      expect(daysInclusive('2024-02-28', date)).toBeGreaterThanOrEqual(1);
      expect(daysInclusive(date, '2024-03-01')).toBeGreaterThanOrEqual(1);
    }),
  );
  const all = fc.sample(dayBetween('2024-02-28', '2024-03-01'), { seed: 1, numRuns: 100 });
  expect([...new Set(all)].sort()).toEqual(['2024-02-28', '2024-02-29', '2024-03-01']);
});
