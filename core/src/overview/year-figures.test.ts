import { describe, expect, it } from 'vitest';
import type { ProjectAmounts } from '../cost';
import { costCategories } from '../tax';
import { factsWith, projectNamed } from './facts.testing';
import { yearCosts } from './project-costs';
import { costByCategory, costByMonth, yearFigures } from './year-figures';

const none = Object.fromEntries(Object.keys(costCategories).map((each) => [each, '0.00']));
const amountsOf = (projectId: string, personnel: string, months: Readonly<Record<string, string>>) =>
  ({
    ...{ projectId, projectCode: `RD${projectId}`, items: {}, total: personnel, months },
    categories: { ...none, personnel },
  }) as unknown as ProjectAmounts;

const projects = [
  projectNamed('1', { expenditureType: 'expensed', budgetAmount: '0.02' }),
  projectNamed('2', { expenditureType: 'capitalised', budgetAmount: '-1.00' }),
];
const amounts = [
  amountsOf('1', '147.10', { '01': '100.00', '02': '47.10' }),
  amountsOf('2', '0.20', { '01': '0.10', '12': '0.10' }),
];
const facts = factsWith({ projects, amounts, amountsBefore: [amountsOf('9', '-3.00', { '01': '-3.00' })] });

describe('The figures of a year', () => {
  it('are summed exactly, beside those of the year before', () => {
    expect(yearFigures(facts)).toMatchObject({
      ...{ projects: 2, total: '147.30', expensed: '147.10', capitalised: '0.20', totalBefore: '-3.00' },
    });
  });

  it('are unknown where cost may not be seen', () => {
    const hidden = factsWith({ projects });
    expect(yearFigures(hidden)).toMatchObject({ projects: 2, total: null, totalBefore: null, expensed: null });
    expect(yearCosts(hidden)).toBeNull();
  });

  it('are told by category and by each of twelve months', () => {
    const before = facts.amountsBefore!;
    expect(costByCategory(amounts, before)[0]).toMatchObject({ key: 'personnel', amount: '147.30', before: '-3.00' });
    const months = costByMonth(amounts, before);
    expect(months.map(({ key }) => key)).toEqual(
      Array.from({ length: 12 }, (_, at) => String(at + 1).padStart(2, '0')),
    );
    expect(months[0]).toEqual({ key: '01', label: { zh: '1 月', en: 'Jan' }, amount: '100.10', before: '-3.00' });
    expect(months[11]).toMatchObject({ amount: '0.10', before: '0.00' });
  });

  it('of projects stand beside their budgets, the costliest first; the total compares what has a budget', () => {
    expect(yearCosts(facts)).toEqual({
      projects: [
        { id: '1', code: 'RD1', name: '项目1', amount: '147.10', budget: '200.00', used: '73.55' },
        { id: '2', code: 'RD2', name: '项目2', amount: '0.20', budget: null, used: null },
      ],
      total: { amount: '147.30', budget: '200.00', used: '73.55' },
    });
  });
});
