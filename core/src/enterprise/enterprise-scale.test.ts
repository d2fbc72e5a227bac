import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { enterpriseScale, type EnterpriseScale } from './enterprise-scale';

const order: readonly EnterpriseScale[] = ['micro', 'small', 'medium', 'large'];
const figures = {
  staffCount: fc.integer({ min: 0, max: 5_000 }),
  revenue: fc.integer({ min: 0, max: 50_000_000 }).map((amount) => (amount / 100).toFixed(2)),
  totalAssets: fc.integer({ min: 0, max: 50_000_000 }).map((amount) => (amount / 100).toFixed(2)),
};

describe('the scale of an enterprise (国统字〔2017〕213号)', () => {
  it.each([
    ['3425', 1_000, '40000', '0', 'large'],
    ['3425', 999, '40000', '0', 'medium'],
    ['3425', 300, '2000', '0', 'medium'],
    ['3425', 300, '1999.99', '0', 'small'],
    ['3425', 19, '50000', '0', 'micro'],
    ['6510', 100, '1000', '0', 'medium'],
    ['6420', 100, '1000', '0', 'medium'],
    ['5112', 20, '5000', '0', 'medium'],
    ['5211', 20, '5000', '0', 'small'],
    ['4710', 0, '6000', '5000', 'medium'],
    ['5910', 20, '200', '0', 'small'],
    ['5920', 20, '100', '0', 'small'],
    ['7010', 0, '1000', '5000', 'medium'],
    ['7020', 100, '500', '0', 'small'],
    ['7212', 100, '0', '8000', 'medium'],
    ['0111', 0, '50', '0', 'small'],
    ['7320', 300, '0', '0', 'large'],
  ])('of %s with %d persons, %s and %s (万元) is %s', (industryCode, staffCount, revenue, totalAssets, scale) =>
    expect(enterpriseScale({ industryCode, staffCount, revenue, totalAssets })).toBe(scale),
  );

  it.each(['', '5310', '6620', '8321', '8411', '7040', '9999'])('"%s" has none', (industryCode) =>
    expect(enterpriseScale({ industryCode, staffCount: 100, revenue: '100', totalAssets: '100' })).toBeNull(),
  );

  it('is not said while a measure of the industry is not stated', () => {
    expect(enterpriseScale({ industryCode: '3425', staffCount: 100 })).toBeNull();
    expect(enterpriseScale({ industryCode: '3425', revenue: '100' })).toBeNull();
    expect(enterpriseScale({ industryCode: '7320', staffCount: 100 })).toBe('medium');
    expect(enterpriseScale({})).toBeNull();
  });

  it('never falls where a figure rises', () =>
    fc.assert(
      fc.property(
        fc.record(figures),
        fc.record(figures),
        fc.constantFrom('3425', '4710', '5112', '6510', '7212', '7320'),
        (one, other, industryCode) => {
          const more = {
            staffCount: Math.max(one.staffCount, other.staffCount),
            revenue: Math.max(Number(one.revenue), Number(other.revenue)).toFixed(2),
            totalAssets: Math.max(Number(one.totalAssets), Number(other.totalAssets)).toFixed(2),
          };
          const [before, after] = [one, more].map((given) => enterpriseScale({ industryCode, ...given })!);
          expect(order.indexOf(after!)).toBeGreaterThanOrEqual(order.indexOf(before!));
        },
      ),
    ));
});
