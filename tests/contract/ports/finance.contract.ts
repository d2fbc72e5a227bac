import type { Ports } from '@rdm/core/internal/application';
import { costRecord, materialsVerify } from '@rdm/core/internal/cost';
import { subjectMatch, voucherCorrection, voucherEntry, type SubjectStanding } from '@rdm/core/internal/finance';
import { ledgerRow, projectReport } from '@rdm/core/internal/ledger';
import { sum, yuan } from '@rdm/core/money';
import { personnel, project } from '@rdm/core/internal/project';
import { department } from '@rdm/core/internal/system';
import { beforeAll, describe, expect, it } from 'vitest';
import type { OpenStack } from '../../setup/stacks';
import { rowsOf, workbookOf } from './project-forms';
import { refusal } from './refusal';

const year = '2024';
const LOCKED = '该月份数据已锁定，无法修改';

/** Vouchers, corrections and the matching of accounts. docs/rules.md, Default subject match */
export function financeContract(stack: () => OpenStack, [tenant, other]: readonly [string, string]): void {
  describe('vouchers and their accounts', () => {
    let ports: Ports;
    let projectId: string;
    let reportId: string;
    let number = 0;

    const entry = (subjectCode: string, subjectName: string, over: object = {}) => ({
      date: '2024-02-11',
      voucherType: '记',
      voucherNo: String((number += 1)),
      entryNo: 1,
      summary: '研发支出',
      subjectCode,
      subjectName,
      debitAmount: '100.00',
      projectId,
      ...over,
    });
    const book = (...given: Parameters<typeof entry>) => ports.resource(voucherEntry).submit(entry(...given));
    const recomputed = async () => {
      await ports.ledger.recompute({ year });
      const { records } = await ports.resource(projectReport).list({ size: 1 });
      reportId = records[0]!.id;
      return records[0]!;
    };
    const codes = (standings: readonly SubjectStanding[]) => standings.map(({ subjectCode }) => subjectCode);

    beforeAll(async () => {
      ports = await stack().signIn('finance', tenant);
      const deptId = (await ports.resource(department).submit({ deptName: '研发中心' })).id;
      const leader = (await ports.resource(personnel).submit({ code: 'E1', name: '王小明' })).id;
      projectId = (
        await ports.resource(project).submit({
          year,
          code: 'RD2401',
          name: '低温压缩机控制算法',
          source: '1',
          type: 'newTechnology',
          stage: '2',
          devForm: 'jzyf',
          leadOrgName: '集团研究院',
          partOrgNames: '本企业',
          expenditureType: 'expensed',
          completion: 'ongoing',
          leader,
          deptId,
          startTime: '2024-01-01',
          endTime: '2024-12-31',
        })
      ).id;
      await book('530101', '研发支出-差旅费');
      await book('530102', '研发支出-试制产品检验费', { debitAmount: '250.00', date: '2024-03-05' });
      await book('530103', '研发支出-材料费', { debitAmount: '80.00' });
      await book('530104', '研发支出-专项', { debitAmount: '10.00' });
      await book('1002', '银行存款', { debitAmount: null, creditAmount: '100.00', projectId: null });
      await recomputed();
    });

    it('stand with the accounts nobody has matched first, each with a proposal and its reason', async () => {
      const standings = await ports.finance.subjects({});
      expect(codes(standings)).toEqual(['530101', '530102', '530103', '530104', '1002']);
      expect(standings.map(({ proposal }) => [proposal?.costItem, proposal?.reason.zh])).toEqual([
        ['6.4', '关键词“差旅”'],
        ['2.6', '关键词“检验”'],
        ['2.1', '关键词“材料”'],
        [null, '从科目名称看不出费用项目，请选择'],
        ['none', '不是研发支出科目'],
      ]);
      expect(standings[1]).toMatchObject({ entries: 1, debitAmount: '250.00', creditAmount: '0.00', costItem: null });
      expect(await ports.finance.unmatchedSubjects({ tenantId: tenant })).toEqual(standings);
      expect(await ports.finance.subjects({ year: '2023' })).toEqual([]);
      await expect(ports.finance.unmatchedSubjects({ tenantId: other })).rejects.toMatchObject(refusal(404));
    });

    it('are shown by pages, and apart those that no ledger takes', async () => {
      expect((await ports.finance.page({ size: 2 })).total).toBe(5);
      const { records, total } = await ports.finance.unsubmitted({ size: 10, order: [{ field: 'subjectCode' }] });
      expect([total, records.map(({ subjectCode }) => subjectCode)]).toEqual([
        4,
        ['530101', '530102', '530103', '530104'],
      ]);
      const where = [{ field: 'subjectCode', is: 'equal' as const, value: '530104' }];
      expect((await ports.finance.unsubmitted({ where })).total).toBe(1);
    });

    it('are matched many at once, after it was said what that changes', async () => {
      const matches = [
        { subjectCode: '530101', costItem: '6.4' },
        { subjectCode: '530102', costItem: '2.6' },
        { subjectCode: '530103', costItem: '2.1' },
        { subjectCode: '1002', costItem: 'none' },
      ];
      const said = await ports.finance.submitMatch({ matches, check: true });
      expect(said).toMatchObject({ inserted: 4, updated: 0, unchanged: 0 });
      expect(said.changes[1]).toEqual({
        subjectCode: '530102',
        subjectName: '研发支出-试制产品检验费',
        from: null,
        to: '2.6',
        entries: 1,
        amount: '250.00',
      });
      // Material cost is taken from its register, so matching its vouchers changes no amount.
      expect(said.years).toEqual([{ year, before: '0.00', after: '430.00', filed: false }]);
      expect((await ports.resource(subjectMatch).list({})).total).toBe(0);
      expect(await ports.finance.submitMatch({ reportId, matches })).toEqual(said);
      const report = await recomputed();
      expect(report).toMatchObject({ total: '430.00', directInput: '330.00', other: '100.00' });
      expect(codes(await ports.finance.unmatchedSubjects({}))).toEqual(['530104']);
      expect(codes(await ports.finance.subjectsOfReport({ reportId }))).toEqual([
        '530104',
        '530101',
        '530102',
        '530103',
      ]);
    });

    it('matched twice, also at the same moment, are matched once', async () => {
      const matches = [{ subjectCode: '530104', costItem: 'none' }];
      const both = await Promise.all([ports.finance.submitMatch({ matches }), ports.finance.submitMatch({ matches })]);
      expect(both.map(({ inserted, unchanged }) => `${inserted} ${unchanged}`).sort()).toEqual(['0 1', '1 0']);
      const where = [{ field: 'subjectCode', is: 'equal' as const, value: '530104' }];
      expect((await ports.resource(subjectMatch).list({ where })).total).toBe(1);
    });

    it('are not matched to what does not exist, or half', async () => {
      const right = { subjectCode: '530101', costItem: '6.1' };
      const wrong: readonly (readonly [object, string])[] = [
        [{ subjectCode: '530102', costItem: '9.9' }, '科目 530102 的费用项目“9.9”不存在'],
        [{ subjectCode: '', costItem: '2.6' }, '第2个科目：请输入科目编码'],
        [{ subjectCode: '530101', costItem: '2.6' }, '科目 530101 出现了两次'],
      ];
      for (const [each, sentence] of wrong) {
        const asked = ports.finance.submitMatch({ matches: [right, each as typeof right] });
        await expect(asked).rejects.toMatchObject({
          fault: { code: 400, message: { zh: expect.stringContaining(sentence) } },
        });
      }
      await expect(ports.finance.submitMatch({ matches: [] })).rejects.toMatchObject(
        refusal(400, '请选择至少一条数据'),
      );
      await expect(ports.finance.submitMatch({ reportId: '404', matches: [right] })).rejects.toMatchObject(
        refusal(404),
      );
      const [stays] = (await ports.finance.subjects({})).filter(({ subjectCode }) => subjectCode === '530101');
      expect(stays!.costItem).toBe('6.4');
    });

    it('of a ledger are added up in every way to the same amount', async () => {
      const total = await ports.finance.totalAmount({ reportId });
      expect(total).toEqual({
        reportId,
        entries: 3,
        debitAmount: '430.00',
        creditAmount: '0.00',
        totalAmount: '430.00',
        countedAmount: '430.00',
      });
      for (const type of ['subject', 'item', 'category', 'month'] as const) {
        const stats = await ports.finance.stats({ reportId, type });
        expect(sum(stats.map(({ amount }) => yuan(amount))).toString()).toBe(total.totalAmount);
        expect(stats.reduce((before, { entries }) => before + entries, 0)).toBe(total.entries);
      }
      expect((await ports.finance.stats({ reportId })).map(({ key, amount }) => [key, amount])).toEqual([
        ['530101', '100.00'],
        ['530102', '250.00'],
        ['530103', '80.00'],
      ]);
      expect((await ports.finance.stats({ reportId, type: 'month' })).map(({ key }) => key)).toEqual([
        '2024-02',
        '2024-03',
      ]);
    });

    it('of a ledger are told by cost item, category, account and lead unit', async () => {
      const amount = async (subject2: string, coopLeader?: string) =>
        (await ports.finance.total({ reportId, subject2, coopLeader })).totalAmount;
      expect(await amount('2.6')).toBe('250.00');
      expect(await amount('2')).toBe('330.00');
      expect(await amount('5301')).toBe('430.00');
      expect(await amount('530101')).toBe('100.00');
      expect(await amount('5301', '集团研究院')).toBe('430.00');
      expect(await amount('5301', '别的单位')).toBe('0.00');
      await expect(ports.finance.total({ reportId: '404', subject2: '2' })).rejects.toMatchObject(refusal(404));
      await expect(ports.finance.stats({ reportId: '404' })).rejects.toMatchObject(refusal(404));
    });

    it('of shared projects leave as a workbook', async () => {
      const { name, bytes } = await ports.finance.exportCooperation({ year });
      expect(name).toBe('2024年度合作研发凭证明细.xlsx');
      const [head, first, ...rest] = await rowsOf(bytes);
      expect(head).toContain('牵头单位');
      expect(first).toEqual(
        expect.arrayContaining(['RD2401', '集中研发', '集团研究院', '530101', '6.4 差旅费、会议费']),
      );
      expect(rest).toHaveLength(3);
      await expect(ports.finance.exportCooperation({})).rejects.toMatchObject(refusal(400));
    });

    it('take another name everywhere at once, and their cost stays', async () => {
      const subjects = [{ subjectCode: '530104', subjectName: '研发支出-预留' }];
      expect(await ports.finance.updateSubjects({ subjects })).toEqual({ entries: 1, matches: 1 });
      expect(await ports.finance.updateSubjects({ subjects })).toEqual({ entries: 0, matches: 0 });
      const unknown = [...subjects, { subjectCode: '999', subjectName: '无' }];
      await expect(ports.finance.updateSubjects({ subjects: unknown })).rejects.toMatchObject(refusal(400));
    });

    describe('that are corrected', () => {
      const corrections = () => ports.resource(voucherCorrection);
      const red = (over: object = {}) => ({
        ...entry('530102', '研发支出-试制产品检验费', { debitAmount: '-250.00', date: '2024-04-08' }),
        kind: 'reversal',
        correctedVoucher: '2024-03 记-2',
        ...over,
      });

      it('enter the same sums: red takes back what blue has booked', async () => {
        await corrections().submit(red());
        await corrections().submit(red({ debitAmount: '205.00', kind: 'rebooking', voucherNo: String((number += 1)) }));
        expect(await ports.finance.totalAmount({ reportId })).toMatchObject({
          entries: 5,
          totalAmount: '385.00',
          countedAmount: '385.00',
        });
        expect(await recomputed()).toMatchObject({ total: '385.00', directInput: '285.00' });
        const where = [{ field: 'month', is: 'equal' as const, value: '2024-04' }];
        const rows = (await ports.resource(ledgerRow).list({ where })).records;
        expect(rows.map(({ taxAmount }) => taxAmount).sort()).toEqual(['-250.00', '205.00']);
        const [cost] = (await ports.resource(costRecord).list({ where })).records;
        expect(cost).toMatchObject({ item: '2.6', amount: '-45.00' });
        const opened = await ports.ledger.explain({ year, key: `record:${cost!.id}` });
        expect(opened.inputs[0]!.source).toMatchObject({ resource: 'blade-rdm/financialaccountcorrect' });
      });

      it('are set beside the allocated cost when a month is verified', async () => {
        await ports.resource(subjectMatch).list({});
        await corrections().submit(red({ subjectCode: '530103', debitAmount: '-30.00', voucherNo: 'C9' }));
        const where = [{ field: 'year', is: 'equal' as const, value: year }];
        const months = (await ports.resource(materialsVerify).list({ size: 20, where })).records;
        expect(months.find(({ month }) => month === '2024-02')).toMatchObject({ bookedTotal: '80.00' });
        expect(months.find(({ month }) => month === '2024-04')).toMatchObject({ bookedTotal: '-30.00' });
      });

      it('stand among the vouchers or among the corrections, never in both', async () => {
        const given = red({ voucherNo: 'C1', debitAmount: '1.00' });
        const corrected = await corrections().submit(given);
        const { kind: _, correctedVoucher: __, ...plain } = given;
        await expect(ports.resource(voucherEntry).submit(plain)).rejects.toMatchObject(
          refusal(400, '凭证更正中已有 2024-04 记-C1 第1号分录，请勿重复录入'),
        );
        const headings = ['日期', '凭证字', '凭证号', '分录号', '摘要', '科目编码', '科目名称', '借方金额'];
        const file = await workbookOf([headings, ['2024-04-08', '记', 'C1', '1', '重复', '530102', '检验费', '1']]);
        await expect(ports.resource(voucherEntry).import({ file, fileName: '记账凭证.xlsx' })).rejects.toMatchObject({
          fault: { code: 400, data: { errors: [expect.objectContaining({ row: 2 })] } },
        });
        await corrections().remove({ ids: [corrected.id] });
        const moved = await ports.resource(voucherEntry).submit(plain);
        await expect(corrections().restore({ ids: [corrected.id] })).rejects.toMatchObject(refusal(400));
        await ports.resource(voucherEntry).remove({ ids: [moved.id] });
      });

      it('come from a workbook, leave in one, and come back unchanged', async () => {
        const { bytes } = await corrections().export({});
        expect((await rowsOf(bytes))[0]).toEqual(expect.arrayContaining(['更正方式', '被更正凭证']));
        const again = await corrections().import({ file: bytes, fileName: '凭证更正.xlsx' });
        expect(again).toMatchObject({ inserted: 0, updated: 0, unchanged: 3, errors: [] });
        expect((await rowsOf((await corrections().template()).bytes))[0]).toContain('更正方式');
      });

      it('are refused in a locked month, as are the vouchers and the matching', async () => {
        const where = [{ field: 'month', is: 'equal' as const, value: '2024-04' }];
        const verify = ports.resource(materialsVerify);
        await verify.submit({ month: '2024-04', reason: '红字更正' });
        const [month] = (await verify.list({ where })).records;
        await ports.cost.lockMaterials({ ids: month!.id });
        const [locked] = (await corrections().list({ where: [{ field: 'subjectCode', is: 'equal', value: '530103' }] }))
          .records;
        const writes: readonly (() => Promise<unknown>)[] = [
          () => corrections().submit({ id: locked!.id, debitAmount: '-1.00' }),
          () => corrections().remove({ ids: [locked!.id] }),
          () => corrections().submit(red({ subjectCode: '530103' })),
          () => ports.finance.submitMatch({ matches: [{ subjectCode: '530103', costItem: 'none' }] }),
          () => ports.finance.updateSubjects({ subjects: [{ subjectCode: '530103', subjectName: '材料' }] }),
        ];
        for (const write of writes) await expect(write()).rejects.toMatchObject(refusal(400, LOCKED));
        await ports.cost.unlockMaterials({ ids: month!.id });
      });
    });

    it('are asked for by those who may, and tell nothing of another enterprise', async () => {
      const manager = await stack().signIn('manager', tenant);
      const matches = [{ subjectCode: '530101', costItem: 'none' }];
      await expect(manager.finance.submitMatch({ matches })).rejects.toMatchObject(refusal(403));
      expect((await manager.finance.subjects({})).length).toBeGreaterThan(0);
      const stranger = await stack().signIn('finance', other);
      await expect(stranger.finance.totalAmount({ reportId })).rejects.toMatchObject(refusal(404));
      expect(codes(await stranger.finance.subjects({}))).not.toContain('530104');
      const where = [{ field: 'projectId', is: 'equal' as const, value: projectId }];
      expect((await stranger.finance.unsubmitted({ where })).total).toBe(0);
      await expect(stack().anyone().finance.subjects({})).rejects.toMatchObject(refusal(401));
    });
  });
}
