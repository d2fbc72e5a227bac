import { expect, it } from 'vitest';
import { overYears } from './over-years';

const [first, second, other] = [
  { id: '1', code: 'RD1' },
  { id: '2', code: 'RD1' },
  { id: '3', code: 'RD2' },
];

it('is the same project in each of its years, by its code', () => {
  const yearsOf = overYears([first, second, other], [first, second]);
  expect(yearsOf('1')).toEqual(['1', '2']);
  expect(yearsOf('2')).toEqual(['1', '2']);
  expect(yearsOf('3')).toEqual([]);
  expect(yearsOf('removed')).toEqual([]);
});
