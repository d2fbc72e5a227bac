import { expect, it } from 'vitest';
import { closingAccount, closingVoucher, voucherEntry } from '@rdm/core/internal/finance';
import { projectReport } from '@rdm/core/internal/ledger';
import { sheetsIn } from '../../setup/recalculated';
import type { Enterprise, FoundedEnterprise } from './enterprise';

/** The amounts of a project by cost item, those that are not 0. */
async function items(enterprise: Enterprise, year: string, code: string) {
  const stats = await enterprise.finance.ledger.statsAmount({ year });
  return stats.find(({ projectCode }) => projectCode === code)!.items;
}

const yes = '2';
const no = '1';

/** What of the vouchers is a closing, who says so, and where it is shown. */
export function closingsCases(founded: FoundedEnterprise): void {
  it('follows a ruling on a voucher, and the list of closing accounts', async () => {
    const enterprise = await founded();
    await enterprise.project('2024', 'RD01');
    await enterprise.match('53010110', '5.1');
    const account = { account: '53010110', project: 'RD01' };
    await enterprise.voucher(
      '2024-08-05',
      '设计费',
      { ...account, debit: '9000' },
      { account: '1002', credit: '9000' },
    );
    await enterprise.voucher('2024-08-31', '转出', { account: '8801', debit: '9000' }, { ...account, credit: '9000' });
    // 8801 is no account cost is carried to: the month nets to nothing, and that is said.
    expect(await enterprise.warnings('2024')).toEqual([
      expect.stringContaining('2024-08 5.1 凭证借方 9,000.00，净额仅 0.00'),
    ]);
    expect(await items(enterprise, '2024', 'RD01')).toEqual({});
    await enterprise.record(closingAccount, { account: '88', closes: yes });
    expect(await enterprise.warnings('2024')).toEqual([]);
    expect(await items(enterprise, '2024', 'RD01')).toEqual({ '5.1': '9000.00' });
    const ruling = { month: '2024-08', voucherType: '记', voucherNo: '2', closing: no, reason: '退回设计费' };
    await enterprise.record(closingVoucher, ruling);
    await enterprise.recompute('2024');
    expect(await items(enterprise, '2024', 'RD01')).toEqual({});
    const reports = await enterprise.finance.resource(projectReport).list({ size: -1 });
    expect(reports.records.map(({ total }) => total)).toEqual(['0.00']);
  });

  it('shows of each voucher entry whether it is a closing, and why, in lists and exports but not in templates', async () => {
    const enterprise = await founded();
    const vouchers = enterprise.finance.resource(voucherEntry);
    await enterprise.project('2024', 'RD01');
    await enterprise.match('53010110', '5.1');
    const account = { account: '53010110', project: 'RD01' };
    await enterprise.voucher('2024-09-05', '设计费', { ...account, debit: '900' }, { account: '1002', credit: '900' });
    const [, closed] = await enterprise.voucher(
      '2024-09-30',
      '结转',
      { account: '6602', name: '管理费用', debit: '600' },
      { ...account, credit: '600' },
    );
    await enterprise.voucher(
      '2024-09-30',
      '结转及退款',
      { account: '6602', name: '管理费用', debit: '100' },
      { account: '1002', debit: '200' },
      { ...account, credit: '300' },
    );
    const shown = async (page: { size: number; current?: number } = { size: -1 }): Promise<Record<string, unknown>> => {
      const { records } = await vouchers.list(page);
      return Object.fromEntries(
        records.map((row) => [`${row.voucherNo}/${row.entryNo}`, (row as { closing?: unknown }).closing]),
      );
    };
    expect(await shown()).toEqual({
      // Of 300 credited 100 face 管理费用, 200 the bank.
      '3/3': expect.stringMatching(/^部分（-100\.00）：对方科目兼有 .*6602.* 与 .*1002/),
      '3/2': null,
      '3/1': null,
      '2/2': expect.stringMatching(/^是：对方科目为 .*6602.*，结转$/),
      '2/1': null,
      '1/2': null,
      '1/1': '否',
    });
    // The same of each entry that is alone on a page, although the rest of its voucher is not in sight.
    const alone: Record<string, unknown> = {};
    for (let current = 1; current <= 7; current += 1) Object.assign(alone, await shown({ size: 1, current }));
    expect(alone).toEqual(await shown());
    expect(await vouchers.detail({ id: closed! })).toMatchObject({ closing: expect.stringMatching(/^是：/) });
    await enterprise.record(closingVoucher, {
      ...{ month: '2024-09', voucherType: '记', voucherNo: '2', closing: no, reason: '转给合作方' },
    });
    expect((await shown())['2/2']).toBe('否：认定为非结转：转给合作方');
    // So does an entry of which another entry of its voucher decides, on a page that was looked at before.
    const { records: faced } = await vouchers.list({ size: -1 });
    const bank = faced.find(({ voucherNo, entryNo }) => voucherNo === '3' && entryNo === 2)!;
    await vouchers.submit({ ...bank, subjectCode: '6602', subjectName: '管理费用' });
    expect(await shown({ size: 1, current: 5 })).toEqual({ '3/3': expect.stringMatching(/^是：/) });
    const exported = await vouchers.export({ size: -1 });
    const [sheet] = await sheetsIn(exported.bytes);
    expect(sheet!.rows[0]!.at(-1)).toBe('结转');
    expect(sheet!.rows.map((row) => row.at(-1))).toContain('否：认定为非结转：转给合作方');
    const [template] = await sheetsIn((await vouchers.template()).bytes);
    expect(template!.rows[0]).not.toContain('结转');
    // What was exported can be brought in again, the column passed over.
    const report = await vouchers.import({ file: exported.bytes, fileName: '凭证.xlsx', check: true });
    expect(report.errors).toEqual([]);
  });

  it('carries forward what faces 管理费用 and takes off the rest of a mixed voucher', async () => {
    const enterprise = await founded();
    await enterprise.project('2024', 'RD01');
    await enterprise.match('53010110', '5.1');
    const account = { account: '53010110', project: 'RD01' };
    await enterprise.voucher(
      '2024-09-05',
      '设计费',
      { ...account, debit: '1000' },
      { account: '1002', credit: '1000' },
    );
    await enterprise.voucher(
      '2024-09-30',
      '结转及退款',
      { account: '6602', debit: '600' },
      { account: '1002', debit: '400' },
      { ...account, credit: '1000' },
    );
    expect(await enterprise.warnings('2024')).toEqual([
      expect.stringContaining('凭证 2024-09 记-2 部分为结转：结转 -600.00'),
    ]);
    // 1,000 − 400.
    expect(await items(enterprise, '2024', 'RD01')).toEqual({ '5.1': '600.00' });
  });
}
