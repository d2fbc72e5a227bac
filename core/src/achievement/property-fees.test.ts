import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { graceEnd, nextFee } from './property-fees';
import { patentYears } from './property-term';

const invention = { type: '12', applyTime: '2020-04-10', regTime: '2022-06-01', feeReduction: 'none' };

describe('the next annual fee', () => {
  test('is due on the day of the application, before the year it pays for begins', () => {
    expect(nextFee({ ...invention, feeYear: 4 })).toEqual({ feeYear: 5, due: '2024-04-10', amount: '1200.00' });
  });

  test.each([
    [3, '1200.00'],
    [6, '2000.00'],
    [9, '4000.00'],
    [15, '8000.00'],
  ])('after patent year %i costs %s', (feeYear, amount) => {
    expect(nextFee({ ...invention, feeYear })?.amount).toBe(amount);
  });

  test('is reduced in ten years from the grant, and not after them', () => {
    const reduced = { ...invention, feeReduction: 'single' };
    expect(nextFee({ ...reduced, feeYear: 4 })?.amount).toBe('180.00');
    expect(nextFee({ ...reduced, feeYear: 11 })).toEqual({ feeYear: 12, due: '2031-04-10', amount: '600.00' });
    expect(nextFee({ ...reduced, feeYear: 12 })).toEqual({ feeYear: 13, due: '2032-04-10', amount: '6000.00' });
    expect(nextFee({ ...invention, feeReduction: 'joint', feeYear: 4 })?.amount).toBe('360.00');
  });

  test('is not known without the year paid so far, and there is none without a grant or for software', () => {
    expect(nextFee({ ...invention, feeYear: null })).toBeNull();
    expect(nextFee({ ...invention, regTime: null, feeYear: 3 })).toBeNull();
    expect(nextFee({ ...invention, type: '4', feeYear: 3 })).toBeNull();
  });

  test('ends with the term, whatever the kind', () => {
    fc.assert(
      fc.property(fc.constantFrom('12', '6', '2', '3'), fc.integer({ min: 1, max: 25 }), (type, feeYear) => {
        const term = patentYears(type, invention.applyTime)!;
        const fee = nextFee({ ...invention, type, feeYear });
        expect(fee === null).toBe(feeYear >= term);
        if (fee) expect(Number(fee.amount)).toBeGreaterThan(0);
      }),
    );
  });

  test('is taken with a surcharge for six months', () => {
    expect(graceEnd('2024-04-10')).toBe('2024-10-10');
    expect(graceEnd('2023-08-31')).toBe('2024-02-29');
  });
});
