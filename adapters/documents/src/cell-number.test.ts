import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { numberOf, sumOf } from './cell-number';

describe('the number written for a decimal', () => {
  it.each([
    ['0.10', 0.1],
    ['-12.345', -12.345],
    ['007', 7],
    ['123456789012345', 123456789012345],
    ['1234567890123456', null],
    ['100000000000000.00', 100000000000000],
    ['0.00000000000000000001', 1e-20],
    ['1e5', null],
    ['12,345.00', null],
    ['', null],
    ['二', null],
  ])('%s → %s', (decimal, number) => expect(numberOf(decimal)).toBe(number));
});

describe('the sum shown under a column', () => {
  it('is exact to the cent', () => {
    const cents = fc.array(fc.integer({ min: -1_000_000, max: 1_000_000 }), { maxLength: 50 });
    fc.assert(
      fc.property(cents, (amounts) => {
        const written = amounts.map((cent) => (cent < 0 ? '-' : '') + decimal(Math.abs(cent)));
        expect(sumOf(written)).toBe(amounts.reduce((sum, cent) => sum + cent, 0) / 100);
      }),
    );
  });

  it('passes over what is no number, as SUM does', () => {
    expect(sumOf(['1.5', null, '无', '2'])).toBe(3.5);
    expect(sumOf([])).toBe(0);
  });
});

function decimal(cents: number): string {
  return `${Math.floor(cents / 100)}.${String(cents % 100).padStart(2, '0')}`;
}
