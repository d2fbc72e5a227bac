import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  added,
  compared,
  divided,
  multiplied,
  negated,
  powerOfTen,
  rational,
  readRational,
  roundedTo,
  zero,
  type Rational,
} from './rational';

const numbers = fc.bigInt({ min: -(10n ** 20n), max: 10n ** 20n });
const rationals = fc.record({ over: numbers, under: fc.oneof(fc.constantFrom(1n, 100n, 1000n), fc.bigInt(1n, 999n)) });
const isSame = (a: Rational, b: Rational) => a.over * b.under === b.over * a.under;

describe('an exact number is read', () => {
  it.each([
    ['0', 0n, 1n],
    ['-1.50', -150n, 100n],
    ['+7', 7n, 1n],
    ['-.5', -5n, 10n],
    ['7.', 7n, 1n],
    ['-12345678901234567890.5', -123_456_789_012_345_678_905n, 10n],
    ['+12345678901234567890', 12_345_678_901_234_567_890n, 1n],
    ['1e3', 1000n, 1n],
    ['1.25E+1', 125n, 10n],
    ['1.25e2', 125n, 1n],
    ['-15e-1', -15n, 10n],
    [1e21, 10n ** 21n, 1n],
    [1e-7, 1n, 10n ** 7n],
  ])('%s as %s over %s', (given, over, under) => expect(rational(given)).toEqual({ over, under }));

  it.each(['', '.', '-', 'e5', '1e', '1e1234', '1 ', ' 1', '1,0', '--1', '1.2.3', 'NaN'])('%j is none', (given) =>
    expect(() => rational(given)).toThrow(
      expect.objectContaining({
        code: 'NOT_AN_AMOUNT',
        message: 'An amount is a plain decimal such as "1234.50"',
      }),
    ),
  );

  it('up to 400 characters', () => {
    expect(rational(`${'0'.repeat(399)}7`)).toEqual({ over: 7n, under: 1n });
    expect(() => rational(`${'0'.repeat(400)}7`)).toThrow(expect.objectContaining({ code: 'NOT_AN_AMOUNT' }));
  });

  it('from any value only where it is a finite number or a plain decimal', () => {
    expect([readRational(1.5), readRational('1.50'), readRational('-12345678901234567890')]).toEqual([
      { over: 15n, under: 10n },
      { over: 150n, under: 100n },
      { over: -12_345_678_901_234_567_890n, under: 1n },
    ]);
    for (const value of [NaN, Infinity, '1e3', '1e309', '', 'x', null, undefined, 10n, ['1'], {}]) {
      expect(readRational(value)).toBeNull();
    }
  });
});

describe('exact numbers', () => {
  it('are powers of ten of any size', () =>
    expect([0, 1, 40, 41, 60].map(powerOfTen)).toEqual([1n, 10n, 10n ** 40n, 10n ** 41n, 10n ** 60n]));

  it('are added, negated, multiplied and compared as fractions are', () => {
    fc.assert(
      fc.property(rationals, rationals, (a, b) => {
        const [left, right] = [a.over * b.under, b.over * a.under];
        const under = a.under * b.under;
        expect(isSame(added(a, b), { over: left + right, under })).toBe(true);
        expect(isSame(multiplied(a, b), { over: a.over * b.over, under })).toBe(true);
        expect(isSame(added(a, negated(a)), zero)).toBe(true);
        expect(compared(a, b)).toBe(left < right ? -1 : left > right ? 1 : 0);
        for (const made of [added(a, b), negated(a), multiplied(a, b)]) expect(made.under > 0n).toBe(true);
      }),
    );
  });

  it('of different places keep those of the longer when they are added', () => {
    const [fen, thousandth] = [rational('0.01'), rational('0.001')];
    expect(added(fen, thousandth)).toEqual({ over: 11n, under: 1000n });
    expect(added(thousandth, fen)).toEqual({ over: 11n, under: 1000n });
    expect(added(fen, rational('-0.03'))).toEqual({ over: -2n, under: 100n });
    expect(added({ over: 1n, under: 4n }, { over: 1n, under: 6n })).toEqual({ over: 10n, under: 24n });
  });

  it('are divided so that the result is above a number greater than 0; by 0 it is 0', () => {
    fc.assert(
      fc.property(rationals, rationals, (a, b) => {
        const quotient = divided(a, b);
        expect(quotient.under > 0n).toBe(true);
        expect(b.over === 0n ? quotient.over === 0n : isSame(multiplied(quotient, b), a)).toBe(true);
      }),
    );
    expect(divided(rational('6'), rational('-4'))).toEqual({ over: -6n, under: 4n });
    expect(divided(rational('6'), rational('0'))).toEqual(zero);
  });

  it('are rounded half-up, away from zero, to the nearest', () => {
    const third = { over: 1n, under: 3n };
    const half = { over: -1n, under: 8n };
    expect(roundedTo(third, 2)).toEqual({ over: 33n, under: 100n });
    expect(roundedTo(half, 2)).toEqual({ over: -13n, under: 100n });
    expect(roundedTo(half, 0)).toEqual({ over: 0n, under: 1n });
    fc.assert(
      fc.property(rationals, fc.nat(5), (value, places) => {
        const rounded = roundedTo(value, places);
        expect(rounded.under).toBe(powerOfTen(places));
        const { over, under } = added(rounded, negated(value));
        const distance = (over < 0n ? -over : over) * 2n * powerOfTen(places);
        expect(distance <= under).toBe(true);
        const isOutward = value.over < 0n ? over <= 0n : over >= 0n;
        if (distance === under) expect(isOutward).toBe(true);
      }),
    );
  });
});
