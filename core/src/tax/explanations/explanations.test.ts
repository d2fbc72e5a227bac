import { describe, expect, test } from 'vitest';
import {
  allocateByHours,
  amortisationDeduction,
  amortisationSchedule,
  creativeDesignDeduction,
  depreciationDeducted,
  depreciationSchedule,
  grantAdjust,
  highTechOtherCost,
  manufacturingTest,
  negativeListTest,
  overclaimedTax,
  overseasCap,
  shareByHours,
  superDeduction,
  taxSaving,
  traceOfLine,
  tracePowerCost,
  type ProjectCostInput,
} from '../index';
import { expectExplanation } from './explanation.testing';

/* Snapshots of the explanation of every result. The text files in this folder are reviewed against law and forms. */

const expensed: ProjectCostInput = {
  id: 'a',
  label: 'RD01',
  expenditureType: 'expensed',
  ended: false,
  items: { '1.1': '100000', '2.1': '300.25', '3.1': '70', '4.1': '80', '5.1': '90', '6.3': '15000', '7.1': '100' },
  entrustOverseasOrg: '90000',
  entrustOverseasPerson: '7',
};
const capitalised: ProjectCostInput = {
  id: 'b',
  label: 'RD02',
  expenditureType: 'capitalised',
  ended: true,
  personnel: '50000',
  directInput: '10',
  depreciation: '20',
  amortisation: '30',
  design: '40',
  other: '9000',
  entrustDomestic: '1000',
  entrustOverseasOrg: '500',
};
const withoutOther: ProjectCostInput = {
  id: 'c',
  label: 'RD03',
  expenditureType: 'expensed',
  ended: true,
  personnel: 1,
};
const projects = [expensed, capitalised, withoutOther];
const entered = { line43: '10', line46: '3', line48: '2', line49: '1' };

describe('A107012 explains every line', () => {
  test.each([
    ['2017', { year: 2017, period: 'ANNUAL', enterpriseKinds: ['techSme'] }],
    ['2020', { year: 2020, period: 'ANNUAL' }],
    [
      '2022, the fourth quarter by months',
      { year: 2022, period: 'ANNUAL', q4: { mode: 'months', monthsAfterOct1: 3, monthsOperated: 12 } },
    ],
    ['2022, the fourth quarter as it was', { year: 2022, period: 'ANNUAL', q4: { mode: 'actual', amount: '50000' } }],
    ['2024, first half', { year: 2024, period: 'H1', enterpriseKinds: ['icOrMachineTool'] }],
  ] as const)('in %s', async (name, { ...asked }) => {
    const { trace } = superDeduction({ ...asked, ...entered, projects });
    await expectExplanation(trace, `a107012-${name.replaceAll(/\W+/g, '-')}`);
  });

  test('and names the line it does not have', () => {
    const { trace } = superDeduction({ year: 2024, period: 'ANNUAL', projects });
    expect(traceOfLine(trace, 1)?.key).toBe('line1');
    expect(traceOfLine(trace, 53)).toBeUndefined();
  });

  test('and an advance the year does not know, in the error', () =>
    expect(() => superDeduction({ year: 2019, period: 'H1', projects })).toThrow(
      'A declaration for H1 does not exist in 2019',
    ));
});

describe('a schedule explains every month and year', () => {
  const asset = { originalValue: '100000', residualRate: '0.05' } as const;

  test.each([
    ['straightLine', { ...asset, months: 14 }],
    ['doubleDeclining', { ...asset, months: 40 }],
    ['sumOfYears', { ...asset, months: 30 }],
    ['unitsOfProduction', { ...asset, months: 3, totalUnits: 100, units: [30, 50, 40] }],
  ] as const)('by %s', async (method, life) => {
    await expectExplanation(depreciationSchedule({ method, ...life }).trace, `depreciation-${method}`);
  });

  test('with a residual as an amount', async () => {
    const { trace } = depreciationSchedule({
      method: 'straightLine',
      originalValue: '130',
      residualValue: '10',
      months: 2,
    });
    await expectExplanation(trace, 'depreciation-residual-value');
  });

  test('of an intangible asset', async () => {
    await expectExplanation(amortisationSchedule({ cost: '1000', months: 3 }).trace, 'amortisation');
  });

  test.each([
    [
      'no life',
      { ...asset, method: 'straightLine', months: 0 },
      'months: A life must be a whole number of months from 1 to 12000',
    ],
    [
      'a broken life',
      { ...asset, method: 'sumOfYears', months: 1.5 },
      'months: A life must be a whole number of months from 1 to 12000',
    ],
    ...(
      [
        ['no units', { totalUnits: 10 }],
        ['no whole', { units: [1] }],
        ['a whole of nothing', { totalUnits: 0, units: [1] }],
      ] as const
    ).map(
      ([name, units]) =>
        [
          name,
          { ...asset, method: 'unitsOfProduction', months: 3, ...units },
          'totalUnits: Units of production need totalUnits above 0 and units',
        ] as const,
    ),
  ] as const)('or what it lacks: %s', (_, input, message) =>
    expect(() => depreciationSchedule(input)).toThrow(message),
  );
});

describe('a test and a limit show what they compare', () => {
  test('of the negative list', async () => {
    await expectExplanation(
      negativeListTest({ negativeRevenue: '60', totalRevenue: '100' }).trace,
      'negative-list-test',
    );
    await expectExplanation(
      negativeListTest({ negativeRevenue: '60', totalRevenue: '120', nonTaxableIncome: '5', investmentIncome: '15' })
        .trace,
      'negative-list-test-net',
    );
  });

  test('of manufacturing', async () => {
    await expectExplanation(
      manufacturingTest({ manufacturingRevenue: '60', totalRevenue: '100' }).trace,
      'manufacturing-test',
    );
  });

  test.each([2017, 2024])('of what is paid overseas in %i', async (year) => {
    const { trace } = overseasCap({ entrustOverseasOrg: '900', domesticEligible: '600', year });
    await expectExplanation(trace, `overseas-cap-${year}`);
  });

  test.each(['nonTaxable', 'taxable'] as const)('of a %s grant', async (treatment) => {
    const { trace } = grantAdjust({ rdExpense: '1000', grantSpentOnRd: '300', treatment, year: 2022 });
    await expectExplanation(trace, `grant-${treatment}`);
  });

  test('of other costs of a high-tech enterprise', async () => {
    await expectExplanation(highTechOtherCost({ firstSix: '800', other: '300' }).trace, 'high-tech-other-cost');
  });

  test.each([2016, 2024])('of accelerated depreciation in %i', async (year) => {
    const { trace } = depreciationDeducted({ year, book: '150', tax: '200' });
    await expectExplanation(trace, `depreciation-deducted-${year}`);
  });

  test('of the amortisation by years', async () => {
    const { trace } = amortisationDeduction({
      ...{ cost: '12000', months: 120, from: '2021-07' },
      years: [{ year: 2021, enterpriseKinds: ['manufacturing'] }, { year: 2022 }, { year: 2023 }],
    });
    await expectExplanation(trace, 'amortisation-deduction');
  });

  test('of creative design', async () => {
    await expectExplanation(creativeDesignDeduction({ year: 2024, cost: '1000' }).trace, 'creative-design');
    const { trace } = creativeDesignDeduction({
      ...{ year: 2022, cost: '1000' },
      q4: { mode: 'months', monthsAfterOct1: 3, monthsOperated: 12 },
    });
    await expectExplanation(trace, 'creative-design-fourth-quarter');
  });

  test('of an over-claim', async () => {
    const claim = { claimed: '1000', right: '400', taxRate: '15%' } as const;
    await expectExplanation(overclaimedTax(claim).trace, 'overclaimed-tax');
    await expectExplanation(
      overclaimedTax({ ...claim, adjustedIncome: '-200', daysLate: 100 }).trace,
      'overclaimed-tax-of-a-loss',
    );
  });

  test('of the tax that is saved', async () => {
    await expectExplanation(taxSaving({ line51: '1000', taxRates: ['25%', '0.15'] }).trace, 'tax-saving');
  });
});

describe('a share explains its hours', () => {
  test('of a cost split over projects', async () => {
    await expectExplanation(allocateByHours({ total: '100', weights: [1, 1, 1] }).trace, 'allocate-by-hours');
    await expectExplanation(allocateByHours({ total: '100', weights: [0] }).trace, 'allocate-without-hours');
  });

  test('of what R&D and other work share', async () => {
    const { trace } = shareByHours({ dedicated: '100', shared: '1000', rdHours: 50, totalHours: 150 });
    await expectExplanation(trace, 'share-by-hours');
  });

  test('of the power of equipment', async () => {
    await expectExplanation(tracePowerCost({ qty: 2, power: '1.5', hours: 320, price: '0.8125' }), 'power-cost');
  });
});
