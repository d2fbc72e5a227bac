import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { headRow, placeAfter, rangeOf } from './cell-range';

const size = { rows: 20, columns: 5, page: 6 };

describe('a key', () => {
  it.each([
    ['ArrowUp', false, { row: 0, column: 2 }, { row: headRow, column: 2 }],
    ['ArrowDown', true, { row: 3, column: 2 }, { row: 19, column: 2 }],
    ['Home', false, { row: 3, column: 2 }, { row: 3, column: 0 }],
    ['End', true, { row: 3, column: 2 }, { row: 19, column: 4 }],
    ['PageDown', false, { row: 17, column: 2 }, { row: 19, column: 2 }],
    ['PageUp', false, { row: 3, column: 2 }, { row: 0, column: 2 }],
  ])('%s (Ctrl: %s) leads from %j to %j', (key, far, from, to) => {
    expect(placeAfter(key, far, from, size)).toEqual(to);
  });

  it('that does not move leads nowhere', () => {
    expect(placeAfter('x', false, { row: 0, column: 0 }, size)).toBeUndefined();
    expect(placeAfter('toString', false, { row: 0, column: 0 }, size)).toBeUndefined();
  });

  it('never leads out of the table', () => {
    const key = fc.constantFrom('ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight', 'Home', 'End', 'PageUp', 'PageDown');
    const from = fc.record({ row: fc.integer({ min: -1, max: 19 }), column: fc.integer({ min: 0, max: 4 }) });
    fc.assert(
      fc.property(key, fc.boolean(), from, (pressed, far, place) => {
        const to = placeAfter(pressed, far, place, size)!;
        expect(to.row).toBeGreaterThanOrEqual(headRow);
        expect(to.row).toBeLessThan(size.rows);
        expect(to.column).toBeGreaterThanOrEqual(0);
        expect(to.column).toBeLessThan(size.columns);
      }),
    );
  });
});

describe('where the cursor does not stop everywhere', () => {
  // Figures in columns 2 and 4, none in row 1.
  const stops = ({ row, column }: { row: number; column: number }) =>
    row >= 0 && row !== 1 && (column === 2 || column === 4);
  it.each([
    ['ArrowDown', false, { row: 0, column: 2 }, { row: 2, column: 2 }],
    ['ArrowUp', false, { row: 0, column: 2 }, { row: 0, column: 2 }],
    ['ArrowRight', false, { row: 3, column: 2 }, { row: 3, column: 4 }],
    ['ArrowLeft', false, { row: 3, column: 2 }, { row: 3, column: 2 }],
    ['Home', false, { row: 3, column: 4 }, { row: 3, column: 2 }],
    ['End', true, { row: 3, column: 2 }, { row: 19, column: 4 }],
    ['PageUp', false, { row: 7, column: 2 }, { row: 2, column: 2 }],
  ])('%s (Ctrl: %s) leads from %j to %j', (key, far, from, to) => {
    expect(placeAfter(key, far, from, size, stops)).toEqual(to);
  });
});

it('a range holds both of its ends, whichever was chosen first', () => {
  const range = { top: 1, bottom: 4, left: 0, right: 2 };
  expect(rangeOf({ anchor: { row: 4, column: 0 }, active: { row: 1, column: 2 } })).toEqual(range);
  expect(rangeOf({ anchor: { row: 1, column: 2 }, active: { row: 4, column: 0 } })).toEqual(range);
});
