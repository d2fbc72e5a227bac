import Big from 'big.js';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { monthNumbers } from '../../kernel/calendar';
import { sum, yuan } from '../../kernel/money';
import type { CostPart } from '../cost-part';
import { costResources } from '../cost-resources';
import { registerCosts, type CostOfMonth } from './register-costs';
import { registerReport } from './register-report';
import { reportNames, reportRegisters } from './report-registers';
import { reportSheets } from './report-sheet';

const month = fc.constantFrom(...monthNumbers).map((number) => `2024-${number}`);
const projectId = fc.constantFrom('1', '2', '3');
const amount = fc.integer({ min: -1_000_000, max: 1_000_000 }).map((fen) => new Big(fen).div(100).toFixed(2));
const part = fc.record({
  amount,
  source: fc.record({ resource: fc.constantFrom(...Object.values(costResources)), id: fc.constantFrom('10', '11') }),
});
const record: fc.Arbitrary<CostOfMonth> = fc.record({ projectId, month, parts: fc.array(part, { maxLength: 4 }) });
const hours = fc.integer({ min: 0, max: 5000 }).map((tenths) => new Big(tenths).div(10).toFixed());
const use = fc.record({ projectId, month, rdHours: hours });

const leases = reportRegisters.Leases;
const projects = ['1', '2', '3'].map((id) => ({ id, code: `RD0${id}`, name: `项目${id}` }));
const totalOf = (parts: readonly Pick<CostPart, 'amount'>[]) =>
  sum(parts.map(({ amount: each }) => yuan(each))).toString();

const reportOf = (records: readonly CostOfMonth[], uses: readonly Record<string, unknown>[], source = leases.source) =>
  registerReport({
    ...{ year: '2024', projects, uses, monthOf: leases.monthOf, measure: leases.measure },
    costs: registerCosts(records, source, null),
  });

describe('the report of a register', () => {
  it('comes to what the stored cost records hold of the register, whatever else they hold', () => {
    fc.assert(
      fc.property(fc.array(record), fc.constantFrom(...reportNames), (records, name) => {
        const { source } = reportRegisters[name];
        const own = records.flatMap(({ parts }) => parts.filter((each) => source.includes(each.source.resource)));
        expect(reportOf(records, [], source).total.amount).toBe(totalOf(own));
      }),
    );
  });

  it('adds up across and down, in money and in hours', () => {
    fc.assert(
      fc.property(fc.array(record), fc.array(use), (records, uses) => {
        const { rows, months, total } = reportOf(records, uses);
        const added = (figures: readonly { amount: string; quantity: string | null }[]) => ({
          amount: totalOf(figures),
          quantity: figures.reduce((all, { quantity }) => all.plus(quantity!), new Big(0)).toFixed(),
        });
        for (const row of rows) expect(added(Object.values(row.months))).toEqual(row.total);
        for (const number of monthNumbers)
          expect(added(rows.map((row) => row.months[number]!))).toEqual(months[number]);
        expect(added(Object.values(months))).toEqual(total);
        expect(total.quantity).toBe(uses.reduce((all, { rdHours }) => all.plus(rdHours), new Big(0)).toFixed());
      }),
    );
  });

  it('is of chosen rows where rows are chosen: those and the others come to all', () => {
    fc.assert(
      fc.property(fc.array(record), (records) => {
        const of = (rows: ReadonlySet<string> | null) => totalOf(registerCosts(records, leases.source, rows));
        expect(
          yuan(of(new Set(['10'])))
            .plus(yuan(of(new Set(['11']))))
            .toString(),
        ).toBe(of(null));
        expect(of(new Set())).toBe('0.00');
      }),
    );
  });

  it('has a line for every project with cost or use, by code, and none besides', () => {
    const records = [
      { projectId: '2', month: '2024-01', parts: [{ amount: '1', source: { resource: leases.source[0]!, id: '10' } }] },
    ];
    const { rows } = reportOf(records, [
      { projectId: '1', month: '2024-05', rdHours: '2' },
      { projectId: '9', month: '2024-05', rdHours: '3' },
      { projectId: null, month: '2024-05', rdHours: '4' },
      { projectId: '3', month: 'never', rdHours: '5' },
    ]);
    // A removed project is identified by its id alone.
    expect(rows.map(({ projectId: id, projectCode, total }) => [id, projectCode, total])).toEqual([
      ['9', '', { amount: '0.00', quantity: '3' }],
      ['1', 'RD01', { amount: '0.00', quantity: '2' }],
      ['2', 'RD02', { amount: '1.00', quantity: '0' }],
    ]);
  });

  it('is printed with live totals, its use on a sheet of its own', () => {
    const records = [
      {
        projectId: '2',
        month: '2024-01',
        parts: [{ amount: '12.5', source: { resource: leases.source[0]!, id: '10' } }],
      },
    ];
    const report = reportOf(records, [{ projectId: '2', month: '2024-03', rdHours: '7.5' }]);
    const [amounts, uses] = reportSheets(leases, report);
    expect(amounts).toMatchObject({ title: '2024年租赁费用项目归集表', header: [{ right: '金额单位：元' }] });
    expect(amounts!.body[0]!.cells.at(-1)).toEqual({ value: '12.50', places: 2, formula: 'SUM(D4:O4)' });
    expect(amounts!.body[1]!.cells.at(-1)).toEqual({ value: '12.50', places: 2, formula: 'SUM(P4:P4)' });
    expect(uses).toMatchObject({ name: '研发工时', header: [{ right: '单位：小时' }] });
    expect(uses!.body[0]!.cells.at(-1)).toEqual({ value: '7.5', formula: 'SUM(D4:O4)' });
    expect(reportSheets(leases, reportOf([], []))).toHaveLength(1);
  });
});
