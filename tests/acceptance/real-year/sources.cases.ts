import { expect, it } from 'vitest';
import { costSourceChoice, costSummary } from '@rdm/core/internal/cost';
import { projectReport } from '@rdm/core/internal/ledger';
import { sheetsIn } from '../../setup/recalculated';
import type { Enterprise, FoundedEnterprise } from './enterprise';

/** The amounts of a project by cost item, those that are not 0. */
async function items(enterprise: Enterprise, year: string, code: string) {
  const stats = await enterprise.finance.ledger.statsAmount({ year });
  return stats.find(({ projectCode }) => projectCode === code)!.items;
}

/** What the year's sources answer of one item. */
async function standing(enterprise: Enterprise, year: string, item: string) {
  const { items: all } = await enterprise.finance.costSources.overview({ year });
  return all.find((each) => each.item === item)!;
}

/** Where cost is taken from: registers or vouchers, and what of the vouchers is a closing. */
export function sourcesCases(founded: FoundedEnterprise): void {
  it('gives ledgers, summary and A107012 to an enterprise that brings vouchers and the matching alone', async () => {
    const enterprise = await founded();
    await enterprise.project('2024', 'RD01');
    await enterprise.match('53010101', '1.1', '研发支出-费用化支出-工资');
    await enterprise.match('53010102', '2.1', '研发支出-费用化支出-材料');
    await enterprise.match('53010103', '3.2', '研发支出-费用化支出-折旧');
    const own = { project: 'RD01' };
    await enterprise.voucher(
      '2024-01-31',
      '计提工资',
      { account: '53010101', debit: '100000', ...own },
      { account: '2211', credit: '100000' },
    );
    await enterprise.voucher(
      '2024-02-10',
      '领料',
      { account: '53010102', debit: '50000', ...own },
      { account: '1403', credit: '50000' },
    );
    await enterprise.voucher(
      '2024-02-29',
      '计提折旧',
      { account: '53010103', debit: '8000', ...own },
      { account: '1602', credit: '8000' },
    );
    expect(await enterprise.warnings('2024')).toEqual([]);
    // 100,000 + 50,000 + 8,000 = 158,000.
    expect(await enterprise.lines('2024', 'ANNUAL', '4', '8', '18', '40', '51')).toEqual({
      '4': '100000.00',
      '8': '50000.00',
      '18': '8000.00',
      '40': '158000.00',
      '51': '158000.00',
    });
    const rows = await enterprise.ledger('2024', 'RD01');
    expect(rows.map(({ voucherNo, bookAmount, taxAmount }) => [voucherNo, bookAmount, taxAmount])).toEqual([
      ['1', '100000.00', '100000.00'],
      ['1', '50000.00', '50000.00'],
      ['2', '8000.00', '8000.00'],
    ]);
    const summary = await enterprise.finance.ledger.summary({ year: '2024' });
    expect(summary.rows).toHaveLength(1);
    expect(summary.total.allowed).toBe('158000.00');
    expect(summary.sources?.find(({ item }) => item === '1.1')).toMatchObject({
      origin: 'voucher',
      reason: { zh: '自动：薪酬台账本年没有数据，取自凭证' },
    });
  });

  it('says on ledger, both summaries, 费用汇总 and their workbooks which source was used, and why', async () => {
    const enterprise = await founded();
    const { finance } = enterprise;
    await enterprise.project('2024', 'RD01');
    await enterprise.material('2024-03-05', 'RD01', 'LL1', '3000');
    await enterprise.match('53010110', '5.1');
    await enterprise.voucher(
      '2024-03-05',
      '设计费',
      { account: '53010110', debit: '2000', project: 'RD01' },
      { account: '1002', credit: '2000' },
    );
    await enterprise.recompute('2024');
    const sources = [
      { item: '2.1', origin: 'allocation', reason: { zh: '自动：材料台账本年有 1 行，按台账分摊' } },
      { item: '5.1', origin: 'voucher', reason: { zh: '没有对应的台账，取自凭证' } },
    ];
    const projectId = enterprise.projectId('2024', 'RD01');
    const [report] = (await finance.resource(projectReport).list({})).records;
    expect(await finance.ledger.ledgerSheet({ reportId: report!.id })).toMatchObject({ sources });
    expect(await finance.ledger.summary({ year: '2024' })).toMatchObject({ sources });
    expect(await finance.ledger.summary2020({ year: '2024' })).toMatchObject({ sources });
    const lines = (await finance.resource(costSummary).list({ where: [{ field: 'year', is: 'equal', value: '2024' }] }))
      .records;
    expect(lines.map(({ item, reason }) => [item, reason])).toEqual([
      ['2.1', '自动：材料台账本年有 1 行，按台账分摊'],
      ['5.1', '没有对应的台账，取自凭证'],
    ]);
    const printed = [
      await finance.ledger.exportLedger({ projectId, year: '2024' }),
      await finance.ledger.exportLedger({ projectId, year: '2024', type: '2020' }),
      await finance.ledger.exportSummary({ year: '2024' }),
      await finance.ledger.exportSummary({ year: '2024', type: '2020' }),
    ];
    for (const { bytes } of printed) {
      const sheets = await sheetsIn(bytes);
      const said = sheets.map(({ rows }) =>
        rows.flat().filter((cell) => /^\d\.\d .+：(台账分摊|凭证)（/.test(`${cell}`)),
      );
      // The official form comes first and says nothing of it; the calculation says it under its table.
      expect(said[0]).toEqual([]);
      expect(said.at(-1)).toEqual([
        expect.stringMatching(/^2\.1 .+：台账分摊（自动：材料台账本年有 1 行，按台账分摊）$/),
        expect.stringMatching(/^5\.1 .+：凭证（没有对应的台账，取自凭证）$/),
      ]);
    }
    const trace = await finance.ledger.explain({ year: '2024', key: `month:${projectId}:2.1:2024-03` });
    expect(JSON.stringify(trace)).toContain('自动：材料台账本年有 1 行，按台账分摊');
  });

  it('keeps the cost where 管理费用 is carried to 本年利润 at the end of the month', async () => {
    const enterprise = await founded();
    await enterprise.project('2024', 'RD01');
    await enterprise.match('66020901', '5.1', '管理费用-研发费用-设计费');
    const account = { account: '66020901', name: '管理费用-研发费用-设计费', project: 'RD01' };
    await enterprise.voucher(
      '2024-03-05',
      '设计费',
      { ...account, debit: '100000' },
      { account: '1002', credit: '100000' },
    );
    await enterprise.voucher(
      '2024-03-31',
      '结转损益',
      { account: '6001', name: '主营业务收入', debit: '300000' },
      { ...account, credit: '100000' },
      { account: '4103', name: '本年利润', credit: '200000' },
    );
    expect(await enterprise.warnings('2024')).toEqual([]);
    expect(await enterprise.lines('2024', 'ANNUAL', '24', '51')).toEqual({ '24': '100000.00', '51': '100000.00' });
    const { booked } = await enterprise.finance.costSources.overview({ year: '2024' });
    // Debit 100,000 − credit 100,000 = 0 booked in all: 100,000 counts, −100,000 is the closing.
    expect(booked.booked).toBe('0.00');
    expect(booked.totals).toMatchObject({ counted: '100000.00', closing: '-100000.00', noProject: '0.00' });
    expect(booked.excluded).toMatchObject([{ amount: '-100000.00', to: 'closing', voucher: '2024-03 记-2/2' }]);
  });

  it('keeps the cost where 研发支出 is carried to a first-level 研发费用, and reduces it by what goes into stock', async () => {
    const enterprise = await founded();
    await enterprise.project('2024', 'RD01');
    await enterprise.match('53010110', '5.1', '研发支出-设计费');
    const account = { account: '53010110', project: 'RD01' };
    await enterprise.voucher(
      '2024-05-05',
      '设计费',
      { ...account, debit: '30000' },
      { account: '1002', credit: '30000' },
    );
    await enterprise.voucher(
      '2024-05-20',
      '样机入库',
      { account: '1405', debit: '4000' },
      { ...account, credit: '4000' },
    );
    await enterprise.voucher(
      '2024-05-31',
      '结转',
      { account: '6604', name: '研发费用', debit: '26000' },
      { ...account, credit: '26000' },
    );
    await enterprise.recompute('2024');
    // 30,000 − 4,000; the 26,000 carried to 研发费用 take nothing off.
    expect(await enterprise.lines('2024', 'ANNUAL', '24', '51')).toEqual({ '24': '26000.00', '51': '26000.00' });
  });

  it('knows the chart of 小企业会计准则: 4301 booked, carried to 5602 and to 3103', async () => {
    const enterprise = await founded();
    await enterprise.project('2024', 'RD01');
    await enterprise.match('430101', '5.1', '研发支出-设计费');
    await enterprise.match('560210', '6.4', '管理费用-研发差旅');
    const design = { account: '430101', project: 'RD01' };
    const travel = { account: '560210', project: 'RD01' };
    await enterprise.voucher(
      '2024-06-05',
      '设计费',
      { ...design, debit: '20000' },
      { account: '1002', credit: '20000' },
    );
    await enterprise.voucher('2024-06-06', '差旅', { ...travel, debit: '1000' }, { account: '1002', credit: '1000' });
    await enterprise.voucher(
      '2024-06-30',
      '转费用',
      { account: '5602', debit: '20000' },
      { ...design, credit: '20000' },
    );
    await enterprise.voucher('2024-06-30', '转利润', { account: '3103', debit: '1000' }, { ...travel, credit: '1000' });
    await enterprise.recompute('2024');
    expect(await items(enterprise, '2024', 'RD01')).toEqual({ '5.1': '20000.00', '6.4': '1000.00' });
  });

  it('takes red vouchers off, even where the year of an item falls below zero', async () => {
    const enterprise = await founded();
    await enterprise.project('2024', 'RD01');
    await enterprise.match('53010110', '5.1');
    await enterprise.match('53010111', '6.4');
    const entry = (account: string, debit: string) => ({ account, debit, project: 'RD01' });
    await enterprise.voucher('2024-07-01', '设计费', entry('53010110', '5000'), { account: '1002', credit: '5000' });
    await enterprise.voucher('2024-07-02', '差旅', entry('53010111', '300'), { account: '1002', credit: '300' });
    // A bill of last year, reversed in red on the debit side.
    await enterprise.voucher('2024-07-03', '冲销', entry('53010111', '-800'), { account: '2202', credit: '-800' });
    await enterprise.recompute('2024');
    // 300 − 800 = −500.
    expect(await items(enterprise, '2024', 'RD01')).toEqual({ '5.1': '5000.00', '6.4': '-500.00' });
  });

  it('takes one item of two projects from two sources, and each amount once', async () => {
    const enterprise = await founded();
    await enterprise.project('2024', 'RD01');
    await enterprise.project('2024', 'RD02');
    await enterprise.match('53010102', '2.1');
    await enterprise.material('2024-03-05', 'RD01', 'LL1', '3000');
    await enterprise.voucher(
      '2024-03-05',
      '领料',
      { account: '53010102', debit: '3000', project: 'RD01' },
      { account: '1403', credit: '3000' },
    );
    await enterprise.voucher(
      '2024-03-06',
      '领料',
      { account: '53010102', debit: '700', project: 'RD02' },
      { account: '1403', credit: '700' },
    );
    // Automatic: the register of material has a row of the year, so the 700 are not counted, and it is said.
    expect(await enterprise.warnings('2024')).toEqual([
      expect.stringMatching(/^费用项目 2\.1 .* 按台账分摊 3,000\.00，凭证入账 3,700\.00，相差 -700\.00/),
      expect.stringMatching(/^项目 RD02 的 2\.1 .*凭证已入账 700\.00，但按台账分摊为 0\.00/),
    ]);
    expect(await items(enterprise, '2024', 'RD02')).toEqual({});
    const projectId = enterprise.projectId('2024', 'RD02');
    await enterprise.record(costSourceChoice, { year: '2024', costItem: '2.1', projectId, source: 'voucher' });
    await enterprise.recompute('2024');
    expect(await items(enterprise, '2024', 'RD01')).toEqual({ '2.1': '3000.00' });
    expect(await items(enterprise, '2024', 'RD02')).toEqual({ '2.1': '700.00' });
    const { projects } = await standing(enterprise, '2024', '2.1');
    expect(projects.map(({ projectCode, source, isOfProject }) => [projectCode, source, isOfProject])).toEqual([
      ['RD01', 'allocation', false],
      ['RD02', 'voucher', true],
    ]);
  });

  it('says when an amount is booked but not allocated, with the place to go', async () => {
    const enterprise = await founded();
    await enterprise.project('2024', 'RD01');
    await enterprise.match('53010101', '1.1');
    await enterprise.pay('2024-01', 'E1', { wages: '10000' });
    await enterprise.voucher(
      '2024-01-31',
      '工资',
      { account: '53010101', debit: '6000', project: 'RD01' },
      { account: '2211', credit: '6000' },
    );
    const { warnings } = await enterprise.recompute('2024');
    // The payroll has wages but nobody has hours: allocated 0, and the 6,000 booked do not count.
    expect(warnings).toContainEqual(
      expect.objectContaining({
        zh: expect.stringContaining('凭证已入账 6,000.00，但按台账分摊为 0.00'),
        count: 1,
        place: '/rdm/cost-source?year=2024',
      }),
    );
    await enterprise.record(costSourceChoice, { year: '2024', costItem: '1.1', source: 'voucher' });
    await enterprise.recompute('2024');
    expect(await items(enterprise, '2024', 'RD01')).toEqual({ '1.1': '6000.00' });
    // The same choice again changes the row it has; one without data is said too.
    await enterprise.record(costSourceChoice, { year: '2024', costItem: '6.5', source: 'allocation' });
    expect(await enterprise.warnings('2024')).toContainEqual(
      expect.stringContaining('6.5 职工福利费、补充养老保险费、补充医疗保险费 设置为台账分摊，但台账没有可分摊的数据'),
    );
  });

  it('takes welfare from vouchers where the payroll has none', async () => {
    const enterprise = await founded();
    await enterprise.project('2024', 'RD01');
    await enterprise.match('53010105', '6.5');
    await enterprise.pay('2024-01', 'E1', { wages: '10000' });
    await enterprise.attended('2024-01', 'E1', '160');
    await enterprise.hours('2024-01', 'RD01', 'E1', '80');
    await enterprise.voucher(
      '2024-01-31',
      '福利',
      { account: '53010105', debit: '400', project: 'RD01' },
      { account: '2211', credit: '400' },
    );
    await enterprise.recompute('2024');
    // 10,000 × 80 ÷ 160 = 5,000 of wages by hours; 400 of welfare from the voucher.
    expect(await items(enterprise, '2024', 'RD01')).toEqual({ '1.1': '5000.00', '6.5': '400.00' });
  });
}
