import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { LARGEST_PAGE, pageBounds, pageOf } from './page';

describe('the part of a list that is asked for', () => {
  it.each([
    [{}, { current: 1, size: 10, offset: 0 }],
    [
      { current: 3, size: 20 },
      { current: 3, size: 20, offset: 40 },
    ],
    [
      { current: 0, size: 5 },
      { current: 1, size: 5, offset: 0 },
    ],
    [
      { current: -7, size: 5 },
      { current: 1, size: 5, offset: 0 },
    ],
    [{ size: 0 }, { current: 1, size: 10, offset: 0 }],
    [
      { current: 4, size: -1 },
      { current: 1, size: LARGEST_PAGE, offset: 0 },
    ],
    [{ size: LARGEST_PAGE + 1 }, { current: 1, size: LARGEST_PAGE, offset: 0 }],
    [
      { current: 2.9, size: 10.9 },
      { current: 2, size: 10, offset: 10 },
    ],
    [
      { current: NaN, size: NaN },
      { current: 1, size: 10, offset: 0 },
    ],
  ])('%j is %j', (query, bounds) => expect(pageBounds(query)).toEqual(bounds));

  it('is always one a store can take', () => {
    const number = fc.oneof(fc.integer(), fc.double(), fc.constantFrom(Infinity, -Infinity, Number.MAX_VALUE));
    fc.assert(
      fc.property(number, number, (current, size) => {
        const bounds = pageBounds({ current, size });
        for (const each of Object.values(bounds)) expect(Number.isSafeInteger(each)).toBe(true);
        expect(bounds.current).toBeGreaterThanOrEqual(1);
        expect(bounds.size).toBeGreaterThanOrEqual(1);
        expect(bounds.size).toBeLessThanOrEqual(LARGEST_PAGE);
        expect(bounds.offset).toBe((bounds.current - 1) * bounds.size);
      }),
    );
  });

  it('counts its pages', () => {
    expect(pageOf(['a'], 21, { current: 3, size: 10 })).toEqual({
      records: ['a'],
      total: 21,
      size: 10,
      current: 3,
      pages: 3,
    });
    expect(pageOf([], 0, { current: 1, size: 10 }).pages).toBe(0);
  });
});
