import fc from 'fast-check';
import { expect, it } from 'vitest';
import { addDays, addMonths, isDay, readDay, readMonth, readYear, today, weeksOf } from './calendar-days';

const days = fc.integer({ min: -20_000, max: 30_000 }).map((count) => addDays('2000-01-01', count));

it.each(['2025-3-1', '2025/03/01', '20250301', '2025年3月1日', ' 2025-03-01 '])('reads %s', (typed) =>
  expect(readDay(typed)).toBe('2025-03-01'),
);
it('refuses days that do not exist', () => {
  expect(readDay('2025-02-29')).toBeUndefined();
  expect(readDay('2025-13-01')).toBeUndefined();
  expect(readDay('2024-02-29')).toBe('2024-02-29');
});
it('reads months and years', () => {
  expect(['2025-3', '202503', '2025年3月'].map(readMonth)).toEqual(['2025-03', '2025-03', '2025-03']);
  expect(readMonth('2025-13')).toBeUndefined();
  expect([readYear('2025年'), readYear('25')]).toEqual(['2025', undefined]);
});
it('goes to the last day of a shorter month', () => {
  expect(addMonths('2024-01-31', 1)).toBe('2024-02-29');
  expect(addMonths('2025-01-15', -1)).toBe('2024-12-15');
});
it('covers a month with whole weeks from Monday', () => {
  fc.assert(
    fc.property(days, (day) => {
      const shown = weeksOf(day).flat();
      expect(shown).toContain(day);
      expect(shown).toHaveLength(42);
      expect(shown.every(isDay)).toBe(true);
      expect(new Date(`${shown[0]}T00:00:00Z`).getUTCDay()).toBe(1);
    }),
  );
});
it('takes today from the clock on the wall', () => expect(today(new Date(2025, 0, 5, 0, 30))).toBe('2025-01-05'));
