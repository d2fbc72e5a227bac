import type { Ports } from '@rdm/core/internal/application';
import {
  allocationAccount,
  allocationVoucher,
  materialsVerify,
  personnelVerify,
  type AllocationVoucherRecord,
  type GroupToBook,
} from '@rdm/core/internal/cost';
import { CHANNEL_CLOSED } from '@rdm/core/internal/enterprise';
import { sha256 } from '@rdm/core/internal/kernel';
import { beforeAll, describe, expect, it } from 'vitest';
import { Enterprise } from '../../acceptance/real-year/enterprise';
import type { OpenStack } from '../../setup/stacks';
import { refusal } from './refusal';

const year = '2024';
const month = '2024-03';
const groups = ['personnel', 'materials'] as const;

/** Allocated cost as vouchers for the accounting program. docs/rules.md, Allocation vouchers */
export function allocationVouchersContract(stack: () => OpenStack, [tenant, other]: readonly [string, string]): void {
  describe('allocation vouchers', () => {
    let enterprise: Enterprise;
    let ports: Ports;
    let first: AllocationVoucherRecord;
    let second: AllocationVoucherRecord;
    const vouchers = () => ports.allocationVouchers;
    const group = async (name: GroupToBook['group']) =>
      (await vouchers().month({ month })).groups.find((each) => each.group === name)!;
    const verify = async () => {
      for (const resource of [personnelVerify, materialsVerify]) {
        await ports.resource(resource).submit({ month, reason: '尚未入账，由分配凭证入账' });
      }
    };
    const stored = async ({ id }: { id: string }) => ports.resource(allocationVoucher).detail({ id });
    const ledgerOf = async (code: string) =>
      (await enterprise.ledger(year, code)).map(({ voucherNo, taxAmount, bookAmount }) => [
        voucherNo,
        taxAmount,
        bookAmount,
      ]);

    beforeAll(async () => {
      enterprise = await Enterprise.founded(stack(), tenant);
      ports = enterprise.finance;
      await enterprise.project(year, 'RD01');
      await enterprise.project(year, 'RD02', { expenditureType: 'capitalised', endTime: '2025-12-31' });
      await enterprise.match('53010190', '1.1', '研发支出-费用化支出-人工费');
      await enterprise.match('53010290', '1.1', '研发支出-资本化支出-人工费');
      await enterprise.match('53010192', '2.1', '研发支出-费用化支出-材料费');
      await enterprise.pay(month, 'E1', { wages: '10000.00' });
      await enterprise.attended(month, 'E1', '160');
      await enterprise.hours(month, 'RD01', 'E1', '100');
      await enterprise.hours(month, 'RD02', 'E1', '60');
      await enterprise.material(`${month}-10`, 'RD01', 'L1', '500.00');
      await enterprise.recompute(year);
    });

    it('are made of verified months alone, and only where something is to be booked', async () => {
      await expect(vouchers().make({ month, groups, format: 'u8' })).rejects.toMatchObject(
        refusal(400, `${month} 人员人工尚未核对，请先核对再导出凭证`),
      );
      await verify();
      await expect(vouchers().make({ month, groups: [], format: 'u8' })).rejects.toMatchObject(
        refusal(400, '请选择费用科目'),
      );
      const nothing = { month: '2024-05', groups: ['personnel'], format: 'u8' } as const;
      await ports.resource(personnelVerify).submit({ month: '2024-05' });
      await expect(vouchers().make(nothing)).rejects.toMatchObject(refusal(400, '2024-05 所选科目没有需要入账的金额'));
    });

    it('debit 研发支出 by project and phase, credit the sources, and are kept with their file', async () => {
      expect(await group('personnel')).toMatchObject({ verified: true, allocated: '10000.00', toBook: '10000.00' });
      first = await vouchers().make({ month, groups, format: 'u8', voucherNo: '8' });
      expect(first).toMatchObject({
        ...{ year, month, batch: 1, mark: 'RDM202403-01', format: 'u8', state: 'exported' },
        ...{ debitTotal: '10500.00', entryCount: 5, exportedBy: 'finance', voucherNo: null },
      });
      expect(
        first.entries!.map(({ side, subjectCode, amount, project }) => [side, subjectCode, amount, project?.code]),
      ).toEqual([
        ['debit', '53010190', '6250.00', 'RD01'],
        ['debit', '53010290', '3750.00', 'RD02'],
        ['debit', '53010192', '500.00', 'RD01'],
        ['credit', '2211', '10000.00', undefined],
        ['credit', '1403', '500.00', undefined],
      ]);
      const file = await ports.files.download({ id: first.file![0]! });
      expect(file.name).toBe('研发费用分配凭证RDM202403-01.txt');
      expect(sha256(file.bytes)).toBe(first.sha256);
      const [headLine, line] = new TextDecoder('gbk').decode(file.bytes).split('\r\n');
      expect(headLine).toBe('填制凭证,V800');
      expect(line).toMatch(/^2024-03-31,记,8,0,RDM202403-01 RD01 .*,53010190,6250.00,0,/);
      await expect(vouchers().make({ month, groups, format: 'u8' })).rejects.toMatchObject(
        refusal(400, `${month} 所选科目没有需要入账的金额`),
      );
    });

    it('book the difference alone once a month has changed, in red where it is less', async () => {
      await enterprise.material(`${month}-20`, 'RD01', 'L2', '100.00', { direction: 'return' });
      expect((await group('materials')).toBook).toBe('0.00');
      await verify();
      expect(await group('materials')).toMatchObject({ allocated: '400.00', exported: '500.00', toBook: '-100.00' });
      second = await vouchers().make({ month, groups: ['materials'], format: 'jdy', date: '2024-04-10' });
      expect(second).toMatchObject({ batch: 2, debitTotal: '-100.00', entryCount: 2 });
      expect(second.entries!.map(({ subjectCode, amount }) => [subjectCode, amount])).toEqual([
        ['53010192', '-100.00'],
        ['1403', '-100.00'],
      ]);
    });

    it('stand beside the ledger rows of their month once their number is entered', async () => {
      const number = { voucherDate: '2024-03-31', voucherType: '记', voucherNo: '18' };
      for (const voucherDate of ['2024-02-28', '2025-01-05']) {
        await expect(vouchers().book({ id: first.id, ...number, voucherDate })).rejects.toMatchObject(refusal(400));
      }
      first = await vouchers().book({ id: first.id, ...number });
      expect(first).toMatchObject({ state: 'booked', ...number, bookedBy: 'finance' });
      await expect(vouchers().book({ id: second.id, ...number })).rejects.toMatchObject(
        refusal(400, '该凭证号已登记在批次 RDM202403-01，请核对'),
      );
      expect(await ports.ledger.yearState({ year })).toMatchObject({ changed: expect.any(Number) as number });
      await enterprise.recompute(year);
      expect(await ledgerOf('RD01')).toEqual([
        ['18', '6250.00', '6250.00'],
        ['18', '400.00', '500.00'],
      ]);
      // A correction booked in a later month stands beside the month it is for.
      second = await vouchers().book({ id: second.id, voucherDate: '2024-04-10', voucherType: '记', voucherNo: '18' });
      await enterprise.recompute(year);
      expect(await ledgerOf('RD01')).toEqual([
        ['18', '6250.00', '6250.00'],
        ['18', '-100.00', '-100.00'],
        ['18', '500.00', '500.00'],
      ]);
    });

    it('count once when they are imported later, and say so', async () => {
      const before = await enterprise.lines(year);
      for (let at = 1; at < 18; at += 1)
        await enterprise.voucher(`${month}-01`, '其他', { account: '1002', debit: '1' });
      const entriesOf = ({ entries }: AllocationVoucherRecord) =>
        entries!.map(({ side, subjectCode, subjectName, amount, project }) => ({
          account: subjectCode,
          name: subjectName,
          ...(side === 'debit' ? { debit: amount } : { credit: amount }),
          ...(project && { project: project.code }),
        }));
      await enterprise.voucher('2024-03-31', `${first.mark} 分配研发费用`, ...entriesOf(first));
      await verify();
      await enterprise.recompute(year);
      expect(await enterprise.lines(year)).toEqual(before);
      expect((await ledgerOf('RD01'))[0]).toEqual(['18', '6250.00', '6250.00']);
      expect(await group('personnel')).toMatchObject({ exported: '10000.00', booked: '0.00', toBook: '0.00' });
      const { booked } = await ports.costSources.overview({ year });
      expect(booked.totals).toMatchObject({ counted: '0.00', allocation: '10500.00' });
      expect(booked.excluded[0]!.reason.zh).toBe(
        '研发费用分配凭证 RDM202403-01 的入账，费用已按台账分摊计入，不重复计入',
      );
    });

    it('are found in the register by their mark or amounts, for somebody to confirm', async () => {
      await enterprise.material('2024-04-02', 'RD01', 'L3', '70.00');
      await enterprise.recompute(year);
      await ports.resource(materialsVerify).submit({ month: '2024-04', reason: '尚未入账' });
      const third = await vouchers().make({ month: '2024-04', groups: ['materials'], format: 'kis' });
      expect(await vouchers().proposals({ year })).toEqual([]);
      await enterprise.voucher(
        '2024-04-30',
        `${third.mark} 研发领料`,
        { account: '53010192', debit: '70', project: 'RD01' },
        { account: '1403', credit: '70' },
      );
      const found = { voucherDate: '2024-04-30', voucherType: '记', voucherNo: '1' };
      expect(await vouchers().proposals({ year })).toEqual([
        { id: third.id, mark: third.mark, ...found, byMark: true, sameAmounts: true },
      ]);
      await vouchers().book({ id: third.id, ...found });
      expect(await vouchers().proposals({ year })).toEqual([]);
    });

    it('are voided with a reason, whose amounts go out again; not while their month is locked', async () => {
      await expect(vouchers().void({ id: second.id, reason: ' ' })).rejects.toMatchObject(
        refusal(400, '请填写作废原因'),
      );
      await verify();
      await ports.cost.lockMaterials({ ids: '202403' });
      await expect(vouchers().void({ id: second.id, reason: '重复' })).rejects.toMatchObject(
        refusal(400, `${month} 材料、燃料和动力已锁定，已入账的凭证不能作废；请先解锁`),
      );
      await ports.cost.unlockMaterials({ ids: '202403' });
      expect(await vouchers().void({ id: second.id, reason: '重复' })).toMatchObject({
        state: 'voided',
        voidReason: '重复',
      });
      await expect(vouchers().void({ id: second.id, reason: '重复' })).rejects.toMatchObject(
        refusal(400, '该凭证已作废'),
      );
      expect((await group('materials')).toBook).toBe('-100.00');
      const history = await ports.resource(allocationVoucher).history({ id: second.id });
      expect(history.map(({ action }) => action)).toEqual(['update', 'update', 'insert']);
    });

    it('use the accounts that are set, but none by which the cost would count twice', async () => {
      await ports.resource(allocationAccount).submit({
        ...{ side: 'expensed', costItem: '2.1', auxiliary: 'project' },
        ...{ subjectCode: '53010104', subjectName: '研发支出-费用化支出-模具费' },
      });
      await enterprise.match('53010104', '2.4', '研发支出-费用化支出-模具费');
      await enterprise.material('2024-06-02', 'RD01', 'L4', '20.00');
      await enterprise.recompute(year);
      await ports.resource(materialsVerify).submit({ month: '2024-06', reason: '尚未入账' });
      const asked = { month: '2024-06', groups: ['materials'], format: 'csv' } as const;
      await expect(vouchers().make(asked)).rejects.toMatchObject(
        refusal(
          400,
          '科目 53010104 在科目对应中对应费用项目 2.4，该项目取自凭证，入账后会重复计入；请改用对应 2.1 的科目',
        ),
      );
      await enterprise.match('53010104', '2.1', '研发支出-费用化支出-模具费');
      expect((await vouchers().make(asked)).entries![0]).toMatchObject({ subjectCode: '53010104', amount: '20.00' });
    });

    it('are for those who may, and of their own enterprise', async () => {
      const reviewer = (await enterprise.as('reviewer')).allocationVouchers;
      expect((await reviewer.month({ month })).month).toBe(month);
      await expect(reviewer.make({ month, groups, format: 'u8' })).rejects.toMatchObject(refusal(403));
      const number = { id: first.id, voucherDate: '2024-03-31', voucherType: '记', voucherNo: '18' };
      await expect(reviewer.book(number)).rejects.toMatchObject(refusal(403));
      await expect(reviewer.void({ id: first.id, reason: '重复' })).rejects.toMatchObject(refusal(403));
      const stranger = (await stack().signIn('finance', other)).allocationVouchers;
      await expect(stranger.book(number)).rejects.toMatchObject(refusal(404));
      await expect(stranger.void({ id: first.id, reason: '重复' })).rejects.toMatchObject(refusal(404));
      expect(await stranger.proposals({ year })).toEqual([]);
    });

    it('stay as they are in a declared year', async () => {
      await enterprise.recompute(year);
      await ports.declaration.submit({ year, period: 'ANNUAL' });
      const closed = refusal(400, CHANNEL_CLOSED.zh);
      await expect(vouchers().make({ month, groups, format: 'u8' })).rejects.toMatchObject(closed);
      await expect(vouchers().void({ id: first.id, reason: '重复' })).rejects.toMatchObject(closed);
      const number = { voucherDate: '2024-03-31', voucherType: '记', voucherNo: '19' };
      await expect(vouchers().book({ id: first.id, ...number })).rejects.toMatchObject(closed);
      expect(await stored(first)).toMatchObject({ state: 'booked', voucherNo: '18' });
    });
  });
}
