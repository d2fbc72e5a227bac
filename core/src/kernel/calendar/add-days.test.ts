import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays, daysUntil } from './add-days';

test('days are added over ends of months and leap years', () => {
  expect(addDays('2024-02-28', 2)).toBe('2024-03-01');
  expect(addDays('2024-01-01', -1)).toBe('2023-12-31');
});

test('as many days lie between as were added', () => {
  const day = fc.date({ min: new Date('1990-01-01'), max: new Date('2090-01-01'), noInvalidDate: true });
  fc.assert(
    fc.property(day, fc.integer({ min: -5000, max: 5000 }), (date, days) => {
      const from = date.toISOString().slice(0, 10);
      expect(daysUntil(from, addDays(from, days))).toBe(days);
    }),
  );
});
