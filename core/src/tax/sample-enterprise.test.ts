import { beforeAll, describe, expect, test } from 'vitest';
import { sum, yuan } from '../kernel/money';
import { summary2021, superDeduction, type CostItemCode, type ProjectCostInput, type SuperDeduction } from './index';

interface Expected {
  readonly projects: Record<
    string,
    { readonly items: Partial<Record<CostItemCode, string>>; readonly categories: Record<string, string> }
  >;
  readonly otherLimit: string;
  readonly base: string;
  readonly rate: number;
  readonly shares: Record<string, string>;
  readonly A107012: Record<string, string>;
}

interface Parameters {
  readonly year: number;
  readonly line43: string;
  readonly quarters: Record<string, Record<'amortize' | 'special' | 'material' | 'carryoverAmount', string>>;
}

/** 支出类型 and 完成情况 of the projects that are not 费用化, as the project workbook has them. */
const capitalised: Record<string, { readonly ended: boolean }> = {
  RD2024003: { ended: true },
  RD2024007: { ended: false },
};

/** Tests run from the root of the checkout. */
const sample = 'tests/fixtures/sample-enterprise';

interface FileReader {
  readFile(path: string, encoding: 'utf8'): Promise<string>;
}

async function load<T>(name: string): Promise<T> {
  // A variable, because this package is compiled without the types of Node.
  const files = 'node:fs/promises';
  const { readFile } = (await import(/* @vite-ignore */ files)) as FileReader;
  return JSON.parse(await readFile(`${sample}/${name}.json`, 'utf8')) as T;
}

describe('the sample enterprise, year 2024', () => {
  let expected: Expected;
  let result: SuperDeduction;
  let projects: ProjectCostInput[];

  beforeAll(async () => {
    expected = await load<Expected>('expected');
    const { year, line43, quarters } = await load<Parameters>('params');
    const total = (field: 'amortize' | 'special' | 'material' | 'carryoverAmount') =>
      sum(Object.values(quarters).map((quarter) => yuan(quarter[field]))).toString();

    projects = Object.entries(expected.projects).map(([id, { items, categories }]) => ({
      id,
      expenditureType: id in capitalised ? 'capitalised' : 'expensed',
      ended: capitalised[id]?.ended ?? false,
      ...Object.fromEntries(Object.entries(categories).filter(([name]) => name !== 'entrusted')),
      items,
    }));
    result = superDeduction({
      year,
      period: 'ANNUAL',
      enterpriseKinds: [],
      projects,
      line43,
      line44: total('amortize'),
      line46: total('special'),
      line48: total('material'),
      line49: total('carryoverAmount'),
    });
  });

  test('every line of A107012 comes out to the cent', () => {
    expect(Object.keys(expected.A107012).length).toBeGreaterThan(50);
    expect(result.lines).toMatchObject(expected.A107012);
    expect(result.lines['50']).toBe('100.00');
  });

  test('the limit, the base and the rate', () => {
    expect(result.otherLimit).toBe(expected.otherLimit);
    expect(result.base).toBe(expected.base);
    expect(Number(result.rate)).toBe(expected.rate);
  });

  test('the shares of the counted projects', () => expect(result.shares).toEqual(expected.shares));

  test('categories alone give the same form without its details', () => {
    const paid = (id: string, code: '7.1' | '7.2') => expected.projects[id]?.items[code];
    const withoutItems = projects.map(({ items: _, ...project }) => ({
      ...project,
      entrustDomestic: paid(project.id, '7.1'),
      entrustOverseasOrg: paid(project.id, '7.2'),
    }));
    const { lines } = superDeduction({ year: 2024, period: 'ANNUAL', projects: withoutItems });
    for (const line of ['2', '3', '7', '16', '19', '23', '28', '34', '36', '37', '38', '40', '41', '42'] as const) {
      expect([line, lines[line]]).toEqual([line, expected.A107012[line]]);
    }
    expect(lines['4']).toBe('0.00');
  });

  test('the total row of the 2021 summary is what A107012 takes over', () => {
    const { total, capitalised: ofCapitalised, expensed } = summary2021({ year: 2024, projects });
    const lines = expected.A107012;
    expect(total.columns).toMatchObject({
      ...{ '1': lines['3'], '2': lines['7'], '3': lines['16'], '4': lines['19'], '5': lines['23'] },
      ...{ '7.1': lines['28'], '7.2': lines['34'], '8.1': lines['36'], '8.3': lines['37'], '8.4': lines['38'] },
    });
    expect([total.allowed, expensed.allowed, ofCapitalised.allowed]).toEqual([lines['40'], lines['41'], lines['42']]);
  });
});
