import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { yuan } from '../kernel/money';
import { incomeTaxEffect, type IncomeTaxInput } from './income-tax-effect';

const given: IncomeTaxInput = {
  ...{ year: 2024, income: '5000000.00', deduction: '2000000.00', rate: 'common', losses: [], carriesLonger: false },
};

/** 企业所得税法 第四条, 第十八条, 第二十八条; 财税〔2018〕76号; rules of 小型微利企业 by year. */
describe('what the super-deduction comes to in income tax', () => {
  it('is the deduction at the rate of the enterprise', () => {
    expect(incomeTaxEffect(given)).toMatchObject({
      incomeAfter: '3000000.00',
      taxable: '3000000.00',
      tax: '750000.00',
    });
    expect(incomeTaxEffect({ ...given, rate: 'highTech' }).tax).toBe('450000.00');
    // 3,000,000 × 25 % × 20 %.
    expect(incomeTaxEffect({ ...given, rate: 'smallProfit' }).tax).toBe('150000.00');
  });

  it('taxes a small enterprise by the slices of the year, and wholly above their end', () => {
    const small = (year: number, income: string) =>
      incomeTaxEffect({ ...given, year, income, deduction: '0.00', rate: 'smallProfit' });
    expect(
      [
        [2017, '500000.00'],
        [2018, '1000000.00'],
        [2020, '3000000.00'],
        [2021, '3000000.00'],
        [2022, '3000000.00'],
        [2024, '1000000.00'],
      ].map(([year, income]) => small(Number(year), String(income)).tax),
      // 10 %; 10 %; 50,000 + 200,000; 25,000 + 200,000; 25,000 + 100,000; 5 %.
    ).toEqual(['50000.00', '100000.00', '250000.00', '225000.00', '125000.00', '50000.00']);
    expect(small(2024, '3000000.01')).toMatchObject({ tax: '750000.00', isAboveSmallProfit: true });
    // No rule is known after 2027.
    expect(small(2028, '100.00')).toMatchObject({ tax: '25.00', isAboveSmallProfit: true });
  });

  it('uses the oldest loss first, for five years or ten, and says what lapses', () => {
    const losses = [
      { year: 2023, amount: '400000.00' },
      { year: 2019, amount: '2500000.00' },
      { year: 2015, amount: '300000.00' },
    ];
    // 2015 is too old after five years; 2019 is in its last one.
    expect(incomeTaxEffect({ ...given, losses })).toMatchObject({
      ...{ lossUsed: '2900000.00', taxable: '100000.00', lossLeft: '0.00', lossLapsed: '300000.00' },
    });
    expect(incomeTaxEffect({ ...given, deduction: '4900000.00', losses })).toMatchObject({
      ...{ lossUsed: '100000.00', taxable: '0.00', tax: '0.00', lossLeft: '400000.00', lossLapsed: '2700000.00' },
    });
    expect(incomeTaxEffect({ ...given, losses, carriesLonger: true })).toMatchObject({
      ...{ lossUsed: '3000000.00', lossLeft: '200000.00', lossLapsed: '0.00' },
    });
    // Before 2018 everybody had five years.
    expect(
      incomeTaxEffect({ ...given, year: 2017, losses: [{ year: 2011, amount: '1.00' }], carriesLonger: true }),
    ).toMatchObject({ lossUsed: '0.00', lossLapsed: '1.00' });
  });

  it('makes or enlarges a loss where the income does not suffice', () => {
    const losses = [{ year: 2022, amount: '10.00' }];
    expect(incomeTaxEffect({ ...given, income: '1500000.00', losses })).toMatchObject({
      ...{ incomeAfter: '-500000.00', taxable: '0.00', tax: '0.00', lossLeft: '500010.00' },
    });
  });

  it('loses no amount: income and losses go into what is taxed, left or lapsed', () => {
    const amount = fc.integer({ min: 0, max: 1_000_000_000 }).map((cents) => (cents / 100).toFixed(2));
    fc.assert(
      fc.property(
        fc.integer({ min: 2016, max: 2030 }),
        fc.record({ income: amount, deduction: amount, carriesLonger: fc.boolean() }),
        fc.uniqueArray(fc.tuple(fc.integer({ min: 2003, max: 2029 }), amount), { selector: ([year]) => year }),
        fc.constantFrom('common', 'highTech', 'smallProfit'),
        (year, amounts, pairs, rate) => {
          const losses = pairs.filter(([of]) => of < year).map(([of, lost]) => ({ year: of, amount: lost }));
          const effect = incomeTaxEffect({ ...amounts, year, rate, losses });
          const before = losses.reduce((total, loss) => total.plus(yuan(loss.amount)), yuan('0'));
          const after = yuan(effect.incomeAfter);
          expect(yuan(effect.lossLeft).plus(yuan(effect.lossLapsed)).plus(yuan(effect.lossUsed)).toString()).toBe(
            before.plus(after.min(yuan('0')).negate()).toString(),
          );
          expect(yuan(effect.taxable).plus(yuan(effect.lossUsed)).toString()).toBe(after.max(yuan('0')).toString());
          expect(yuan(effect.tax).compare(yuan(effect.taxable))).toBeLessThanOrEqual(0);
        },
      ),
    );
  });
});
