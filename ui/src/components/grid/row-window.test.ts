import fc from 'fast-check';
import { expect, it } from 'vitest';
import { stepTowards, windowOf } from './row-window';

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

it('a jump is drawn a dozen rows at a time and always comes to its end', () => {
  const window = fc
    .record({ top: fc.integer({ min: 0, max: 700_000 }), height: fc.integer({ min: 100, max: 3_000 }) })
    .map(({ top, height }) => windowOf(20_000, 36, top, height));
  fc.assert(
    fc.property(window, window, (from, wanted) => {
      let drawn = from;
      for (let steps = 0; drawn.start !== wanted.start || drawn.end !== wanted.end; steps += 1) {
        expect(steps).toBeLessThan(20);
        const next = stepTowards(drawn, wanted);
        const already = Math.max(0, Math.min(next.end, drawn.end) - Math.max(next.start, drawn.start));
        // A window that grows at both ends gets at most twelve rows at each.
        expect(next.end - next.start - already).toBeLessThanOrEqual(24);
        if (already === 0) expect(next.end - next.start).toBeLessThanOrEqual(12);
        drawn = next;
      }
    }),
  );
});
