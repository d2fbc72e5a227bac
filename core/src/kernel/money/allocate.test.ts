import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { allocate } from './index';

const toFen = (amount: string) => BigInt(amount.replace('.', ''));
const total = fc.tuple(fc.bigInt({ min: 0n, max: 10n ** 14n }), fc.boolean()).map(([fen, negative]) => {
  const digits = String(fen).padStart(3, '0');
  return `${negative && fen > 0n ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`;
});
const weights = fc
  .array(
    fc.integer({ min: 0, max: 100_000 }).map((half) => (half / 8).toFixed(3)),
    { minLength: 1, maxLength: 12 },
  )
  .filter((list) => list.some((weight) => Number(weight) > 0));

describe('allocate: largest remainder in 分', () => {
  test('the missing 分 goes to the largest fraction, ties to the lower index', () => {
    expect(allocate('100', [1, 1, 1])).toEqual(['33.34', '33.33', '33.33']);
    expect(allocate('0.02', [1, 1, 1])).toEqual(['0.01', '0.01', '0.00']);
    expect(allocate('10', ['1', '2', '4'])).toEqual(['1.43', '2.86', '5.71']);
    expect(allocate('0.05', [1, 2, 2])).toEqual(['0.01', '0.02', '0.02']);
  });

  test('decimal weights count exactly', () =>
    expect(allocate('1', ['0.1', 0.2, '0.70'])).toEqual(['0.10', '0.20', '0.70']));

  test('nothing to split by', () => {
    expect(allocate('5', [])).toBeNull();
    expect(allocate('5', [0, '0.00'])).toBeNull();
  });

  test('a negative weight splits nothing', () => expect(allocate('5', [1, -1])).toBeNull());

  test('the parts make the total exactly', () => {
    fc.assert(
      fc.property(total, weights, (amount, list) => {
        const parts = allocate(amount, list)!;
        expect(parts.reduce((sum, part) => sum + toFen(part), 0n)).toBe(toFen(amount));
      }),
    );
  });

  test('every part is within one 分 of its exact share, and weight 0 takes nothing', () => {
    fc.assert(
      fc.property(total, weights, (amount, list) => {
        const thousandths = list.map((weight) => BigInt(weight.replace('.', '')));
        const sum = thousandths.reduce((before, weight) => before + weight, 0n);
        allocate(amount, list)!.forEach((part, index) => {
          const distance = toFen(part) * sum - toFen(amount) * thousandths[index]!;
          expect(distance > -sum && distance < sum).toBe(true);
          if (thousandths[index] === 0n) expect(part).toBe('0.00');
        });
      }),
    );
  });

  test('a negative total is split by its absolute value', () => {
    fc.assert(
      fc.property(total, weights, (amount, list) => {
        const opposite = amount.startsWith('-') ? amount.slice(1) : amount === '0.00' ? amount : `-${amount}`;
        const parts = allocate(amount, list)!.map(toFen);
        expect(allocate(opposite, list)!.map((part) => -toFen(part))).toEqual(parts.map((part) => part));
      }),
    );
  });

  test('a greater total never makes a part smaller than by the 分 that goes elsewhere', () => {
    fc.assert(
      fc.property(total, fc.integer({ min: 1, max: 10_000 }), weights, (amount, more, list) => {
        fc.pre(!amount.startsWith('-'));
        const greater = toFen(amount) + BigInt(more * list.length);
        const parts = allocate(amount, list)!.map(toFen);
        const raised = allocate(`${greater / 100n}.${String(greater % 100n).padStart(2, '0')}`, list)!.map(toFen);
        parts.forEach((part, index) => expect(raised[index]! >= part - 1n).toBe(true));
      }),
    );
  });

  test('a greater weight never has the smaller part', () => {
    fc.assert(
      fc.property(total, weights, (amount, list) => {
        fc.pre(!amount.startsWith('-'));
        const parts = allocate(amount, list)!.map(toFen);
        list.forEach((weight, index) =>
          list.forEach((other, at) => {
            if (Number(weight) > Number(other)) expect(parts[index]! >= parts[at]!).toBe(true);
          }),
        );
      }),
    );
  });

  test('however the numbers are written, the split is the same', () => {
    fc.assert(
      fc.property(total, weights, (amount, list) => {
        const written = list.map((weight) => `+000${weight}000`);
        expect(allocate(`${amount}000000000000000`, written)).toEqual(allocate(amount, list));
      }),
    );
  });

  test('beyond what plain numbers hold, the missing 分 still goes to the largest fraction', () => {
    expect(allocate('100000000000000', [2, 1, 4])).toEqual([
      '28571428571428.57',
      '14285714285714.29',
      '57142857142857.14',
    ]);
    fc.assert(
      fc.property(total, weights, (amount, list) => {
        expect(allocate(amount, [...list, '0.00000000000000000000'])).toEqual([...allocate(amount, list)!, '0.00']);
      }),
    );
  });

  test('a total is taken to 分 half-up before it is split, away from zero', () => {
    expect(allocate('0.005', [1])).toEqual(['0.01']);
    expect(allocate('-0.005', [1])).toEqual(['-0.01']);
    expect(allocate('0.0049', [1, 1])).toEqual(['0.00', '0.00']);
    expect(allocate('-10.004', [1, 1])).toEqual(['-5.00', '-5.00']);
  });

  test('equal fractions go to the lower index, also beyond what plain numbers hold', () => {
    expect(allocate('0.02', [1, 1, 1, 1])).toEqual(['0.01', '0.01', '0.00', '0.00']);
    const large = '9007199254740993.00';
    expect(allocate(large, ['1', '1'])).toEqual(['4503599627370496.50', '4503599627370496.50']);
    expect(allocate('90071992547409930.02', [1, 1, 1])).toEqual([
      '30023997515803310.01',
      '30023997515803310.01',
      '30023997515803310.00',
    ]);
  });
});
