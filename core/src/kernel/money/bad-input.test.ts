import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  addUp,
  allocate,
  displayBudget,
  formatMoney,
  normaliseMoney,
  roundHalfUp,
  toTenThousandYuan,
  toThousandYuan,
  toYuan,
} from './index';

const notNumbers: readonly unknown[] = [
  ...[null, undefined, true, {}, [], [['1']], () => 1, Symbol('1'), 10n, new Date(0), Object.create(null)],
  ...[NaN, Infinity, '', 'abc', '1e309', '\ud800', '１２', '1'.repeat(1_000_000), `${'9'.repeat(1_000_000)}x`],
];

/** Simulates an untyped caller. */
const asAmount = (value: unknown) => value as string;

describe('what is no number', () => {
  test.each(notNumbers.map((value) => [value]))('is answered, not thrown: case %#', (value) => {
    const amount = asAmount(value);
    expect([normaliseMoney(amount), formatMoney(amount), displayBudget(amount)]).toEqual(['', '', '0']);
    expect(roundHalfUp(amount)).toBe('');
    for (const convert of [toYuan, toThousandYuan, toTenThousandYuan]) expect(convert(amount, 'yuan')).toBe('');
    expect([allocate(amount, [1]), allocate('1', [amount])]).toEqual([null, null]);
    expect(allocate('1', value as string[])).toBeNull();
    expect(addUp(['1', amount])).toBe('');
  });

  test('is answered whatever it is', () => {
    fc.assert(
      fc.property(fc.anything(), (value) => {
        const amount = asAmount(value);
        for (const answer of [
          normaliseMoney(amount),
          formatMoney(amount),
          roundHalfUp(amount),
          toYuan(amount, 'yuan'),
        ]) {
          expect(answer).toMatch(/^(-?[\d,]+\.\d\d)?$/);
        }
        expect(() => [allocate(amount, value as string[]), addUp(value as string[])]).not.toThrow();
      }),
    );
  });
});

describe('what is one', () => {
  test('minus zero is zero', () => {
    expect([normaliseMoney('-0'), roundHalfUp(-0), toYuan('-0.001', 'yuan')]).toEqual(['0.00', '0.00', '0.00']);
    expect(allocate('-0', [1, 1])).toEqual(['0.00', '0.00']);
  });

  test('what is formatted is read as it was', () => {
    fc.assert(
      fc.property(fc.bigInt({ min: -(10n ** 20n), max: 10n ** 20n }), fc.integer({ min: 0, max: 99 }), (whole, fen) => {
        const amount = normaliseMoney(`${whole}.${String(fen).padStart(2, '0')}`);
        expect(normaliseMoney(formatMoney(amount))).toBe(amount);
      }),
    );
  });
});
