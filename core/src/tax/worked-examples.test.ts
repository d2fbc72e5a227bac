import { describe, expect, test } from 'vitest';
import { overseasCap, superDeduction, type ProjectCostInput, type SuperDeductionInput } from './index';

const project = (id: string, cost: Partial<ProjectCostInput>): ProjectCostInput => ({
  id,
  expenditureType: 'expensed',
  ended: false,
  ...cost,
});
const annual = (year: number, rest: Omit<SuperDeductionInput, 'year' | 'period'>) =>
  superDeduction({ year, period: 'ANNUAL', ...rest });

describe('1 pooled limit (税总公告2021年第28号 解读)', () => {
  const projects = [
    project('A', { personnel: 900000, other: 120000 }),
    project('B', { personnel: 1000000, other: 80000 }),
  ];

  test('from 2021 the limit of 211 111.11 leaves the whole 200 000', () => {
    const result = annual(2021, { enterpriseKinds: ['manufacturing'], projects });
    expect(result.otherLimit).toBe('211111.11');
    expect(result.lines).toMatchObject({ 34: '200000.00', 50: '100.00', 51: '2100000.00' });
    expect(result.base).toBe('2100000.00');
  });

  test('before, each project had its own: 100 000 and 80 000', () => {
    const result = annual(2020, { projects });
    expect(result.shares).toMatchObject({ A: '100000.00', B: '80000.00' });
    expect(result.lines['34']).toBe('180000.00');
  });
});

describe('2 pooled limit that binds (执行指引2.0版)', () => {
  test('191 111.11 of 200 000', () => {
    const result = annual(2023, {
      projects: [project('A', { personnel: 880000, other: 120000 }), project('B', { personnel: 840000, other: 80000 })],
    });
    expect(result.lines).toMatchObject({ 28: '200000.00', 34: '191111.11', 51: '1911111.11' });
    expect([result.otherLimit, result.base]).toEqual(['191111.11', '1911111.11']);
  });
});

describe('3 full year with a capitalised project (家电制造业执行指引, 2022)', () => {
  const input: Omit<SuperDeductionInput, 'year' | 'period'> = {
    projects: [
      project('a', {
        ...{ personnel: 1000000, directInput: 500000, depreciation: 100000, amortisation: 50000, design: 50000 },
        other: 300000,
      }),
      project('b', { expenditureType: 'capitalised', ended: true, personnel: 950000, other: 50000 }),
      project('c', { entrustDomestic: 700000, entrustOverseasOrg: 300000 }),
    ],
    line43: '49603.17',
  };

  test('every printed line', () => {
    const { lines, base } = annual(2022, { ...input, enterpriseKinds: ['manufacturing'] });
    expect(lines).toMatchObject({
      ...{ 1: '3', 2: '2944444.44', 28: '350000.00', 34: '294444.44', 38: '240000.00', 40: '3744444.44' },
      ...{ 41: '2752380.95', 42: '992063.49', 43: '49603.17', 45: '2801984.12', 51: '2801984.12', 52: '0.00' },
    });
    expect(base).toBe('2801984.12');
  });

  test('at 75 %', () => expect(annual(2022, input).lines['51']).toBe('2101488.09'));

  test('a capitalised project that is not ended stays out', () => {
    const [a, b, c] = input.projects;
    const open = annual(2022, { ...input, projects: [a!, { ...b!, ended: false }, c!] });
    expect(open.lines).toMatchObject({ 1: '2', 3: '1000000.00', 42: '0.00' });
    expect(Object.keys(open.shares)).toEqual(['a', 'c']);
  });

  test('the fourth quarter of 2022 at 100 %, by amount or by months', () => {
    const actual = annual(2022, { ...input, q4: { mode: 'actual', amount: '801984.12' } });
    expect([actual.baseQ4, actual.baseQ1Q3]).toEqual(['801984.12', '2000000.00']);
    expect(actual.lines['51']).toBe('2301984.12');
    const months = annual(2022, { ...input, q4: { mode: 'months', monthsAfterOct1: 3, monthsOperated: 12 } });
    expect([months.baseQ4, months.baseQ1Q3]).toEqual(['700496.03', '2101488.09']);
    expect(months.lines['51']).toBe('2276612.10');
  });

  test('who has 100 % all year, and other years, know no fourth quarter', () => {
    const q4 = { mode: 'actual', amount: '1' } as const;
    expect(annual(2022, { ...input, enterpriseKinds: ['techSme'], q4 }).baseQ4).toBeUndefined();
    expect(annual(2021, { ...input, q4 }).baseQ4).toBeUndefined();
  });
});

describe('4 overseas cap (财税〔2018〕64号)', () => {
  test('80 % of what was paid is more than 2/3 of the domestic cost', () => {
    expect(overseasCap({ entrustOverseasOrg: 1000000, domesticEligible: '1100000', year: 2023 })).toMatchObject({
      counted80: '800000.00',
      cap: '733333.33',
      allowed: '733333.33',
    });
  });

  test('in the form, and never for persons', () => {
    const { lines, overseasCap: cap } = annual(2023, {
      projects: [project('x', { personnel: 1100000, entrustOverseasOrg: 1000000, entrustOverseasPerson: 500000 })],
    });
    expect(lines).toMatchObject({ 35: '1500000.00', 38: '733333.33', 39: '500000.00', 40: '1833333.33' });
    expect(cap).toBe('733333.33');
  });

  test('before 2018 nothing overseas counts', () => {
    expect(overseasCap({ entrustOverseasOrg: 1000000, domesticEligible: 1100000, year: 2017 }).allowed).toBe('0.00');
  });
});

describe('5 special income', () => {
  const projects = [project('x', { personnel: 5000000 })];

  test('is taken off', () => expect(annual(2023, { projects, line46: 1000000 }).base).toBe('4000000.00'));

  test('more of it than cost leaves 0 and carries nothing forward', () => {
    expect(annual(2023, { projects, line46: 6000000 }).lines).toMatchObject({ 47: '0.00', 51: '0.00', 52: '0.00' });
  });
});

describe('6 material of sold products', () => {
  const year = (tax: number, cost: number, rest: Partial<SuperDeductionInput> = {}) =>
    annual(tax, { enterpriseKinds: ['manufacturing'], projects: [project('x', { directInput: cost })], ...rest });

  test('is taken off in the year of the sale, the earlier years stay', () => {
    expect(year(2019, 1000000).lines['51']).toBe('750000.00');
    expect(year(2020, 800000).lines['51']).toBe('600000.00');
    const sold = year(2021, 1500000, { line48: '500000' });
    expect([sold.base, sold.lines['51']]).toEqual(['1000000.00', '1000000.00']);
  });

  test('what does not fit is carried forward', () => {
    expect(year(2023, 100, { line48: 250, line49: '30.50' }).lines).toMatchObject({ 51: '0.00', 52: '180.50' });
  });
});
