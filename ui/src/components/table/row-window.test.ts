import fc from 'fast-check';
import { expect, it } from 'vitest';
import { windowOf } from './row-window';

it('always holds every row in sight, and little more', () => {
  const scene = fc.record({
    count: fc.integer({ min: 201, max: 20_000 }),
    rowHeight: fc.constantFrom(28, 36),
    height: fc.integer({ min: 100, max: 1_500 }),
    part: fc.double({ min: 0, max: 1, noNaN: true }),
  });
  fc.assert(
    fc.property(scene, ({ count, rowHeight, height, part }) => {
      const top = part * Math.max(0, count * rowHeight - height);
      const { start, end } = windowOf(count, rowHeight, top, height);
      expect(start * rowHeight).toBeLessThanOrEqual(top);
      expect(end * rowHeight).toBeGreaterThanOrEqual(Math.min(count * rowHeight, top + height) - 1e-6);
      expect(end - start).toBeLessThanOrEqual(height / rowHeight + 16);
    }),
  );
});

it('keeps a row where the list became shorter than the scroll position', () => {
  const { start, end } = windowOf(210, 36, 100_000, 500);
  expect(end).toBe(210);
  expect(start).toBeLessThan(end);
});
