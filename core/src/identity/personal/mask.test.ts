import fc from 'fast-check';
import { expect, it, test } from 'vitest';
import {
  bankCard,
  chinesePassport,
  foreignResidentId,
  hongKongMacaoPermit,
  licencePlate,
  mobile,
  residentId,
  taiwanPermit,
} from '../../testing';
import { mask } from '../index';

it.each([
  ['110105194912310021', '110105********0021'],
  ['11010519491231002X', '110105********002X'],
  ['110105491231002', '110105*****1002'],
  ['13800138000', '138****8000'],
  ['6222021234567890123', '6222***********0123'],
  ['4222222222222', '4222*****2222'],
  ['E12345678', 'E1*****78'],
  ['H1234567801', 'H1*******01'],
  ['06069484', '06****84'],
  ['0561682001(D)', '056*******(D)'],
  ['911124198108030024', '911124********0024'],
  ['CAN110081080310', 'CAN**********10'],
  ['京A12345', '京A***45'],
  ['京AD12345', '京A****45'],
  ['京A1234警', '京A***4警'],
  ['zhang.san@example.com', 'z********@example.com'],
  ['a@example.com', '*@example.com'],
  ['@example.com', '@ex******com'],
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
  // A card of 15 digits cannot be told from a legacy identity number.
  const others = [
    bankCard.filter((number) => number.length !== 15),
    foreignResidentId,
    hongKongMacaoPermit,
    taiwanPermit,
    licencePlate,
  ];
  const personal = fc.oneof(residentId, mobile, chinesePassport, ...others);
  fc.assert(
    fc.property(personal, (number) => {
      const stars = [...mask(number)].filter((character) => character === '*').length;
      expect(stars).toBeGreaterThan(number.length / 3);
    }),
  );
  expect(mask(null as unknown as string)).toBe('');
});
