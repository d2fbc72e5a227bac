import { expect, it, test } from 'vitest';
import { alpha3Of, isAlpha3 } from './countries';

const threeDigits = Array.from({ length: 1000 }, (_, number) => number);
const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
const threeLetters = letters.flatMap((a) => letters.flatMap((b) => letters.map((c) => a + b + c)));

test('ISO 3166-1 has 249 numeric codes, and as many of three letters', () => {
  const known = threeDigits.map(alpha3Of).filter((code) => code !== undefined);
  expect(new Set(known).size).toBe(249);
  expect(threeLetters.filter(isAlpha3)).toEqual([...known].sort());
});

it.each([
  [4, 'AFG'],
  [124, 'CAN'],
  [156, 'CHN'],
  [158, 'TWN'],
  [410, 'KOR'],
  [682, 'SAU'],
  [716, 'ZWE'],
  [728, 'SSD'],
  [807, 'MKD'],
  [826, 'GBR'],
  [894, 'ZMB'],
])('%s is %s', (numeric, alpha3) => expect(alpha3Of(numeric)).toBe(alpha3));

it.each([-1, 0, 983, 891, 999, 200, 810, NaN, 124.5])('%s is none, or was withdrawn', (numeric) =>
  expect(alpha3Of(numeric)).toBeUndefined(),
);

it.each(['XKK', 'EUR', 'YUG', 'can', 'AAA', 'FGA'])('%s is none', (code) => expect(isAlpha3(code)).toBe(false));
