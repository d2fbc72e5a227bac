import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { normaliseMoney, roundHalfUp } from '../kernel/money';
import { superDeduction } from '../tax';
import { amount, amountBetween, costAmount, garbageAmount, unreadableAmounts } from './index';

const formWith = (personnel: unknown) =>
  superDeduction({
    year: 2024,
    period: 'ANNUAL',
    projects: [{ id: 'A', expenditureType: 'expensed', ended: true, personnel: personnel as string }],
  });

describe('an amount', () => {
  test('is read by money and by a form, and written with 2 decimals at most', () => {
    fc.assert(
      fc.property(amount, (each) => {
        expect(each).toMatch(/^-?\d+(\.\d{1,2})?$/);
        expect(roundHalfUp(each)).toBe(normaliseMoney(each));
        expect(formWith(each).lines['3']).toBe(roundHalfUp(each));
      }),
    );
  });

  test('is below 0, 0 and above 0, with no decimal, 1 and 2', () => {
    const all = fc.sample(amount, { seed: 1, numRuns: 300 });
    expect(new Set(all.map((each) => Math.sign(Number(each)) + 0))).toEqual(new Set([-1, 0, 1]));
    expect(new Set(all.map((each) => (each.split('.')[1] ?? '').length))).toEqual(new Set([0, 1, 2]));
  });

  test('between two bounds in 分 stays there, and that of a cost is never below 0', () => {
    fc.assert(
      fc.property(amountBetween(-5, 105), costAmount, (each, cost) => {
        expect(Number(each)).toBeGreaterThanOrEqual(-0.05);
        expect(Number(each)).toBeLessThanOrEqual(1.05);
        expect(each).toBe(roundHalfUp(each));
        expect(cost).toMatch(/^\d+\.\d\d$/);
      }),
    );
  });
});

describe('what is no amount', () => {
  test('is refused by a form', () => {
    fc.assert(
      fc.property(garbageAmount, (each) => {
        expect(() => formWith(each)).toThrow(expect.objectContaining({ code: 'NOT_AN_AMOUNT' }));
      }),
      { numRuns: 300, examples: unreadableAmounts.map((each) => [each]) },
    );
  });

  test('comes as separators, units, full width, exponents, lists, big integers, NaN and objects', () => {
    const all = fc.sample(garbageAmount, { seed: 1, numRuns: 2_000 });
    const texts = all.filter((each) => typeof each === 'string');
    for (const kind of [/^-?\d+,\d/, /^-?\d[.\d]*(元|万)$/, /^[－．０-９]+$/, /^-?[.\d]+e3$/]) {
      expect(texts.filter((each) => kind.test(each)).length, String(kind)).toBeGreaterThan(0);
    }
    for (const is of [Array.isArray, Number.isNaN, (each: unknown) => typeof each === 'bigint']) {
      expect(all.filter(is).length).toBeGreaterThan(0);
    }
    expect(all.filter((each) => each === '' || each === null || each === undefined)).toEqual([]);
  });
});
