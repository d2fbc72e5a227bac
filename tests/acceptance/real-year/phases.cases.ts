import { formedIntangible, material } from '@rdm/core/internal/cost';
import {
  ledgerRow,
  projectCrossYear,
  projectReport,
  type YearSummary2015,
  type YearSummary2021,
} from '@rdm/core/internal/ledger';
import { project, projectMaster, projectOpening, projectPhase } from '@rdm/core/internal/project';
import { expect, it } from 'vitest';
import { refusal } from '../../contract/ports/refusal';
import type { Enterprise, FoundedEnterprise } from './enterprise';

const account = '530101';
const capitalised = { expenditureType: 'capitalised' };

/** A design fee of a project, booked on a day. */
const fee = (enterprise: Enterprise, date: string, code: string, debit: string) =>
  enterprise.voucher(date, '设计费', { account, debit, project: code }, { account: '1002', credit: debit });

/** An enterprise whose design fees are matched, with these projects of a code by year. */
async function withProject(
  founded: FoundedEnterprise,
  code: string,
  years: Readonly<Record<string, Readonly<Record<string, unknown>>>>,
): Promise<Enterprise> {
  const enterprise = await founded();
  await enterprise.match(account, '5.1', '设计费');
  const start = `${Object.keys(years)[0]}-01-01`;
  for (const [year, more] of Object.entries(years)) {
    await enterprise.project(year, code, { startTime: start, endTime: `${year}-12-31`, ...more });
  }
  return enterprise;
}

async function masterOf({ finance }: Enterprise, code: string) {
  const where = [{ field: 'code', is: 'equal', value: code }] as const;
  return (await finance.resource(projectMaster).list({ where })).records[0]!;
}

async function development(enterprise: Enterprise, code: string, date: string): Promise<void> {
  const { id: masterId } = await masterOf(enterprise, code);
  await enterprise.record(projectPhase, { masterId, phase: 'development', date });
}

async function result(enterprise: Enterprise, code: string, what: string, date: string): Promise<void> {
  const { id } = await masterOf(enterprise, code);
  await enterprise.finance.resource(projectMaster).submit({ id, result: what, date });
}

/** The ledgers of a project and year by type: completion and total. */
async function ledgersOf(enterprise: Enterprise, year: string, code: string) {
  const where = [{ field: 'projectId', is: 'equal', value: enterprise.projectId(year, code) }] as const;
  const { records } = await enterprise.finance.resource(projectReport).list({ where, size: -1 });
  return Object.fromEntries(
    records.map(({ id, expenditureType, completion, total }) => [expenditureType, { id, completion, total }]),
  );
}

const lines = (enterprise: Enterprise, year: string, period: 'H1' | 'Q1_Q3' | 'ANNUAL' = 'ANNUAL') =>
  enterprise.lines(year, period, '1', '40', '41', '42');

/** Both phases in a year, failures, opening balances from before and projects that go on in later years. */
export function phasesCases(founded: FoundedEnterprise): void {
  it('splits a year of research and development: two ledgers, one project, line 41 and 42', async () => {
    const enterprise = await withProject(founded, 'RD01', { '2024': { completion: 'ended' } });
    await development(enterprise, 'RD01', '2024-07-01');
    await fee(enterprise, '2024-06-30', 'RD01', '1000');
    await fee(enterprise, '2024-07-01', 'RD01', '4000');
    await enterprise.recompute('2024');
    // Research 1,000 is expensed; development 4,000 ended with the project; 1,000 + 4,000 = 5,000.
    expect(await lines(enterprise, '2024')).toEqual({ '1': '1', '40': '5000.00', '41': '1000.00', '42': '4000.00' });
    expect(await ledgersOf(enterprise, '2024', 'RD01')).toMatchObject({
      expensed: { total: '1000.00' },
      capitalised: { total: '4000.00' },
    });
    // What its development formed is amortised by the capitalised ledger alone: 4,000 ÷ 120 × 3 months.
    const asset = { assetsCode: 'ZY1', assetsName: '控制技术', date: '2024-10-08', bookCost: '4000', months: 120 };
    await enterprise.record(formedIntangible, { ...asset, projectId: enterprise.projectId('2024', 'RD01') });
    const form = await enterprise.form('2024');
    expect([form.lines['43'], form.notices.map(({ zh }) => zh).join()]).toEqual([
      '100.00',
      expect.not.stringContaining('自研形成无形资产'),
    ]);
    // The ended half-year has research only.
    expect(await lines(enterprise, '2024', 'H1')).toMatchObject({ '40': '1000.00', '42': '0.00' });
    const { ledger } = enterprise.finance;
    const summary: YearSummary2021 = await ledger.summary({ year: '2024' });
    const projectId = enterprise.projectId('2024', 'RD01');
    expect(summary.rows.map((row) => [row.projectId, row.expenditureType, row.columns['5']])).toEqual([
      [projectId, 'expensed', '1000.00'],
      [projectId, 'capitalised', '4000.00'],
    ]);
    const old: YearSummary2015 = await ledger.summary2020({ year: '2024' });
    expect([old.fixedRows.toExpense['5.1'], old.fixedRows.toIntangible['5.1']]).toEqual(['1000.00', '4000.00']);
    // Every figure of the second ledger opens to its own records.
    const sheet = await ledger.ledgerSheet({
      reportId: (await ledgersOf(enterprise, '2024', 'RD01')).capitalised!.id,
    });
    expect(sheet.ledgerId).toBe(`${projectId}/capitalised`);
    const trace = await ledger.explain({ year: '2024', key: `item:${sheet.ledgerId}:5.1` });
    expect([trace.value, trace.inputs.map(({ value }) => value)]).toEqual(['4000.00', ['4000.00']]);
  });

  it('takes vouchers by their day and months whole: on the 15th the month stays research', async () => {
    const enterprise = await withProject(founded, 'RD02', { '2024': {} });
    await development(enterprise, 'RD02', '2024-07-15');
    await fee(enterprise, '2024-07-14', 'RD02', '100');
    await fee(enterprise, '2024-07-15', 'RD02', '200');
    await enterprise.material('2024-07-20', 'RD02', 'LL1', '30');
    await enterprise.material('2024-08-20', 'RD02', 'LL2', '50');
    await enterprise.recompute('2024');
    // Research 100 + material of July 30; development 200 + material of August 50.
    expect(await ledgersOf(enterprise, '2024', 'RD02')).toMatchObject({
      expensed: { total: '130.00' },
      capitalised: { total: '250.00' },
    });
    const rows = await enterprise.finance.resource(ledgerRow).list({ size: -1 });
    expect(rows.total).toBe(4);
    // Not ended: development waits on its ledger.
    expect(await lines(enterprise, '2024')).toEqual({ '1': '1', '40': '130.00', '41': '130.00', '42': '0.00' });
  });

  it('takes the whole month of a switch on its first day as development', async () => {
    const enterprise = await withProject(founded, 'RD03', { '2024': {} });
    await development(enterprise, 'RD03', '2024-07-01');
    await enterprise.material('2024-06-20', 'RD03', 'LL1', '30');
    await enterprise.material('2024-07-20', 'RD03', 'LL2', '50');
    await enterprise.recompute('2024');
    expect(await ledgersOf(enterprise, '2024', 'RD03')).toMatchObject({
      expensed: { total: '30.00' },
      capitalised: { total: '50.00' },
    });
  });

  it('expenses a capitalised project in the year it fails, with its earlier years, and not before', async () => {
    const year = { completion: 'ongoing', ...capitalised };
    const enterprise = await withProject(founded, 'RD04', { '2022': year, '2023': year, '2024': year });
    await fee(enterprise, '2022-05-10', 'RD04', '100');
    await fee(enterprise, '2023-05-10', 'RD04', '200');
    await fee(enterprise, '2024-05-10', 'RD04', '400');
    for (const each of ['2022', '2023', '2024']) await enterprise.recompute(each);
    await result(enterprise, 'RD04', 'failed', '2024-09-30');
    await enterprise.recompute('2024');
    for (const each of ['2022', '2023']) expect(await lines(enterprise, each)).toMatchObject({ '40': '0.00' });
    expect(await lines(enterprise, '2024', 'H1')).toMatchObject({ '40': '0.00', '42': '0.00' });
    // 100 + 200 from the years before + 400, at the end of September.
    const failed = { '1': '1', '40': '700.00', '41': '700.00', '42': '0.00' };
    expect(await lines(enterprise, '2024', 'Q1_Q3')).toEqual(failed);
    expect(await lines(enterprise, '2024')).toEqual(failed);
    const ledgers = await ledgersOf(enterprise, '2024', 'RD04');
    expect(ledgers).toMatchObject({ expensed: { completion: 'ended', total: '400.00' } });
    const sheet = await enterprise.finance.ledger.ledgerSheet({ reportId: ledgers.expensed!.id });
    expect([sheet.completion, sheet.opening?.taxAmount, sheet.total.taxAmount]).toEqual(['ended', '300.00', '700.00']);
    const { fixedRows } = await enterprise.finance.ledger.summary2020({ year: '2024' });
    expect(
      ['opening', 'debit', 'credit', 'toExpense', 'toIntangible', 'closing'].map(
        (row) => fixedRows[row as keyof typeof fixedRows]['5.1'],
      ),
    ).toEqual(['300.00', '400.00', '700.00', '700.00', '0.00', '0.00']);
    const { id } = await masterOf(enterprise, 'RD04');
    const { years } = await enterprise.finance.masters.years({ id });
    expect(
      years.map(({ opening, toExpense, closing, cumulative }) => [opening, toExpense, closing, cumulative]),
    ).toEqual([
      ['0.00', '0.00', '100.00', '100.00'],
      ['100.00', '0.00', '300.00', '300.00'],
      ['300.00', '300.00', '0.00', '700.00'],
    ]);
  });

  it('expenses the balance in the year of the termination though it has no cost, once that year has a record', async () => {
    const enterprise = await withProject(founded, 'RD05', { '2023': capitalised });
    await fee(enterprise, '2023-05-10', 'RD05', '900');
    await enterprise.recompute('2023');
    await expect(result(enterprise, 'RD05', 'terminated', '2024-03-01')).rejects.toMatchObject(
      refusal(400, '2024年度没有该项目的记录，请先将项目跨年到2024年度，再登记结果'),
    );
    await enterprise.project('2024', 'RD05', { ...capitalised, startTime: '2023-01-01' });
    await enterprise.project('2025', 'RD05', { ...capitalised, startTime: '2023-01-01' });
    await result(enterprise, 'RD05', 'terminated', '2024-03-01');
    for (const year of ['2023', '2024', '2025']) await enterprise.recompute(year);
    expect(await lines(enterprise, '2023')).toMatchObject({ '40': '0.00' });
    expect(await lines(enterprise, '2024', 'H1')).toMatchObject({ '41': '900.00', '42': '0.00' });
    // It is expensed once.
    expect(await lines(enterprise, '2025')).toMatchObject({ '40': '0.00' });
  });

  it.each([
    ['succeeded', { '40': '1500.00', '41': '0.00', '42': '1500.00' }],
    ['failed', { '40': '1500.00', '41': '1500.00', '42': '0.00' }],
  ])('carries the balance from before its years were kept here into a project that %s', async (what, expected) => {
    const enterprise = await withProject(founded, 'RD06', { '2024': capitalised });
    await fee(enterprise, '2024-05-10', 'RD06', '500');
    const { id: masterId } = await masterOf(enterprise, 'RD06');
    const opening = { masterId, date: '2023-12-31', item: '5.1' };
    await enterprise.record(projectOpening, { ...opening, expenditureType: 'capitalised', amount: '1000' });
    // Expensed before: deducted then, it only counts as cost of the project.
    await enterprise.record(projectOpening, { ...opening, expenditureType: 'expensed', amount: '70' });
    await result(enterprise, 'RD06', what, '2024-11-30');
    await enterprise.recompute('2024');
    // 1,000 from before + 500 of the year.
    expect(await lines(enterprise, '2024')).toMatchObject(expected);
    expect(await lines(enterprise, '2024', 'Q1_Q3')).toMatchObject({ '40': '0.00' });
    const key = `item:${enterprise.projectId('2024', 'RD06')}:5.1`;
    const trace = await enterprise.finance.ledger.explain({ year: '2024', key });
    expect([trace.value, trace.inputs.map(({ value }) => value)]).toEqual(['1500.00', ['1000.00', '500.00']]);
    const { before, years } = await enterprise.finance.masters.years({ id: masterId });
    expect([before.expensed, years[0]!.cumulative]).toEqual(['70.00', '1570.00']);
  });

  it('opens the next year once, twice in a row, and takes it back while it has no cost', async () => {
    const enterprise = await withProject(founded, 'RD07', { '2023': capitalised });
    await fee(enterprise, '2023-05-10', 'RD07', '30000');
    await enterprise.recompute('2023');
    const master = await masterOf(enterprise, 'RD07');
    await enterprise.finance.resource(projectMaster).submit({ id: master.id, totalBudget: '10' });
    const { masters } = enterprise.finance;
    const crossYears = enterprise.finance.resource(projectCrossYear);
    const sourceId = enterprise.projectId('2023', 'RD07');
    // 10 of 10,000 yuan less 3 spent.
    expect(await masters.crossYearPreview({ code: 'RD07', year: '2024' })).toMatchObject({
      sourceId,
      remainingBudget: '7.00',
      openingBalance: '30000.00',
    });
    const first = await crossYears.submit({ sourceId, year: '2024' });
    const { projectId } = await masters.confirmCrossYear({ id: first.id });
    const opened = await enterprise.finance.resource(project).detail({ id: projectId });
    expect(opened).toMatchObject({
      year: '2024',
      code: 'RD07',
      budgetAmount: '7.00',
      ...capitalised,
      dataStatus: 'save',
    });
    await expect(masters.confirmCrossYear({ id: first.id })).rejects.toMatchObject(
      refusal(400, '该项目跨年已确认，不能重复确认或修改'),
    );
    await expect(crossYears.submit({ sourceId, year: '2024' })).rejects.toMatchObject(refusal(400));
    const second = await crossYears.submit({ sourceId: projectId, year: '2025' });
    await masters.confirmCrossYear({ id: second.id });
    await enterprise.recompute('2025');
    expect((await masters.years({ id: master.id })).years.map(({ opening }) => opening)).toEqual([
      '0.00',
      '30000.00',
      '30000.00',
    ]);
    // The later one first.
    await expect(crossYears.remove({ ids: [first.id] })).rejects.toMatchObject(refusal(400));
    await crossYears.remove({ ids: [second.id] });
    await crossYears.remove({ ids: [first.id] });
    expect((await masters.years({ id: master.id })).years.map(({ year }) => year)).toEqual(['2023']);
  });

  it('does not take back a year that has cost, nor carry over what has ended', async () => {
    const enterprise = await withProject(founded, 'RD08', { '2023': {}, '2024': {} });
    const crossYears = enterprise.finance.resource(projectCrossYear);
    const sourceId = enterprise.projectId('2024', 'RD08');
    const { id } = await crossYears.submit({ sourceId, year: '2025' });
    const { projectId } = await enterprise.finance.masters.confirmCrossYear({ id });
    const issued = { materialCode: 'M1', materialName: '铜管', qty: '1', price: '5', direction: 'issue' };
    await enterprise.record(material, { date: '2025-02-01', billNo: 'LL9', projectId, ...issued });
    await expect(crossYears.remove({ ids: [id] })).rejects.toMatchObject(refusal(400));
    await enterprise.project('2023', 'RD09', { completion: 'ended' });
    await expect(
      crossYears.submit({ sourceId: enterprise.projectId('2023', 'RD09'), year: '2024' }),
    ).rejects.toMatchObject(refusal(400, '项目 RD09 已结束，不能跨年；如需继续请先改为未结束'));
  });

  it('is renamed over its years, those chosen; another name of a year follows where both were the same', async () => {
    const enterprise = await withProject(founded, 'RD10', { '2023': { name: '旧名' }, '2024': { name: '旧名' } });
    const { id, name } = await masterOf(enterprise, 'RD10');
    expect(name).toBe('旧名');
    const { masters } = enterprise.finance;
    expect(await masters.rename({ id, name: '新名', years: ['2024'] })).toEqual({ renamed: ['2024'] });
    expect((await masters.years({ id })).years.map((each) => each.name)).toEqual(['旧名', '新名']);
    await expect(masters.rename({ id, name: '新名', years: ['2022'] })).rejects.toMatchObject(refusal(400));
  });

  it('says where a balance and the records contradict each other', async () => {
    const enterprise = await withProject(founded, 'RD12', { '2024': {} });
    const { id: masterId } = await masterOf(enterprise, 'RD12');
    const opening = { masterId, item: '5.1', expenditureType: 'capitalised', amount: '10', date: '2023-12-31' };
    const { id } = await enterprise.record(projectOpening, opening);
    expect(await enterprise.warnings('2024')).toEqual([
      '项目 RD12 有资本化期初余额，但本年度为费用化且未划分阶段，余额未计入辅助账；请核对支出类型或划分阶段',
    ]);
    await fee(enterprise, '2024-03-10', 'RD12', '100');
    await development(enterprise, 'RD12', '2024-01-01');
    await enterprise.finance.resource(projectOpening).submit({ id, date: '2024-03-31' });
    await enterprise.recompute('2024');
    expect(await enterprise.warnings('2024')).toEqual([
      '项目 RD12 的期初余额（2024-03-31）之前已有资本化归集记录，可能重复计算，请核对',
    ]);
  });

  it('refuses phases that overlap or run backwards', async () => {
    const enterprise = await withProject(founded, 'RD11', { '2024': {} });
    const { id: masterId } = await masterOf(enterprise, 'RD11');
    const phase = (what: string, date: string) => enterprise.record(projectPhase, { masterId, phase: what, date });
    await phase('research', '2024-01-01');
    await phase('development', '2024-06-01');
    await expect(phase('research', '2024-09-01')).rejects.toMatchObject(refusal(400));
    await expect(phase('development', '2024-09-01')).rejects.toMatchObject(
      refusal(400, '阶段与前一阶段相同，时间重叠，请删除其一'),
    );
    await expect(phase('development', '2024-01-01')).rejects.toMatchObject(refusal(400));
    await expect(phase('development', '2023-12-31')).rejects.toMatchObject(
      refusal(400, '不能早于项目首次开始日期2024-01-01，请先核对项目总台账'),
    );
  });

  it('does not amortise an asset whose project comes to less than nothing, and says so', async () => {
    const enterprise = await withProject(founded, 'RD01', { '2024': { ...capitalised, completion: 'ended' } });
    await fee(enterprise, '2024-03-01', 'RD01', '-500');
    await enterprise.recompute('2024');
    const asset = { assetsCode: 'ZY1', assetsName: '控制技术', date: '2024-10-08', bookCost: '4000', months: 120 };
    await enterprise.record(formedIntangible, { ...asset, projectId: enterprise.projectId('2024', 'RD01') });
    const form = await enterprise.form('2024');
    expect([form.lines['42'], form.lines['43']]).toEqual(['-500.00', '0.00']);
    expect(form.notices.map(({ zh }) => zh).join()).toContain('ZY1 控制技术：项目在形成年度的第42行金额为-500.00元');
  });
}
