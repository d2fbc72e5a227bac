import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isDate } from '../kernel/calendar';
import { movedByYears } from './copied-sheet';

describe('a date moved by years', () => {
  it.each([
    ['2024-02-29', 1, '2025-02-28'],
    ['2024-02-29', 4, '2028-02-29'],
    ['2024-12-31', -1, '2023-12-31'],
  ])('%s by %i is %s', (date, years, moved) => {
    expect(movedByYears(date, years)).toBe(moved);
  });

  it('is a day of the calendar in the same month, and comes back but for a leap day', () => {
    const days = fc.date({ min: new Date('1990-01-01'), max: new Date('2100-12-31'), noInvalidDate: true });
    fc.assert(
      fc.property(days, fc.integer({ min: -50, max: 50 }), (day, years) => {
        const date = day.toISOString().slice(0, 10);
        const moved = movedByYears(date, years);
        expect(isDate(moved)).toBe(true);
        expect(moved.slice(5, 7)).toBe(date.slice(5, 7));
        if (!date.endsWith('-02-29')) expect(movedByYears(moved, -years)).toBe(date);
      }),
    );
  });
});
