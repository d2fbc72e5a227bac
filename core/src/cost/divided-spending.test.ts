import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addUp } from '../kernel/money';
import { dividedSpending, type SpendingShare } from './divided-spending';

const cents = fc.integer({ min: 0, max: 50_000_000 }).map((value) => (value / 100).toFixed(2));
/** Percentages with up to 4 decimals that make 100 together. */
const shares = fc
  .uniqueArray(fc.integer({ min: 1, max: 999_999 }), { maxLength: 6 })
  .map((cuts) => [0, ...cuts.sort((one, other) => one - other), 1_000_000])
  .map((cuts) => cuts.slice(1).map((cut, at) => ((cut - cuts[at]!) / 10_000).toString()));
const shareOf = (share: string, at: number): SpendingShare => ({
  ...{ id: String(at + 1), grantId: '8', year: '2024', projectId: `P${at}`, share },
});
const common = (amount: string) => ({ id: '1', grantId: '8', date: '2024-05-02', projectId: null, amount });

describe('what was spent of a grant in common', () => {
  it('is divided whole: the parts make the amount to the 分, and none is further than a 分 from its share', () => {
    fc.assert(
      fc.property(cents, shares, (amount, given) => {
        const { rows, undivided } = dividedSpending([common(amount)], given.map(shareOf));
        expect(undivided).toEqual([]);
        expect(rows.map(({ projectId }) => projectId)).toEqual(given.map((_, at) => `P${at}`));
        expect(addUp(rows.map((row) => row.amount))).toBe(amount);
        for (const [at, row] of rows.entries())
          expect(Math.abs(Number(row.amount) - (Number(amount) * Number(given[at])) / 100)).toBeLessThan(0.0101);
      }),
    );
  });

  it('is left undivided, and named with what its shares make, unless they make 100 % in its year', () => {
    fc.assert(
      fc.property(cents, shares, fc.integer({ min: 1, max: 10_000 }), (amount, given, less) => {
        const [first = '100', ...others] = given;
        const short = [String((Math.round(Number(first) * 10_000) + less) / 10_000), ...others].map(shareOf);
        expect(dividedSpending([common(amount)], short)).toMatchObject({ rows: [], undivided: [{ of: { amount } }] });
      }),
    );
    const lastYear = [{ ...shareOf('100', 0), year: '2023' }];
    expect(dividedSpending([common('1.00')], lastYear).undivided).toMatchObject([{ sum: '0' }]);
  });

  it('leaves alone what names its project', () => {
    const own = { ...common('12.34'), projectId: 'P9' };
    expect(dividedSpending([own], [shareOf('100', 0)])).toEqual({ rows: [{ ...own, share: null }], undivided: [] });
  });
});
