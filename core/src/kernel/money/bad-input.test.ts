import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  type Amount,
  addUp,
  allocate,
  displayBudget,
  formatMoney,
  normaliseMoney,
  roundHalfUp,
  sum,
  thousandYuan,
  toTenThousandYuan,
  toThousandYuan,
  toYuan,
  yuan,
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

/** What an untyped caller gets for its mistake. */
const refusalOf = (call: () => unknown) => {
  try {
    return call();
  } catch (error) {
    return error;
  }
};

describe('a calculation refuses', () => {
  test.each(['abc', '1,000', '', NaN, null, undefined, ['1'], '1'.repeat(1001)])('an amount of %j', (value) => {
    const refused = { code: 'NOT_AN_AMOUNT', issues: [{ path: [], value }] };
    const amount = asAmount(value);
    expect(refusalOf(() => yuan(amount))).toMatchObject(refused);
    expect(refusalOf(() => yuan('1').times(amount))).toMatchObject(refused);
    expect(refusalOf(() => yuan('1').dividedBy(amount))).toMatchObject(refused);
  });

  test.each([0, '0', '-0.00'])('to divide by %j', (value) =>
    expect(refusalOf(() => yuan('1').dividedBy(value))).toMatchObject({
      code: 'NOT_AN_AMOUNT',
      issues: [{ path: [], value, message: { en: 'Nothing can be divided by 0' } }],
    }),
  );

  test.each(['euro', '元', '', 'toString', ['yuan'], null, undefined, 1])('the unit %j', (unit) => {
    const refused = { code: 'INVALID_INPUT', issues: [{ path: ['from'], value: unit }] };
    for (const convert of [toYuan, toThousandYuan, toTenThousandYuan]) {
      expect(refusalOf(() => convert('1', unit as 'yuan'))).toMatchObject(refused);
    }
  });

  test('to round to less than 0 or more than 40 places, or to a part of one', () => {
    for (const places of [-1, 41, 1.5, NaN, Infinity, '2', null]) {
      expect(refusalOf(() => roundHalfUp('1', places as number))).toMatchObject({
        code: 'INVALID_INPUT',
        issues: [{ path: ['places'], value: places }],
      });
    }
    expect([roundHalfUp('1.5', 0), roundHalfUp('1', 40)]).toEqual(['2', `1.${'0'.repeat(40)}`]);
  });

  test('to sum what is no list, no amount or of another unit', () => {
    for (const amounts of [null, undefined, yuan('1'), '1', { length: 0 }]) {
      expect(refusalOf(() => sum(amounts as Amount<'yuan'>[]))).toMatchObject({
        code: 'INVALID_INPUT',
        issues: [{ path: ['amounts'], value: amounts }],
      });
    }
    for (const entry of [null, '1', { unit: 'yuan' }, thousandYuan('1')]) {
      expect(refusalOf(() => sum([yuan('1'), entry as Amount<'yuan'>]))).toMatchObject({
        code: 'INVALID_INPUT',
        issues: [{ path: ['amounts', 1], value: entry }],
      });
    }
  });
});

describe('what is one', () => {
  test('has up to 1000 characters', () => {
    expect(roundHalfUp(`${'0'.repeat(999)}7`)).toBe('7.00');
    expect(roundHalfUp(`${'0'.repeat(1000)}7`)).toBe('');
  });

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
