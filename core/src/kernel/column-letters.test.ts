import { expect, it } from 'vitest';
import { columnLetters } from './column-letters';

it('the letters of a column go on after Z as spreadsheets count', () => {
  expect([0, 25, 26, 51, 52, 701, 702].map(columnLetters)).toEqual(['A', 'Z', 'AA', 'AZ', 'BA', 'ZZ', 'AAA']);
});
