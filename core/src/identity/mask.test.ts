import fc from 'fast-check';
import { expect, it, test } from 'vitest';
import { chinesePassport, mobile, residentId } from '../testing/numbers';
import { mask } from './index';

it.each([
  ['110105194912310021', '110105********0021'],
  ['11010519491231002X', '110105********002X'],
  ['110105491231002', '110105*****1002'],
  ['13800138000', '138****8000'],
  ['6222021234567890123', '6222***********0123'],
  ['E12345678', 'E1*****78'],
  ['zhang.san@example.com', 'z********@example.com'],
  ['a@example.com', '*@example.com'],
  ['abc', '***'],
  ['张三丰', '***'],
  ['', ''],
])('%s is shown as %s', (value, masked) => {
  expect(mask(value)).toBe(masked);
});

test('keeps the length and covers at least a character of whatever it is given, and more than half of a personal number', () => {
  fc.assert(
    fc.property(fc.string({ minLength: 1, unit: 'grapheme-ascii' }), (value) => {
      const masked = mask(value);
      expect(masked).toHaveLength(value.length);
      expect(masked).toContain('*');
    }),
  );
  fc.assert(
    fc.property(fc.oneof(residentId, mobile, chinesePassport), (number) => {
      const stars = [...mask(number)].filter((character) => character === '*').length;
      expect(stars).toBeGreaterThan(number.length / 3);
    }),
  );
  expect(mask(null as unknown as string)).toBe('');
});
