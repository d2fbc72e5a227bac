import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { DomainError } from '../../kernel';
import { garbageAmount, unreadableAmounts } from '../../testing';
import * as tax from '../index';
import type { ProjectCostInput, SuperDeductionInput } from '../index';

const project: ProjectCostInput = { id: 'A', expenditureType: 'expensed', ended: true, personnel: 1_000_000 };
const form: SuperDeductionInput = { year: 2024, period: 'ANNUAL', projects: [project] };
const asset = { method: 'straightLine', originalValue: 12_000, residualRate: '5%', months: 12 } as const;

const intangible = { cost: 1, months: 120, from: '2024-07', years: [{ year: 2024 }] } as const;

/** Every function that takes amounts, with input that it accepts and the places of its amounts. */
const calculations: readonly {
  readonly name: keyof typeof tax;
  readonly input: object;
  readonly amounts: readonly string[];
}[] = [
  {
    name: 'superDeduction',
    input: {
      ...form,
      projects: [{ ...project, items: { '6.4': 1 } }],
      line43: 1,
      line44: 1,
      line46: 1,
      line48: 1,
      line49: 1,
    },
    amounts: ['projects.0.personnel', 'projects.0.items.6.4', 'line43', 'line44', 'line46', 'line48', 'line49'],
  },
  {
    name: 'superDeduction',
    input: { ...form, year: 2022, q4: { mode: 'actual', amount: 1 } },
    amounts: ['q4.amount'],
  },
  {
    name: 'summary2021',
    input: { year: 2024, projects: [project], otherMatters: { other: 1 } },
    amounts: ['projects.0.personnel', 'otherMatters.other'],
  },
  {
    name: 'summary2015',
    input: { year: 2018, projects: [{ ...project, opening: { other: 1 } }] },
    amounts: ['projects.0.personnel', 'projects.0.opening.other'],
  },
  {
    name: 'collectionTable',
    input: { year: 2018, projects: [project], intangibles: [{ id: 'I', amortisation: 1, rate: 50 }] },
    amounts: ['projects.0.personnel', 'intangibles.0.amortisation', 'intangibles.0.rate'],
  },
  {
    name: 'grantAdjust',
    input: { rdExpense: 2, grantSpentOnRd: 1, treatment: 'taxable', year: 2024 },
    amounts: ['rdExpense', 'grantSpentOnRd'],
  },
  {
    name: 'overseasCap',
    input: { entrustOverseasOrg: 1, domesticEligible: 1, year: 2024 },
    amounts: ['entrustOverseasOrg', 'domesticEligible'],
  },
  {
    name: 'negativeListTest',
    input: { negativeRevenue: 1, totalRevenue: 9, investmentIncome: 1, nonTaxableIncome: 1 },
    amounts: ['negativeRevenue', 'totalRevenue', 'investmentIncome', 'nonTaxableIncome'],
  },
  {
    name: 'manufacturingTest',
    input: { manufacturingRevenue: 1, totalRevenue: 2 },
    amounts: ['manufacturingRevenue', 'totalRevenue'],
  },
  { name: 'highTechOtherCost', input: { firstSix: 1, other: 1 }, amounts: ['firstSix', 'other'] },
  { name: 'taxSaving', input: { line51: 1, taxRates: ['25%'] }, amounts: ['line51'] },
  { name: 'depreciationSchedule', input: { ...asset, residualValue: 1 }, amounts: ['originalValue', 'residualValue'] },
  {
    name: 'depreciationSchedule',
    input: { ...asset, method: 'unitsOfProduction', totalUnits: 3, units: [1, 2] },
    amounts: ['totalUnits', 'units.1'],
  },
  { name: 'amortisationSchedule', input: { cost: 1, months: 12 }, amounts: ['cost'] },
  { name: 'depreciationDeducted', input: { year: 2016, book: 1, tax: 2 }, amounts: ['book', 'tax'] },
  { name: 'depreciationDeducted', input: { year: 2024, book: null, tax: 2 }, amounts: ['book', 'tax'] },
  {
    name: 'amortisationDeduction',
    input: { cost: 1, months: 120, from: '2024-07', years: [{ year: 2024 }] },
    amounts: ['cost'],
  },
  { name: 'creativeDesignDeduction', input: { year: 2024, period: 'H1', cost: 1 }, amounts: ['cost'] },
  {
    name: 'creativeDesignDeduction',
    input: { year: 2022, cost: 1, q4: { mode: 'actual', amount: 1 } },
    amounts: ['cost', 'q4.amount'],
  },
  {
    name: 'overclaimedTax',
    input: { claimed: 3, right: 2, taxRate: '25%', adjustedIncome: -1, daysLate: 1 },
    amounts: ['claimed', 'right', 'adjustedIncome'],
  },
  { name: 'powerCost', input: { qty: 1, power: 1, hours: 1, price: 1 }, amounts: ['qty', 'power', 'hours', 'price'] },
  { name: 'tracePowerCost', input: { qty: 1, power: 1, hours: 1, price: 1 }, amounts: ['qty'] },
  {
    name: 'shareByHours',
    input: { dedicated: 1, shared: 1, rdHours: 1, totalHours: 2 },
    amounts: ['dedicated', 'shared', 'rdHours', 'totalHours'],
  },
  { name: 'allocateByHours', input: { total: 1, weights: [1, 2] }, amounts: ['total', 'weights.1'] },
];

const call = (name: keyof typeof tax, input: unknown) => (tax[name] as (input: unknown) => unknown)(input);

/** A copy with another value at a path such as `projects.0.items.6.4`, whose last part may hold a dot. */
function withValue(input: unknown, path: readonly string[], value: unknown): unknown {
  const [key, ...rest] = path;
  if (key === undefined) return value;
  const inner = withValue((input as Record<string, unknown>)[key], rest, value);
  return Array.isArray(input)
    ? input.map((each, at) => (String(at) === key ? inner : each))
    : { ...(input as object), [key]: inner };
}

/** What the call throws; a result is a failure. */
function thrownBy(name: keyof typeof tax, input: unknown): DomainError {
  try {
    call(name, input);
  } catch (error) {
    expect(error).toBeInstanceOf(DomainError);
    return error as DomainError;
  }
  throw new Error(`${name} answered ${JSON.stringify(input)}`);
}

describe('an amount that cannot be read', () => {
  test.each(calculations.flatMap(({ name, input, amounts }) => amounts.map((path) => [name, path, input] as const)))(
    'is refused by %s at %s',
    (name, path, input) => {
      const parts = path.endsWith('6.4') ? [...path.slice(0, -4).split('.'), '6.4'] : path.split('.');
      expect(() => call(name, input)).not.toThrow();
      fc.assert(
        fc.property(garbageAmount, (value) => {
          const error = thrownBy(name, withValue(input, parts, value));
          expect(error.code).toBe('NOT_AN_AMOUNT');
          const [issue] = error.issues;
          expect(issue?.path.map(String)).toEqual(parts);
          expect(Object.is(issue?.value, value)).toBe(true);
          expect(issue?.message.zh).toMatch(/不是数字/);
        }),
        { numRuns: 60, examples: unreadableAmounts.map((value) => [value]) },
      );
    },
  );

  test('is reported with every other issue, in both languages', () => {
    const error = thrownBy('superDeduction', {
      ...form,
      year: 2009,
      projects: [{ ...project, personnel: '1,000', personel: 1 }],
      line46: '5,0',
    });
    expect(error.issues.map(({ path, value }) => [path.join('.'), value])).toEqual([
      ['year', 2009],
      ['projects.0.personnel', '1,000'],
      ['projects.0.personel', 1],
      ['line46', '5,0'],
    ]);
    expect(error.code).toBe('YEAR_NOT_COVERED');
    const second = thrownBy('superDeduction', { ...form, projects: [{ ...project, personnel: 'x' }] });
    expect(second.message).toMatch(/^projects\.0\.personnel: Not an amount/);
  });

  test('is told from what is missing, or is nothing of the kind', () => {
    const said = (input: unknown) => thrownBy('superDeduction', input).issues.map(({ message }) => message);
    const object = { zh: '应为对象', en: 'Must be an object' };
    expect(said(null)).toEqual([object]);
    expect(said('2024')).toEqual([object]);
    expect(said({ year: 2024, period: 'ANNUAL' })).toEqual([{ zh: '缺少此项', en: 'Missing' }]);
    expect(said({ ...form, projects: [5] })).toEqual([object]);
  });
});

describe('words, keys and numbers that mean nothing', () => {
  const cases: readonly (readonly [string, keyof typeof tax, unknown, string])[] = [
    [
      'another spelling',
      'superDeduction',
      { ...form, projects: [{ ...project, expenditureType: 'capitalized' }] },
      'projects.0.expenditureType',
    ],
    [
      'a label',
      'superDeduction',
      { ...form, projects: [{ ...project, expenditureType: '费用化' }] },
      'projects.0.expenditureType',
    ],
    [
      'a text for a flag',
      'superDeduction',
      { ...form, projects: [{ ...project, ended: 'false' }] },
      'projects.0.ended',
    ],
    ['a kind without a list', 'superDeduction', { ...form, enterpriseKinds: 'manufacturing' }, 'enterpriseKinds'],
    ['an unknown kind', 'superDeduction', { ...form, enterpriseKinds: ['Manufacturing'] }, 'enterpriseKinds.0'],
    [
      'a misspelt category',
      'superDeduction',
      { ...form, projects: [{ ...project, personel: 1 }] },
      'projects.0.personel',
    ],
    [
      'an unknown item',
      'superDeduction',
      { ...form, projects: [{ ...project, items: { '9.9': 1 } }] },
      'projects.0.items.9.9',
    ],
    ['a project twice', 'superDeduction', { ...form, projects: [project, project] }, 'projects.1'],
    ['no project', 'superDeduction', { ...form, projects: [null] }, 'projects.0'],
    ['no projects', 'superDeduction', { year: 2024, period: 'ANNUAL' }, 'projects'],
    ['special income below 0', 'superDeduction', { ...form, line46: -500_000 }, 'line46'],
    ['material carried over below 0', 'superDeduction', { ...form, line49: '-0.01' }, 'line49'],
    ...[{ mode: 'month' }, {}, null, 'actual', 5].map(
      (q4) => ['an unknown mode', 'superDeduction', { ...form, year: 2022, q4 }, 'q4'] as const,
    ),
    [
      'more months than a quarter',
      'superDeduction',
      { ...form, year: 2022, q4: { mode: 'months', monthsAfterOct1: 12, monthsOperated: 12 } },
      'q4.monthsAfterOct1',
    ],
    [
      'more months after than in all',
      'superDeduction',
      { ...form, year: 2022, q4: { mode: 'months', monthsAfterOct1: 3, monthsOperated: 2 } },
      'q4.monthsAfterOct1',
    ],
    [
      'an unknown treatment',
      'grantAdjust',
      { rdExpense: 1, grantSpentOnRd: 1, treatment: 'Taxable', year: 2024 },
      'treatment',
    ],
    [
      'an unknown form of R&D',
      'summary2015',
      { year: 2018, projects: [{ ...project, form: 'entrust' }] },
      'projects.0.form',
    ],
    [
      'more R&D hours than hours',
      'shareByHours',
      { dedicated: 0, shared: 100, rdHours: 200, totalHours: 100 },
      'rdHours',
    ],
    ['hours below 0', 'allocateByHours', { total: 1, weights: [1, -1] }, 'weights.1'],
    ['a rate of 1500 %', 'taxSaving', { line51: 1, taxRates: [15] }, 'taxRates.0'],
    ['a rate with a blank', 'taxSaving', { line51: 1, taxRates: ['25 %'] }, 'taxRates.0'],
    ['depreciation of 2016 without that of the accounts', 'depreciationDeducted', { year: 2016, tax: 1 }, 'book'],
    ['depreciation without that for tax', 'depreciationDeducted', { year: 2024, book: 1 }, 'tax'],
    ['depreciation below 0', 'depreciationDeducted', { year: 2024, tax: -1 }, 'tax'],
    ['an asset used up', 'shortenedLife', { minimumMonths: 60, usedMonths: 60 }, 'usedMonths'],
    ['a cost below 0', 'amortisationDeduction', { ...intangible, cost: -1 }, 'cost'],
    ['a month without a year', 'amortisationDeduction', { ...intangible, from: '7' }, 'from'],
    ['a day for a month', 'amortisationDeduction', { ...intangible, from: '2024-07-01' }, 'from'],
    ['a year twice', 'amortisationDeduction', { ...intangible, years: [{ year: 2024 }, { year: 2024 }] }, 'years.1'],
    ['years without a list', 'amortisationDeduction', { ...intangible, years: 2024 }, 'years'],
    ['creative design below 0', 'creativeDesignDeduction', { year: 2024, cost: -1 }, 'cost'],
    ['an unknown period', 'creativeDesignDeduction', { year: 2024, cost: 1, period: 'Q3' }, 'period'],
    ['a claim below 0', 'overclaimedTax', { claimed: -1, right: 0, taxRate: 0.25 }, 'claimed'],
    ['a tax rate of 2500 %', 'overclaimedTax', { claimed: 1, right: 0, taxRate: 25 }, 'taxRate'],
    ['half a day', 'overclaimedTax', { claimed: 1, right: 0, taxRate: 0.25, daysLate: 0.5 }, 'daysLate'],
    ['days before the term', 'overclaimedTax', { claimed: 1, right: 0, taxRate: 0.25, daysLate: -1 }, 'daysLate'],
    ['a residual above the value', 'depreciationSchedule', { ...asset, residualValue: 12_001 }, 'residualValue'],
    ['a residual rate of 500 %', 'depreciationSchedule', { ...asset, residualRate: 5 }, 'residualRate'],
  ];
  test.each(cases)('%s: %s refuses', (_, name, input, path) => {
    const error = thrownBy(name, input);
    expect([error.code, error.issues[0]?.path.join('.')]).toEqual(['INVALID_INPUT', path]);
  });

  test.each(['年限平均法', undefined, 'straightline'])('depreciation by %s has no method', (method) => {
    expect(thrownBy('depreciationSchedule', { ...asset, method }).code).toBe('INVALID_SCHEDULE');
  });

  test.each([119, 0, -120, 120.5, '120', null])(
    'an intangible asset of R&D is not amortised over %j months',
    (months) => {
      expect(thrownBy('amortisationDeduction', { ...intangible, months }).code).toBe('INVALID_SCHEDULE');
    },
  );

  test.each([0, -1, 1.5, 12_001, '60', null])('a minimum life of %j months is none', (minimumMonths) => {
    expect(thrownBy('shortenedLife', { minimumMonths }).code).toBe('INVALID_SCHEDULE');
  });

  test.each([2015, 2028, 24, -1, 1900, 2024.5, NaN, null, '2024'])('the year %j is not covered', (year) => {
    const asked: readonly (readonly [keyof typeof tax, object, readonly string[]])[] = [
      ['superDeduction', { ...form, year }, ['year']],
      ['deductionRate', { year }, ['year']],
      ['depreciationDeducted', { year, book: 1, tax: 1 }, ['year']],
      ['creativeDesignDeduction', { year, cost: 1 }, ['year']],
      ['amortisationDeduction', { ...intangible, years: [{ year }] }, ['years', '0', 'year']],
    ];
    for (const [name, input, path] of asked) {
      const error = thrownBy(name, input);
      expect([error.code, error.issues[0]?.path.map(String)]).toEqual(['YEAR_NOT_COVERED', path]);
    }
    const traced = thrownBy('traceBack', { costYear: year });
    expect([traced.code, traced.issues[0]?.path]).toEqual(['YEAR_NOT_COVERED', ['costYear']]);
  });

  test('nothing at all is no input', () => {
    for (const nothing of [null, undefined]) {
      expect(thrownBy('traceBack', nothing).code).toBe('YEAR_NOT_COVERED');
      expect(thrownBy('collectionTable', nothing).code).toBe('INVALID_INPUT');
    }
  });

  test('an unknown mode of the fourth quarter is told which there are', () =>
    expect(thrownBy('superDeduction', { ...form, year: 2022, q4: {} }).issues[0]?.message).toEqual({
      zh: '应为 actual 或 months',
      en: 'Must be actual or months',
    }));

  test('a bound is still allowed', () => {
    const q4 = { mode: 'months', monthsAfterOct1: 3, monthsOperated: 3 };
    expect(call('superDeduction', { ...form, year: 2022, q4 })).toMatchObject({ baseQ1Q3: '0.00' });
    expect(call('depreciationSchedule', { ...asset, residualValue: 12_000 })).toBeDefined();
  });
});

describe('amounts that are given twice', () => {
  test('are named where one of them is not used', () => {
    const { warnings } = tax.superDeduction({
      ...form,
      projects: [
        { ...project, personnel: 100, items: { '1.1': 1_000_000, '7.1': 5 }, entrustDomestic: 7 },
        { ...project, id: 'B', items: { '1.1': 1_000_000 }, personnel: 1_000_000 },
      ],
    });
    expect(warnings.map(({ path }) => path.join('.'))).toEqual(['projects.0.personnel', 'projects.0.items.7.1']);
  });

  test('are not those that are given once', () => {
    const projects = [
      project,
      { ...project, id: 'B', entrustDomestic: 7 },
      { ...project, id: 'C', items: { '7.1': 5 } },
    ];
    expect(tax.superDeduction({ ...form, projects }).warnings).toEqual([]);
  });
});

test('figures of one year are not printed on the form of another', () => {
  const figures = tax.superDeduction(form);
  expect(figures).toMatchObject({ year: 2024, period: 'ANNUAL', form: '2024' });
  expect(() => tax.printedForm(2017, figures)).toThrow(expect.objectContaining({ code: 'OTHER_YEAR' }));
  expect(tax.printedForm(2024, figures)).toHaveLength(52);
});

test('a schema reports all issues to programs that know Standard Schema', async () => {
  const { issues } = await tax.superDeductionSchema['~standard'].validate({ ...form, line46: 'x', line48: 'y' });
  expect(issues?.map(({ path }) => path?.map((part) => (typeof part === 'object' ? part.key : part)))).toEqual([
    ['line46'],
    ['line48'],
  ]);
});

describe('a missing amount', () => {
  test('leaves eligibility open', () => {
    expect(tax.negativeListTest({} as never)).toMatchObject({ denominator: null, ratio: null, eligible: null });
    expect(tax.negativeListTest({ negativeRevenue: 0, totalRevenue: null }).eligible).toBe(true);
    expect(tax.negativeListTest({ negativeRevenue: 5, totalRevenue: '' }).eligible).toBeNull();
    expect(tax.negativeListTest({ negativeRevenue: '', totalRevenue: 9 })).toMatchObject({
      ...{ denominator: '9.00', ratio: null, eligible: null },
    });
    expect(tax.negativeListTest({ negativeRevenue: 5, totalRevenue: 0 })).toMatchObject({
      ratio: null,
      eligible: false,
    });
    expect(tax.manufacturingTest({ manufacturingRevenue: 5, totalRevenue: null })).toMatchObject({
      ratio: null,
      isManufacturing: null,
    });
    expect(tax.manufacturingTest({ manufacturingRevenue: null, totalRevenue: 9 })).toMatchObject({
      ...{ ratio: null, isManufacturing: null },
    });
  });
});
