import fc, { type Arbitrary } from 'fast-check';

/** A year in four digits, as numbers hold the one in which they were given. */
export const year = (from: number, to = 2025): Arbitrary<string> => fc.integer({ min: from, max: to }).map(String);

/** Its last two digits. */
export const twoDigitYear = (from: number, to?: number): Arbitrary<string> =>
  year(from, to).map((full) => full.slice(2));
