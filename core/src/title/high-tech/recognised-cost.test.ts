import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { yuan } from '../../kernel/money';
import type { YearCost } from './cost-structure';
import { recognisedCost } from './recognised-cost';

const cost = (over: Partial<YearCost['categories']> = {}, domestic = '0', overseas = '0'): YearCost => ({
  categories: {
    ...{ personnel: '500000', direct: '200000', depreciation: '60000', amortisation: '20000', design: '12000' },
    ...{ trial: '8000', other: '0', ...over },
  },
  entrustedDomestic: domestic,
  entrustedOverseas: overseas,
});
const counted = (of: YearCost) => Object.fromEntries(recognisedCost(of).steps.map(({ key, counted: it }) => [key, it]));

/** The six come to 800 000, so that other cost counts up to 800 000 × 20 ÷ 80 = 200 000. */
describe('R&D cost as the conditions count it', () => {
  it.each([
    ['below the limit', '199999.99', '199999.99'],
    ['at the limit, 20 % of 1 000 000', '200000.00', '200000.00'],
    ['a 分 above the limit', '200000.01', '200000.00'],
    ['far above the limit', '900000.00', '200000.00'],
  ])('counts other cost %s', (_, other, expected) => {
    const found = recognisedCost(cost({ other }));
    expect(counted(cost({ other })).other).toBe(expected);
    expect(found.total).toBe(yuan('800000').plus(yuan(expected)).toString());
  });

  it('counts entrusted R&D at 80 %, in China and abroad, and only what is in China as domestic', () => {
    const found = recognisedCost(cost({ other: '250000' }, '300000.00', '150000.00'));
    // 800 000 + 200 000 + 240 000 + 120 000
    expect([found.total, found.domestic]).toEqual(['1360000.00', '1240000.00']);
  });

  it('rounds 80 % to 分', () =>
    expect(counted(cost({}, '0.03', '100.01'))).toMatchObject({ domestic: '0.02', overseas: '80.01' }));

  it('counts no other cost without the six', () => {
    const none = { personnel: '0', direct: '0', depreciation: '0', amortisation: '0', design: '0', trial: '0' };
    expect(recognisedCost(cost({ ...none, other: '5000' })).total).toBe('0.00');
  });

  it('never has more than 20 % of internal cost as other cost, nor more than was spent', () => {
    const amount = fc.integer({ min: 0, max: 1e11 }).map((fen) => yuan(fen).dividedBy('100').toString());
    fc.assert(
      fc.property(amount, amount, amount, amount, (personnel, other, domestic, overseas) => {
        const found = recognisedCost(cost({ personnel, other }, domestic, overseas));
        const [six, counts] = found.steps.map((step) => yuan(step.counted)) as [
          ReturnType<typeof yuan>,
          ReturnType<typeof yuan>,
        ];
        // A 分 of rounding: the limit is rounded half up.
        expect(counts.times('4').minus(six).compare(yuan('0.02'))).toBeLessThanOrEqual(0);
        expect(counts.compare(yuan(other))).toBeLessThanOrEqual(0);
        expect(yuan(found.domestic).compare(yuan(found.total))).toBeLessThanOrEqual(0);
      }),
    );
  });
});
