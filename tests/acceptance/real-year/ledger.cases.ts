import { costSourceChoice, materialsVerify, personnelVerify } from '@rdm/core/internal/cost';
import { projectReport } from '@rdm/core/internal/ledger';
import { expect, it } from 'vitest';
import { sheetsIn } from '../../setup/recalculated';
import type { Enterprise, FoundedEnterprise } from './enterprise';

const WAGES = '530101';
const SOCIAL = '530102';
const reason = '四舍五入';

/** Ledger rows beside the vouchers of verified months. docs/rules.md, Vouchers of allocated cost */
export function ledgerCases(founded: FoundedEnterprise): void {
  it('names the allocation sheet of a row that is not verified, and keeps it 未核对', async () => {
    const enterprise = await staffed(founded);
    await enterprise.recompute('2024');
    expect(await rowsOf(enterprise)).toEqual([
      {
        ...{ voucherDate: null, voucherType: null, voucherNo: null, verification: 'open' },
        summary: '2024年3月 直接从事研发活动人员工资薪金（依据：研发人员工资分摊表 2024-03）',
        ...{ bookAmount: null, taxAmount: '5000.00', taxAdjustment: null },
      },
    ]);
  });

  it('shares the tax amount of a verified month by its two vouchers, both sums exact', async () => {
    const enterprise = await staffed(founded);
    await wages(enterprise, '2024-03-15', '2000');
    await wages(enterprise, '2024-03-31', '1000');
    await enterprise.record(personnelVerify, { month: '2024-03', reason });
    await enterprise.recompute('2024');
    // 5,000 by 2,000 : 1,000 is 3,333.33 and 1,666.67; 5,000 − 3,000 = 2,000 more than booked.
    expect(await amountsOf(enterprise)).toEqual([
      ['1', '2000.00', '3333.33', '1333.33'],
      ['2', '1000.00', '1666.67', '666.67'],
    ]);
    const [first] = await rowsOf(enterprise);
    expect(first).toMatchObject({
      voucherDate: '2024-03-15',
      voucherType: '记',
      summary: '2024年3月 直接从事研发活动人员工资薪金 计提工资',
      verification: 'verified',
    });
    const { total } = await sheetOf(enterprise);
    expect([total.bookAmount, total.taxAmount, total.taxAdjustment]).toEqual(['3000.00', '5000.00', '2000.00']);
  });

  it('gives an item without a voucher of its own those of its group, divided by what the items come to', async () => {
    const enterprise = await staffed(founded, { socialInsurance: '1000' });
    await wages(enterprise, '2024-03-31', '6000');
    await enterprise.record(personnelVerify, { month: '2024-03', reason });
    await enterprise.recompute('2024');
    // Pay 10,000 and insurance 1,000, half of the hours: 5,000 and 500. 6,000 booked × 5,000 ÷ 5,500 = 5,454.545…:
    // 5,454.55 by the largest remainder, and 545.45.
    expect(await amountsOf(enterprise)).toEqual([
      ['1', '5454.55', '5000.00', '-454.55'],
      ['1', '545.45', '500.00', '-45.45'],
    ]);
  });

  it('leaves a voucher of an item nothing was allocated of as booked, with a tax amount of 0', async () => {
    const enterprise = await staffed(founded);
    await wages(enterprise, '2024-03-31', '5000');
    await enterprise.match(SOCIAL, '1.2', '社保');
    await enterprise.record(costSourceChoice, { year: '2024', costItem: '1.2', source: 'allocation' });
    await enterprise.voucher(
      '2024-03-31',
      '计提社保',
      { account: SOCIAL, debit: '800', project: 'RD01' },
      { account: '2211', credit: '800' },
    );
    await enterprise.record(personnelVerify, { month: '2024-03', reason });
    await enterprise.recompute('2024');
    expect(await amountsOf(enterprise)).toEqual([
      ['1', '5000.00', '5000.00', '0.00'],
      ['2', '800.00', '0.00', '-800.00'],
    ]);
    expect((await enterprise.lines('2024', 'ANNUAL', '4', '40'))['40']).toBe('5000.00');
  });

  it('leaves a red-letter voucher what it reverses', async () => {
    const enterprise = await staffed(founded);
    await wages(enterprise, '2024-03-15', '6000');
    await wages(enterprise, '2024-03-31', '-1000');
    await enterprise.record(personnelVerify, { month: '2024-03' });
    await enterprise.recompute('2024');
    // 6,000 − 1,000 = 5,000 as allocated: the reversal stands as it is, the rest is 5,000 + 1,000.
    expect(await amountsOf(enterprise)).toEqual([
      ['1', '6000.00', '6000.00', '0.00'],
      ['2', '-1000.00', '-1000.00', '0.00'],
    ]);
  });

  it('takes the voucher back off a month that was changed after it was verified', async () => {
    const enterprise = await staffed(founded);
    await wages(enterprise, '2024-03-31', '5000');
    await enterprise.record(personnelVerify, { month: '2024-03' });
    await enterprise.recompute('2024');
    expect(await amountsOf(enterprise)).toEqual([['1', '5000.00', '5000.00', '0.00']]);
    await wages(enterprise, '2024-03-31', '100');
    await enterprise.recompute('2024');
    expect(await amountsOf(enterprise)).toEqual([[null, null, '5000.00', null]]);
    expect(await rowsOf(enterprise)).toMatchObject([{ verification: 'open' }]);
  });

  it('links neither another group of the month, nor another project, nor what cost is taken from itself', async () => {
    const enterprise = await staffed(founded);
    await enterprise.project('2024', 'RD02');
    await enterprise.material('2024-03-05', 'RD01', 'LL1', '3000');
    await enterprise.match('530103', '2.1', '材料');
    await enterprise.match('530105', '5.1', '设计');
    await wages(enterprise, '2024-03-31', '5000', 'RD02');
    await enterprise.voucher(
      '2024-03-31',
      '领料和设计费',
      { account: '530103', debit: '2900', project: 'RD01' },
      { account: '530105', debit: '700', project: 'RD01' },
      { account: '1403', credit: '3600' },
    );
    await enterprise.record(materialsVerify, { month: '2024-03', reason });
    await enterprise.recompute('2024');
    // Pay is not verified; 3,000 of material stands beside 2,900; the design fee is taken from its voucher.
    expect(await amountsOf(enterprise)).toEqual([
      [null, null, '5000.00', null],
      ['2', '2900.00', '3000.00', '100.00'],
      ['2', '700.00', '700.00', '0.00'],
    ]);
  });

  it('prints columns 5 and 6 with their sums, and each adjustment in the calculation', async () => {
    const enterprise = await staffed(founded);
    await wages(enterprise, '2024-03-31', '4000');
    await enterprise.record(personnelVerify, { month: '2024-03', reason });
    await enterprise.recompute('2024');
    const projectId = enterprise.projectId('2024', 'RD01');
    const { bytes } = await enterprise.finance.ledger.exportLedger({ projectId, year: '2024' });
    const [form, calculation] = await sheetsIn(bytes);
    const total = form!.rows.find(([first]) => first === '合计金额')!;
    expect([total[4], total[5]].map(Number)).toEqual([4000, 5000]);
    const adjusted = calculation!.rows.find(([, label]) => label === '税务调整合计')!;
    expect(Number(adjusted[3])).toBe(1000);
  });

  it('prints how a month was allocated: person by person, with sums a spreadsheet works out anew', async () => {
    const enterprise = await staffed(founded, { socialInsurance: '1000' });
    await enterprise.project('2024', 'RD02');
    await enterprise.hours('2024-03', 'RD02', 'E1', '40');
    await enterprise.material('2024-03-05', 'RD02', 'LL1', '3000');
    await enterprise.recompute('2024');
    const { ledger } = enterprise.finance;
    const { bytes, name } = await ledger.exportAllocationSheets({ year: '2024', month: '2024-03' });
    expect(name).toBe('2024-03研发费用分配表.xlsx');
    const sheets = await sheetsIn(bytes);
    expect(sheets.map((each) => each.name)).toEqual([
      '研发人员工时分配表 2024-03',
      '研发材料燃料动力分配表 2024-03',
      '研发人员工资分摊表 2024-03',
    ]);
    const [hours, , pay] = sheets;
    expect(hours!.rows).toContainEqual(['1', 'E1 员工E1', 160, 'RD01 RD01项目', 80, 50]);
    // 10,000 × 80 ÷ 160 and × 40 ÷ 160; 1,000 alike: 5,000 + 2,500 + 500 + 250 = 8,250 of 11,000.
    const total = pay!.rows.find(([, label]) => label === '合计')!;
    expect([total[3], total[7]]).toEqual([11_000, 8250]);
    const sums = pay!.rows.filter(([, label]) => label === '按项目和费用项目').map((row) => [row[4], row[7]]);
    expect(sums).toEqual([
      ['RD01 RD01项目', 5000],
      ['RD01 RD01项目', 500],
      ['RD02 RD02项目', 2500],
      ['RD02 RD02项目', 250],
    ]);
    expect(pay!.rows.some(([first]) => String(first).startsWith('制表：'))).toBe(true);
    for (const account of ['manager', 'reviewer'] as const) {
      const other = await enterprise.as(account);
      await expect(other.ledger.exportAllocationSheets({ year: '2024' })).rejects.toMatchObject({
        fault: { code: 403 },
      });
    }
    await expect(ledger.exportAllocationSheets({ year: '2024', month: '2023-03' })).rejects.toMatchObject({
      fault: { code: 400 },
    });
    await expect(ledger.exportAllocationSheets({ year: '2024', kind: 'leases' })).rejects.toMatchObject({
      fault: { code: 404 },
    });
  });
}

/** A project and a person whose pay of March goes to it by half: 80 of 160 hours. */
async function staffed(founded: FoundedEnterprise, more: Readonly<Record<string, string>> = {}): Promise<Enterprise> {
  const enterprise = await founded();
  await enterprise.project('2024', 'RD01');
  await enterprise.pay('2024-03', 'E1', { wages: '10000', ...more });
  await enterprise.attended('2024-03', 'E1', '160');
  await enterprise.hours('2024-03', 'RD01', 'E1', '80');
  await enterprise.match(WAGES, '1.1', '工资');
  return enterprise;
}

const wages = (enterprise: Enterprise, date: string, debit: string, project = 'RD01') =>
  enterprise.voucher(date, '计提工资', { account: WAGES, debit, project }, { account: '2211', credit: debit });

async function rowsOf(enterprise: Enterprise) {
  return (await enterprise.ledger('2024', 'RD01')).map((row) => {
    const { voucherDate, voucherType, voucherNo, verification, summary, bookAmount, taxAmount, taxAdjustment } = row;
    return { voucherDate, voucherType, voucherNo, verification, summary, bookAmount, taxAmount, taxAdjustment };
  });
}

/** Voucher, columns 5 and 6, and what lies between them. */
async function amountsOf(enterprise: Enterprise) {
  return (await rowsOf(enterprise)).map((row) => [row.voucherNo, row.bookAmount, row.taxAmount, row.taxAdjustment]);
}

async function sheetOf(enterprise: Enterprise) {
  const { records } = await enterprise.finance.resource(projectReport).list({ size: -1 });
  return enterprise.finance.ledger.ledgerSheet({ reportId: records[0]!.id });
}
