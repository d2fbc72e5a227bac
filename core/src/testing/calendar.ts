import fc, { type Arbitrary } from 'fast-check';

const MILLISECONDS_OF_DAY = 86_400_000;

/** Days from the first to the last, both included, as `yyyy-MM-dd`. */
export function dayBetween(first: string, last: string): Arbitrary<string> {
  const [from, to] = [first, last].map((date) => Date.parse(date) / MILLISECONDS_OF_DAY);
  return fc
    .integer({ min: from!, max: to! })
    .map((count) => new Date(count * MILLISECONDS_OF_DAY).toISOString().slice(0, 10));
}

/** A day of the calendar from 1900 to 2100, as `yyyy-MM-dd`. */
export const day = dayBetween('1900-01-01', '2100-12-31');

/** A month of the calendar from 1900 to 2100, as `yyyy-MM`. */
export const month = fc
  .record({ year: fc.integer({ min: 1900, max: 2100 }), number: fc.integer({ min: 1, max: 12 }) })
  .map(({ year, number }) => `${year}-${String(number).padStart(2, '0')}`);
