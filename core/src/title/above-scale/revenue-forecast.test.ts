import fc from 'fast-check';
import { expect, test } from 'vitest';
import { revenueForecast } from './revenue-forecast';

const limit = '20000000';
const months = (...known: readonly string[]): (string | null)[] => [
  ...known,
  ...Array.from({ length: 12 - known.length }, () => null),
];

test('adds up the months known and says when the threshold is reached', () => {
  expect(revenueForecast(months('1000000', '3000000'), limit)).toEqual({
    ...{ cumulated: '4000000.00', until: 2, percent: '20.00' },
    ...{ crosses: 10, isForecast: true },
  });
  expect(revenueForecast(months('15000000', '5000000'), limit)).toMatchObject({ crosses: 2, isForecast: false });
  expect(revenueForecast(months('15000000', '4999999.99'), limit)).toMatchObject({ crosses: 3, percent: '99.99' });
  expect(revenueForecast(months('1000000'), limit)).toMatchObject({ crosses: null });
  expect(revenueForecast(months(), limit)).toMatchObject({ until: 0, cumulated: '0.00', crosses: null });
});

test('months after one that is not known do not count', () => {
  expect(revenueForecast(['1000000', null, '90000000', ...months().slice(3)], limit)).toMatchObject({
    until: 1,
    cumulated: '1000000.00',
  });
});

test('the forecast month is the first in which the mean reaches the threshold', () => {
  const cents = fc.integer({ min: 1, max: 500_000_000 }).map((each) => (each / 100).toFixed(2));
  fc.assert(
    fc.property(fc.array(cents, { minLength: 1, maxLength: 11 }), (known) => {
      const { crosses, isForecast, cumulated, until } = revenueForecast(months(...known), limit);
      if (!isForecast || crosses === null) return;
      const total = BigInt(cumulated.replace('.', ''));
      const wanted = BigInt(limit) * 100n * BigInt(until);
      expect(total * BigInt(crosses) >= wanted).toBe(true);
      expect(total * BigInt(crosses - 1) < wanted).toBe(true);
      expect(crosses).toBeGreaterThan(until);
    }),
  );
});
