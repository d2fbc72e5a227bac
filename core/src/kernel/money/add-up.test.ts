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

  test('are 0.00 when there are none, and never a minus before zero', () => {
    expect([addUp([]), addUp(['-0.00']), addUp(['1.10', '-1.1'])]).toEqual(['0.00', '0.00', '0.00']);
  });

  test('come to nothing when one is no number', () => {
    expect([addUp(['1.00', 'x']), addUp(['0.005', 'x']), addUp([''])]).toEqual(['', '', '']);
  });
});
