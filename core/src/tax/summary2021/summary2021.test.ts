import { describe, expect, test } from 'vitest';
import { evaluateTrace, type Trace } from '../../kernel';
import { costItems, summary2021, type ProjectCostInput } from '../index';

const projects: ProjectCostInput[] = [
  {
    id: 'a',
    expenditureType: 'expensed',
    ended: false,
    ...{ personnel: 1000000, directInput: 500000, depreciation: 100000, amortisation: 50000, design: 50000 },
    other: 300000,
  },
  { id: 'b', expenditureType: 'capitalised', ended: true, personnel: 950000, other: 50000 },
  { id: 'c', expenditureType: 'expensed', ended: true, entrustDomestic: 700000, entrustOverseasOrg: 300000 },
  { id: 'd', expenditureType: 'capitalised', ended: false, personnel: 1 },
];

describe('2021版研发支出辅助账汇总表', () => {
  const summary = summary2021({ year: 2022, projects });

  test('has expensed projects and capitalised ones that ended', () => {
    expect(summary.rows.map(({ projectId }) => projectId)).toEqual(['a', 'b', 'c']);
  });

  test('the total row is limited, the capitalised row takes its ratio', () => {
    expect(summary.total.columns).toMatchObject({ '6': '2650000.00', '7.1': '350000.00', '7.2': '294444.44' });
    expect(summary.total.columns).toMatchObject({ '8.2': '560000.00', '8.4': '240000.00' });
    expect(summary.total.allowed).toBe('3744444.44');
    expect(summary.rows[1]).toMatchObject({ columns: { '7.2': '42063.49', '8.4': '0.00' }, allowed: '992063.49' });
  });

  test('the sub-totals make the total', () => {
    expect([summary.capitalised, summary.expensed, summary.total].map(({ key }) => key)).toEqual([
      ...['capitalised', 'expensed', 'total'],
    ]);
    expect(summary.capitalised.allowed).toBe('992063.49');
    expect(summary.expensed.allowed).toBe('2752380.95');
    expect(summary.expensed.columns).toMatchObject({ '6': '1700000.00', '7.2': '252380.95' });
  });

  test('expensed rows have their limited columns as a memo only', () => {
    expect(summary.rows.map(({ memo }) => memo)).toEqual([['7.2', '8.4'], [], ['7.2', '8.4']]);
  });

  test('every figure that is not 0 stands in the trace, also those the deductible amount is not made of', () => {
    const all = (trace: Trace): Trace[] => [trace, ...trace.inputs.flatMap(all)];
    const traced = all(summary.trace);
    for (const { key, columns } of [summary.total, summary.capitalised, summary.expensed, ...summary.rows]) {
      for (const [column, amount] of Object.entries(columns).filter(([, each]) => each !== '0.00')) {
        const figure = traced.find((each) => each.key === `${key}/${column}`);
        expect([key, column, figure && evaluateTrace(figure, summary.trace)]).toEqual([key, column, amount]);
      }
    }
  });

  test('其他事项 belongs to the expensed sub-total and to no project', () => {
    const withMatters = summary2021({ year: 2022, projects, otherMatters: { personnel: 90000 } });
    expect(withMatters.otherMatters?.columns['1']).toBe('90000.00');
    expect(withMatters.rows).toHaveLength(3);
    expect(withMatters.expensed.columns['1']).toBe('1090000.00');
    expect(withMatters.total.columns['7.2']).toBe('304444.44');
  });
});

test('each cost item has a line of its own, and 6.4 and 6.5 are crossed', () => {
  expect(new Set(costItems.map(({ line }) => line)).size).toBe(costItems.length);
  expect(costItems.find(({ code }) => code === '6.4')?.line).toBe(33);
  expect(costItems.find(({ code }) => code === '6.5')?.line).toBe(32);
});
