import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatDecimal, isDecimal, plainDecimal } from './decimal-text';

describe('formatDecimal', () => {
  it.each([
    ['0', '0.00'],
    ['1234567.5', '1,234,567.50'],
    ['-1234.5', '-1,234.50'],
    ['999.995', '1,000.00'],
    ['-0.005', '-0.01'],
    ['-0.004', '0.00'],
    ['.5', '0.50'],
    ['9007199254740993.01', '9,007,199,254,740,993.01'],
    ['1,234.5', '1,234.50'],
    ['无', '无'],
  ])('%s reads %s', (value, shown) => expect(formatDecimal(value)).toBe(shown));

  it('takes the digits of a rate or of a headcount', () => {
    expect(formatDecimal('0.123456', 4)).toBe('0.1235');
    expect(formatDecimal('1234.5', 0)).toBe('1,235');
  });

  it('keeps every amount in 分 exactly, however large', () => {
    fc.assert(
      fc.property(fc.bigInt({ min: -(10n ** 20n), max: 10n ** 20n }), (cents) => {
        const size = cents < 0n ? -cents : cents;
        const value = `${cents < 0n ? '-' : ''}${size / 100n}.${String(size % 100n).padStart(2, '0')}`;
        expect(plainDecimal(formatDecimal(value))).toBe(value);
      }),
    );
  });
});

describe('plainDecimal', () => {
  it('takes separators, blanks, currency marks and full-width characters away', () => {
    expect(plainDecimal(' ￥１，２３４．５0 ')).toBe('1234.50');
    expect(plainDecimal('−3。5')).toBe('-3.5');
    expect(plainDecimal('-¥ 1 234')).toBe('-1234');
  });

  it('leaves separators that do not group digits, so that 1,5 is refused and not read as 15', () => {
    for (const typed of ['1,5', '1，5', '12,34.5', '1 5']) expect(isDecimal(plainDecimal(typed))).toBe(false);
  });
});

describe('isDecimal', () => {
  it('knows numbers from other texts', () => {
    expect(['1', '-1.', '.5', '+2.25'].every(isDecimal)).toBe(true);
    expect(['', '-', '.', '1e3', '1.2.3', '无'].some(isDecimal)).toBe(false);
  });
});
