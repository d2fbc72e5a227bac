import { grant, grantSpending } from '@rdm/core/internal/cost';
import type { Ports } from '@rdm/core/internal/application';
import { externalUnit } from '@rdm/core/internal/project';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { A_WHILE } from '../setup/opened-by-office';
import { recalculated, recalculation } from '../setup/recalculated';
import { memoryStack, type OpenStack } from '../setup/stacks';

const TENANT = '320001';
const subjects = ['设备费', '业务费', '劳务费', '间接费用'];

/** A project of 2019 to 2023 whose period is over, with amounts that are no round numbers. */
async function carriedOut({ funding, resource }: Ports): Promise<string> {
  const { id: unitId } = await resource(externalUnit).submit({ unitsName: '某某大学', kind: 'university' });
  const { budget } = await funding.save({
    sheet: {
      budget: {
        ...{
          number: 'BE2019001',
          name: '低温压缩机',
          level: 'provincial',
          fromDate: '2019-01-01',
          toDate: '2023-12-31',
        },
        ...{
          equipmentGrant: '120000.10',
          businessGrant: '200000.20',
          labourGrant: '80000.30',
          indirectGrant: '40000.40',
        },
        ...{ equipmentOwn: '90000.05', labourOwn: '70000.07' },
      },
      own: {
        ...{
          equipmentGrant: '120000.10',
          businessGrant: '150000.20',
          labourGrant: '80000.30',
          indirectGrant: '40000.40',
        },
        ...{ equipmentOwn: '90000.05', labourOwn: '70000.07', labourOwnSpent: '71000.01' },
        ...{
          equipmentAdjusted: '-20000.33',
          businessAdjusted: '20000.33',
          adjustedOn: '2020-05-01',
          adjustedBy: '3号',
        },
      },
      units: [{ unitId, businessGrant: '50000.00', paidAmount: '45000.45', paidOn: '2019-08-01' }],
    },
  });
  const [first, second] = [
    { documentNo: '苏财教〔2019〕9号', receivedOn: '2019-03-15', amount: '250000.00', treatment: 'nonTaxable' },
    {
      documentNo: '苏财教〔2021〕9号',
      receivedOn: '2021-03-15',
      amount: '190001.00',
      treatment: 'taxable',
      returnedAmount: '1.11',
    },
  ] as const;
  const received = async (given: object) =>
    (await resource(grant).submit({ name: '重点研发', ...given, budgetId: budget.id })).id;
  const early = await received(first);
  const late = await received(second);
  const spend = (grantId: string, date: string, item: string, amount: string, given: object = {}) =>
    resource(grantSpending).submit({ grantId, date, item, amount, voucher: `${date} ${item}`, ...given });
  await spend(early, '2019-06-30', '3.2', '99999.77');
  await spend(early, '2022-02-28', '2.1', '60000.61');
  await spend(early, '2024-04-02', '1.1', '20000.20');
  await spend(late, '2022-12-31', '2.1', '120000.99');
  await spend(late, '2023-01-31', '6.1', '40000.40', { subject: 'indirect' });
  return budget.id;
}

describe('The 决算表 of a government project', { timeout: A_WHILE }, () => {
  let stack: OpenStack;
  let ports: Ports;
  let projectId: string;
  beforeAll(async () => {
    stack = await memoryStack.open({ tenants: [TENANT] });
    ports = await stack.signIn('finance', TENANT);
    projectId = await carriedOut(ports);
  }, A_WHILE);
  afterAll(() => stack?.stop());

  it('shows what the port answers once a spreadsheet program has worked its formulas out anew', async () => {
    const { bytes, name } = await ports.funding.export({ projectId });
    expect(name).toContain('BE2019001政府课题经费决算表');
    const option = await ports.funding.option({ projectId });
    const [{ wrong, written } = { wrong: ['nothing'], written: [] }] = await recalculation([bytes]);
    expect(wrong).toEqual([]);
    expect(written.filter(({ formula }) => formula !== undefined).length).toBeGreaterThan(35);
    const [[table, receipts, notes] = []] = await recalculated([bytes]);
    const rowOf = (label: string, { rows } = table!) => rows.findLast((cells) => cells.includes(label))!;
    const shown = (label: string) => rowOf(label).slice(2, 10);
    const asNumber = (amount: string | null) => (amount === null ? '未填报' : Number(amount));
    for (const [at, label] of subjects.entries()) {
      const { grantBudget, adjusted, available, grantSpent, grantLeft, ownBudget, ownSpent } = option.subjects[at]!;
      expect(shown(label).slice(0, 7)).toEqual(
        [grantBudget, adjusted, available, grantSpent, grantLeft, ownBudget, ownSpent].map(asNumber),
      );
    }
    const { grantBudget, adjusted, available, grantSpent, grantLeft, ownBudget, ownSpent } = option.totals;
    const totals = [grantBudget, adjusted, available, grantSpent, grantLeft, ownBudget, ownSpent].map(Number);
    shown('合计')
      .slice(0, 7)
      .forEach((value, at) => expect(value).toBeCloseTo(totals[at]!, 6));
    expect(rowOf('课题结余', receipts)[5]).toBeCloseTo(Number(option.balance), 6);
    expect(rowOf('苏财教〔2019〕9号', receipts).slice(5, 8)).toEqual([
      expect.closeTo(Number(option.receipts[0]!.left), 6) as number,
      '2024-03-15',
      Number(option.receipts[0]!.leftAtDeadline),
    ]);
    expect(notes!.rows.flat().filter((cell) => typeof cell === 'string')).toEqual(
      expect.arrayContaining(option.notes.map(({ message }) => message.zh)),
    );
  });

  it('names a subject above its budget, what was unspent after 60 months, spending after the period, and own funds that are not stated', async () => {
    const { notes, receipts } = await ports.funding.option({ projectId });
    expect(notes.map(({ kind }) => kind)).toEqual(['overBudget', 'expired', 'spentOutside', 'ownNotStated']);
    expect(receipts[0]).toMatchObject({ leftAtDeadline: '89999.62', left: '69999.42' });
  });

  it('is 预算执行表 while the period lasts, and sums up all projects in a list', async () => {
    const [list] = await recalculation([(await ports.funding.exportList({})).bytes]);
    expect(list?.wrong).toEqual([]);
    expect(list?.written.map(({ value }) => value)).toContain('BE2019001');
    const { budget } = await ports.funding.save({
      sheet: {
        budget: {
          ...{ number: 'BE2024001', name: '新课题', level: 'national', fromDate: '2024-01-01', toDate: '2026-12-31' },
        },
      },
    });
    const { bytes, name } = await ports.funding.export({ projectId: budget.id });
    expect(name).toContain('政府课题预算执行表');
    const [result] = await recalculation([bytes]);
    expect(result?.wrong).toEqual([]);
  });
});
