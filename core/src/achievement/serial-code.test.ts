import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { nextSerialCode } from './serial-code';

describe('the next serial code', () => {
  test.each([
    [[], 'PS01'],
    [['PS01', 'PS02', 'PS07'], 'PS08'],
    [['PS09'], 'PS10'],
    [['PS99'], 'PS100'],
    [['XPS50', 'PS3A', 'PS02'], 'PS03'],
  ])('after %j is %s', (codes, next) => {
    expect(nextSerialCode('PS', codes)).toBe(next);
  });

  test('is never one of those there are', () => {
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: 0, max: 2000 }).map((n) => `PS${String(n).padStart(2, '0')}`)),
        (codes) => {
          expect(codes).not.toContain(nextSerialCode('PS', codes));
        },
      ),
    );
  });
});
