import { expect, it, test } from 'vitest';
import { isAreaCode } from './area-codes';

const numbers = Array.from({ length: 1000 }, (_, number) => String(number));

test('there are 10 area codes of two digits and 318 of three, none of which starts with one of two', () => {
  const known = numbers.filter(isAreaCode);
  const short = known.filter((code) => code.length === 2);
  expect([short.length, known.length - short.length]).toEqual([10, 318]);
  expect(known.filter((code) => code.length === 3 && isAreaCode(code.slice(0, 2)))).toEqual([]);
});

/* The seats of the provinces, and cities with the first and the last code of their region. */
it.each(
  [
    ...['10', '22', '311', '351', '471', '24', '431', '451', '21', '25', '571', '551', '591', '791', '531', '371'],
    ...['27', '731', '20', '771', '898', '23', '28', '851', '871', '891', '29', '931', '971', '951', '991'],
    ...['310', '335', '349', '396', '580', '633', '668', '691', '701', '755', '763', '769', '897', '909', '999'],
  ].map((code) => [code]),
)('%s is one', (code) => expect(isAreaCode(code)).toBe(true));

it.each([
  '',
  '0',
  '1',
  '01',
  '11',
  '26',
  '31',
  '010',
  '110',
  '123',
  '200',
  '300',
  '340',
  '565',
  '600',
  '732',
  '733',
  '978',
  '3110',
  '100',
])('"%s" is none', (code) => expect(isAreaCode(code)).toBe(false));
