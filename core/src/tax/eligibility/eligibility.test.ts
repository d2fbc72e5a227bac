import { describe, expect, test } from 'vitest';
import { grantAdjust, highTechOtherCost, manufacturingTest, negativeListTest, taxSaving, traceBack } from '../index';

describe('negativeListTest', () => {
  const income = { totalRevenue: '1200', investmentIncome: '150', nonTaxableIncome: '50' };

  test('exactly 50 % of what is left of 收入总额 is eligible, one 分 more is not', () => {
    expect(negativeListTest({ ...income, negativeRevenue: '500' })).toMatchObject({
      denominator: '1000.00',
      ratio: '0.5000',
      eligible: true,
    });
    expect(negativeListTest({ ...income, negativeRevenue: '500.01' })).toMatchObject({
      ratio: '0.5000',
      eligible: false,
    });
  });

  test('without listed revenue always eligible, with it and no other never', () => {
    expect(negativeListTest({ negativeRevenue: 0, totalRevenue: 0 }).eligible).toBe(true);
    expect(negativeListTest({ negativeRevenue: 1, totalRevenue: 0 }).eligible).toBe(false);
  });
});

test('manufacturing from exactly 50 % of 收入总额', () => {
  expect(manufacturingTest({ manufacturingRevenue: 500, totalRevenue: 1000 })).toMatchObject({
    ratio: '0.5000',
    isManufacturing: true,
  });
  expect(manufacturingTest({ manufacturingRevenue: '499.99', totalRevenue: 1000 }).isManufacturing).toBe(false);
  expect(manufacturingTest({ manufacturingRevenue: 0, totalRevenue: 0 }).isManufacturing).toBe(false);
});

describe('grantAdjust', () => {
  const grant = { rdExpense: '1000000', grantSpentOnRd: 300000, year: 2024 };
  test.each([
    ['nonTaxable', '700000.00'],
    ['taxable', '1000000.00'],
    ['netMethodUnadjusted', '700000.00'],
  ] as const)('%s: %s', (treatment, eligible) => {
    expect(grantAdjust({ ...grant, treatment })).toMatchObject({ eligible, deduction: eligible });
  });
  test('at the rate of the year and kind', () => {
    expect(grantAdjust({ ...grant, treatment: 'nonTaxable', year: 2021 }).deduction).toBe('525000.00');
    expect(grantAdjust({ ...grant, treatment: 'nonTaxable', enterpriseKinds: ['icOrMachineTool'] }).deduction).toBe(
      '840000.00',
    );
  });
  test('a grant above the cost leaves nothing', () => {
    expect(grantAdjust({ rdExpense: 1, grantSpentOnRd: 2, treatment: 'nonTaxable', year: 2024 }).eligible).toBe('0.00');
  });
});

test('taxSaving at each rate', () => {
  expect(taxSaving({ line51: '20399950.09', taxRates: ['25%', '0.15', 0.2] })).toMatchObject({
    savings: ['5099987.52', '3059992.51', '4079990.02'],
  });
});

test('traceBack: three years, until the end of the settlement of the last', () => {
  expect(traceBack({ costYear: 2020 })).toMatchObject({ latestYear: 2023, deadline: '2024-05-31' });
});

test('highTechOtherCost: 20 % of all is a quarter of the six', () => {
  expect(highTechOtherCost({ firstSix: '800', other: '250' })).toMatchObject({ cap: '200.00', counted: '200.00' });
  expect(highTechOtherCost({ firstSix: '800', other: '150' })).toMatchObject({ cap: '200.00', counted: '150.00' });
});
