import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fixedOf, inPlaces, numberInPlaces } from './fixed';

/** The decimal with so many places that has these units: 5 with 2 places is 0.05. */
function written(units: number, places: number): string {
  const digits = String(Math.abs(units)).padStart(places + 1, '0');
  const whole = digits.slice(0, digits.length - places);
  return `${units < 0 ? '-' : ''}${whole}${places > 0 ? `.${digits.slice(digits.length - places)}` : ''}`;
}

const decimals = fc.tuple(fc.integer({ min: -(10 ** 12), max: 10 ** 12 }), fc.integer({ min: 0, max: 10 }));

describe('a decimal as a whole number of its last place', () => {
  it('is a plain number where 15 characters hold it', () => {
    fc.assert(
      fc.property(decimals, ([units, places]) => {
        const text = written(units, places);
        fc.pre(text.replace('-', '').length <= 15);
        expect(fixedOf(text)).toEqual({ units: units === 0 && text.startsWith('-') ? -0 : units, places });
      }),
    );
  });

  it.each([
    ['0', { units: 0, places: 0 }],
    ['9', { units: 9, places: 0 }],
    ['1.50', { units: 150, places: 2 }],
    ['-1.05', { units: -105, places: 2 }],
    ['.5', { units: 5, places: 1 }],
    ['-.5', { units: -5, places: 1 }],
    ['999999999999999', { units: 999_999_999_999_999, places: 0 }],
    ['-99999999999.999', { units: -99_999_999_999_999, places: 3 }],
    ['1000000000000000', { units: 1_000_000_000_000_000n, places: 0 }],
    ['-1234567890123.45', { units: -123_456_789_012_345n, places: 2 }],
    ['123456789012345678.9', { units: 1_234_567_890_123_456_789n, places: 1 }],
    [7, { units: 7, places: 0 }],
    [-7, { units: -7, places: 0 }],
    [9_007_199_254_740_991, { units: 9_007_199_254_740_991, places: 0 }],
    [9_007_199_254_740_992, { units: 9_007_199_254_740_992n, places: 0 }],
    [0.25, { units: 25, places: 2 }],
    [1e-7, { units: 1n, places: 7 }],
  ])('of %s is %o', (value, fixed) => {
    expect(fixedOf(value)).toEqual(fixed);
  });

  it.each([
    '',
    '-',
    '.',
    '-.',
    '1.2.3',
    '.1.2',
    '1-',
    '--1',
    '1 ',
    '1,000',
    '/',
    ':',
    'a',
    '１',
    null,
    undefined,
    NaN,
    {},
    [],
    true,
  ])('of %j is none', (value) => {
    expect(fixedOf(value)).toBeNull();
  });

  it('has the same value with more places, as a plain number and as an exact one', () => {
    fc.assert(
      fc.property(fc.integer(), fc.nat(4), fc.nat(3), (units, places, more) => {
        const exact = BigInt(units) * 10n ** BigInt(more);
        expect(inPlaces({ units, places }, places + more)).toBe(exact);
        expect(BigInt(numberInPlaces({ units, places }, places + more))).toBe(exact);
      }),
    );
  });
});
