import fc from 'fast-check';
import { expect, test } from 'vitest';
import { chartScale, inTenThousands, lengthOn } from './chart-scale';

const amount = fc.double({ min: -1e12, max: 1e12, noNaN: true }).map((each) => each.toFixed(2));

test('an axis holds every bar, in at most five equal steps', () => {
  fc.assert(
    fc.property(fc.array(amount, { maxLength: 12 }), (amounts) => {
      const { top, ticks } = chartScale(amounts);
      expect(ticks.length).toBeGreaterThanOrEqual(2);
      expect(ticks.length).toBeLessThanOrEqual(6);
      expect([ticks[0], ticks.at(-1)]).toEqual([0, top]);
      for (const each of amounts) {
        expect(Number(each)).toBeLessThanOrEqual(top * (1 + 1e-9));
        expect(lengthOn({ top, ticks }, each)).toBeGreaterThanOrEqual(0);
        expect(lengthOn({ top, ticks }, each)).toBeLessThanOrEqual(100);
      }
      // Not mostly empty: with one step fewer the longest bar would not fit.
      const longest = Math.max(...amounts.map(Number), 0);
      if (longest > 0) expect(top - ticks[1]!).toBeLessThan(longest);
    }),
  );
});

test('ticks are round figures in ten thousand yuan', () => {
  expect(chartScale(['1234567.80', '300.00']).ticks.map(inTenThousands)).toEqual(['0', '50', '100', '150']);
  expect(chartScale(['0.00', '-5.00']).ticks).toEqual([0, 1]);
  expect(lengthOn(chartScale(['100.00']), '-5.00')).toBe(0);
});
