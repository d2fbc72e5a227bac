import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addUp, sum, yuan } from './index';

const fen = fc.oneof(fc.integer({ min: -1_000_000, max: 1_000_000 }), fc.maxSafeInteger());
const written = fc.oneof(
  fen.map((each) => (each / 100).toFixed(2)),
  fen.map((each) => String(each)),
  fc.constantFrom('0', '-0', '-0.00', '0.5', '1234.5', '0.005', '-0.004', '12345678901234567890.12'),
);

describe('amounts added up', () => {
  test('come to what the exact sum of them is', () => {
    fc.assert(
      fc.property(fc.array(written, { maxLength: 20 }), (amounts) => {
        expect(addUp(amounts)).toBe(sum(amounts.map((amount) => yuan(amount))).toString());
      }),
    );
  });

  test('of two decimals come to what whole 分 do, with its sign', () => {
    expect([addUp(['1.10', '-2.30']), addUp(['-0.05']), addUp(['0.5', '0.05'])]).toEqual(['-1.20', '-0.05', '0.55']);
    fc.assert(
      fc.property(fc.array(fc.integer({ min: -100_000, max: 100_000 })), (all) => {
        const total = all.reduce((before, each) => before + each, 0);
        expect(addUp(all.map((each) => (each / 100).toFixed(2)))).toBe((total / 100).toFixed(2));
      }),
    );
  });

  test('are 0.00 when there are none, and never a minus before zero', () => {
    expect([addUp([]), addUp(['-0.00']), addUp(['1.10', '-1.1'])]).toEqual(['0.00', '0.00', '0.00']);
  });

  test('come to nothing when one is no number', () => {
    expect([addUp(['1.00', 'x']), addUp(['0.005', 'x']), addUp([''])]).toEqual(['', '', '']);
  });

  test('come to nothing when they are no list', () => {
    for (const given of [null, undefined, '1.00', 1, {}, { length: 0 }]) {
      expect(addUp(given as unknown as string[])).toBe('');
    }
  });
});
