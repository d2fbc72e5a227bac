import { expect, it } from 'vitest';
import { bookedToLabels } from '@rdm/core/internal/cost';
import type { Enterprise, FoundedEnterprise } from './enterprise';

const own = { project: 'RD01' };

/** 100,000 of wages, and outside the super-deduction 3,000 of a building, 500 of communication, 700 of reception. */
async function plainYear(enterprise: Enterprise): Promise<void> {
  await enterprise.project('2024', 'RD01');
  await enterprise.match('53010101', '1.1', '研发支出-费用化支出-工资');
  await enterprise.match('53010185', '8.1', '研发支出-费用化支出-试验楼折旧');
  await enterprise.match('53010186', '8.5', '研发支出-费用化支出-通讯费');
  await enterprise.match('53010187', '8.7', '研发支出-费用化支出-招待费');
  const book = (account: string, amount: string) =>
    enterprise.voucher('2024-03-10', account, { account, debit: amount, ...own }, { account: '1002', credit: amount });
  await book('53010101', '100000');
  await book('53010185', '3000');
  await book('53010186', '500');
  await book('53010187', '700');
}

/** The three calibres of R&D cost, and what lies between them. */
export function calibresCases(founded: FoundedEnterprise): void {
  it('keeps what the super-deduction does not have out of ledgers and A107012, and names where it went', async () => {
    const enterprise = await founded();
    await plainYear(enterprise);
    await enterprise.recompute('2024');
    expect(await enterprise.lines('2024', 'ANNUAL', '3', '16', '28', '40', '51')).toEqual({
      '3': '100000.00',
      '16': '0.00',
      '28': '0.00',
      '40': '100000.00',
      '51': '100000.00',
    });
    expect(await enterprise.ledger('2024', 'RD01')).toHaveLength(1);
    const { booked } = await enterprise.finance.costSources.overview({ year: '2024' });
    // 100,000 + 3,000 + 500 + 700.
    expect([booked.booked, booked.totals.counted, booked.totals.otherCalibre]).toEqual([
      '104200.00',
      '100000.00',
      '4200.00',
    ]);
    expect(booked.excluded.map(({ item, reason }) => [item, reason.zh])).toEqual(
      ['8.1', '8.5', '8.7'].map((item) => [item, bookedToLabels.otherCalibre.zh]),
    );
  });

  it('counts it in form 107-2 and 107-1, but for what the accounts alone have', async () => {
    const enterprise = await founded();
    await plainYear(enterprise);
    await enterprise.recompute('2024');
    const data = await enterprise.finance.statistics.data({ year: '2024' });
    // 107-2: 100 + 3 + 0.5 = 103.5 千元.
    expect([data.amount8, data.amount10, data.amount19, data.amount7]).toEqual(['100.00', '3.00', '0.50', '103.50']);
    const [project] = await enterprise.finance.statistics.projects({ year: '2024' });
    expect(project).toMatchObject({ spending: '103.50', ownSpending: '103.50' });
    const trace = await enterprise.finance.statistics.explain({ year: '2024', key: 'item:8.1' });
    const behind = await enterprise.finance.statistics.explain({ year: '2024', key: trace.inputs[0]!.deeper! });
    expect([trace.value, behind.value, behind.inputs[0]!.inputs[0]!.source?.resource]).toEqual([
      '3000.00',
      '3000.00',
      'blade-rdm/financialaccount',
    ]);
  });

  it('shows what lies between the calibres by project and category, down to line 40', async () => {
    const enterprise = await founded();
    await plainYear(enterprise);
    await enterprise.match('53010111', '7.1', '研发支出-费用化支出-委托境内');
    await enterprise.voucher(
      '2024-05-10',
      '委托研发',
      { account: '53010111', debit: '10000', ...own },
      { account: '1002', credit: '10000' },
    );
    await enterprise.recompute('2024');
    const { rows, total, toForm, form } = await enterprise.finance.statistics.bridge({ year: '2024' });
    const shown = ({ category, accounting, statistics, deduction }: (typeof rows)[number]) =>
      [category, accounting, statistics, deduction] as const;
    expect(rows.map(shown)).toEqual([
      ['8', '100000.00', '100000.00', '100000.00'],
      ['10', '3000.00', '3000.00', '0.00'],
      ['14', '10000.00', '10000.00', '10000.00'],
      ['19', '500.00', '500.00', '0.00'],
      ['accounts', '700.00', '0.00', '0.00'],
    ]);
    // 114,200 − 700 = 113,500; − 3,500 = 110,000; entrusted at 80 %: − 2,000 = line 40.
    expect(total).toEqual({
      accounting: '114200.00',
      accountsOnly: '700.00',
      statistics: '113500.00',
      outside: '3500.00',
      excluded: '0.00',
      deduction: '110000.00',
    });
    expect(toForm.map(({ key, amount }) => [key, amount])).toEqual([['domestic', '-2000.00']]);
    expect(form).toBe('108000.00');
  });

  it('keeps the bridge of a declared year as it was filed', async () => {
    const enterprise = await founded();
    await plainYear(enterprise);
    await enterprise.recompute('2024');
    const before = await enterprise.finance.statistics.bridge({ year: '2024' });
    await enterprise.finance.declaration.submit({ year: '2024', period: 'ANNUAL' });
    await enterprise.match('53010186', '8.7', '研发支出-费用化支出-通讯费');
    expect(await enterprise.finance.statistics.bridge({ year: '2024' })).toEqual(before);
  });

  it('leaves closings, entries without a project and those of other years out, each named', async () => {
    const enterprise = await founded();
    await plainYear(enterprise);
    const account = '53010186';
    await enterprise.voucher('2024-04-10', '无项目', { account, debit: '40' }, { account: '1002', credit: '40' });
    await enterprise.voucher(
      '2024-12-31',
      '结转损益',
      { account: '4103', debit: '500' },
      { account, credit: '500', ...own },
    );
    const warnings = await enterprise.warnings('2024');
    expect(warnings.some((each) => each.includes(account) && each.includes('没有项目'))).toBe(true);
    const { total } = await enterprise.finance.statistics.bridge({ year: '2024' });
    expect(total.statistics).toBe('103500.00');
    const { booked } = await enterprise.finance.costSources.overview({ year: '2024' });
    // 104,200 + 40 − 500 closed; what is excluded is named: 4,200 + 40 − 500.
    expect([booked.booked, booked.totals.noProject, booked.totals.closing]).toEqual(['103740.00', '40.00', '-500.00']);
  });
}
