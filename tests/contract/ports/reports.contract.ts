import type { Ports } from '@rdm/core/internal/application';
import { voucherCorrection, voucherEntry } from '@rdm/core/internal/finance';
import { ledgerRow, projectReport, relatedCost, yearInputs } from '@rdm/core/internal/ledger';
import { personnel, project } from '@rdm/core/internal/project';
import { department } from '@rdm/core/internal/system';
import { beforeAll, describe, expect, it } from 'vitest';
import type { OpenStack } from '../../setup/stacks';
import { refusal } from './refusal';

const year = '2024';

/** The ledgers themselves: their years, submitting them, opening them in a later year. */
export function reportsContract(stack: () => OpenStack, [tenant, other]: readonly [string, string]): void {
  describe('ledgers', () => {
    let ports: Ports;
    let projectId: string;
    let reportId: string;
    const report = async () => await ports.resource(projectReport).detail({ id: reportId });
    const book = (voucherNo: string, debitAmount: string) =>
      ports.resource(voucherEntry).submit({
        date: '2024-02-11',
        voucherType: '记',
        voucherNo,
        entryNo: 1,
        summary: '赴合作单位差旅',
        subjectCode: '530101',
        subjectName: '研发支出-差旅费',
        debitAmount,
        projectId,
      });

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
          stage: '3',
          devForm: 'zzyf',
          expenditureType: 'capitalised',
          completion: 'ongoing',
          leader,
          deptId,
          startTime: '2024-01-01',
          endTime: '2025-12-31',
        })
      ).id;
      await ports.finance.submitMatch({ matches: [{ subjectCode: '530101', costItem: '6.4' }] });
      await book('1', '900.00');
      await ports.ledger.recompute({ year });
      reportId = (await ports.resource(projectReport).list({ size: 1 })).records[0]!.id;
    });

    it('are shown by year with what they come to', async () => {
      expect(await ports.reports.listYears()).toEqual([{ year, reports: 1, submitted: 0, total: '900.00' }]);
    });

    it('are submitted together, all or none, and twice is once', async () => {
      expect((await report()).dataStatus).toBe('save');
      const reports = [{ id: reportId, remark: '已核对' }];
      const unknown = [...reports, { id: '404' }];
      await expect(ports.reports.submitBatch({ reports: unknown })).rejects.toMatchObject(refusal(404));
      await expect(ports.reports.submitBatch({ reports: [] })).rejects.toMatchObject(
        refusal(400, '请选择至少一条数据'),
      );
      expect((await report()).dataStatus).toBe('save');
      const both = await Promise.all([ports.reports.submitBatch({ reports }), ports.reports.submitBatch({ reports })]);
      expect(both.map(({ submitted }) => submitted).sort()).toEqual([0, 1]);
      expect(await report()).toMatchObject({ dataStatus: 'submit', remark: '已核对' });
      expect((await ports.reports.listYears())[0]).toMatchObject({ submitted: 1 });
    });

    it('stay submitted while their amounts stay, and are drafts again when these change', async () => {
      const before = await report();
      expect(await ports.reports.restatsAll({ ids: reportId })).toMatchObject({ reports: 1 });
      expect(await report()).toMatchObject({
        id: reportId,
        dataStatus: 'submit',
        remark: '已核对',
        total: before.total,
      });
      await book('2', '100.00');
      expect(await ports.reports.restatsAll({})).toMatchObject({ reports: 1 });
      expect(await report()).toMatchObject({ dataStatus: 'save', remark: '已核对', total: '1000.00' });
      expect((await ports.resource(ledgerRow).list({})).total).toBe(2);
      await expect(ports.reports.restatsAll({ ids: `${reportId},404` })).rejects.toMatchObject(refusal(404));
    });

    it('are found by project and year where no id is given', async () => {
      const reports = ports.resource(projectReport);
      expect(await reports.detail({ by: { projectId, year } })).toEqual(await report());
      for (const by of [
        { projectId, year: '2023' },
        { projectId: 'x', year },
      ]) {
        await expect(reports.detail({ by })).rejects.toMatchObject(refusal(404));
      }
      await expect(reports.detail({ by: { year } })).rejects.toMatchObject(refusal(400, '缺少必要的请求参数: id'));
      await expect(reports.detail({ by: {} })).rejects.toMatchObject(refusal(400, '缺少必要的请求参数: id'));
      const stranger = await stack().signIn('finance', other);
      await expect(stranger.resource(projectReport).detail({ by: { projectId, year } })).rejects.toMatchObject(
        refusal(404),
      );
    });

    it('keep the remark that is typed; what is computed is refused with what to do instead', async () => {
      const reports = ports.resource(projectReport);
      const instead = '辅助账由费用归集和凭证生成，只有备注可以填写；请修改台账或凭证后重算该年度';
      const before = await report();
      expect(await reports.submit({ id: reportId, remark: '已与财务核对' })).toMatchObject({
        remark: '已与财务核对',
        total: before.total,
        dataStatus: before.dataStatus,
      });
      for (const draft of [
        { id: reportId, total: '1' },
        { id: reportId, year: '2023', remark: '' },
        { year, projectId },
      ]) {
        await expect(reports.submit(draft)).rejects.toMatchObject(refusal(400, instead));
      }
      await expect(reports.remove({ ids: [reportId] })).rejects.toMatchObject(refusal(400, instead));
      expect(await report()).toMatchObject({ remark: '已与财务核对', total: before.total });
      await expect(reports.submit({ id: '404', remark: '' })).rejects.toMatchObject(refusal(404));
    });

    it('have rows that nobody types or removes', async () => {
      const rows = ports.resource(ledgerRow);
      const [row] = (await rows.list({ size: 1 })).records;
      const instead = '辅助账明细由费用归集和凭证生成，请修改台账或凭证后重算该年度';
      await expect(rows.submit({ id: row!.id, taxAmount: '1' })).rejects.toMatchObject(refusal(400, instead));
      await expect(rows.submit({})).rejects.toMatchObject(refusal(400, instead));
      await expect(rows.remove({ ids: [row!.id] })).rejects.toMatchObject(refusal(400, instead));
      expect(await rows.detail({ id: row!.id })).toEqual(row);
      const reviewer = await stack().signIn('reviewer', tenant);
      await expect(reviewer.resource(ledgerRow).remove({ ids: [row!.id] })).rejects.toMatchObject(refusal(403));
      await expect(reviewer.resource(projectReport).submit({ id: reportId })).rejects.toMatchObject(refusal(403));
    });

    it('have the typed amounts of a year beside them, as a record, until the year is declared', async () => {
      const inputs = ports.resource(yearInputs);
      const made = await inputs.submit({ year, line43: '1200.5' });
      expect(await inputs.submit({ year, special0401: '30' })).toMatchObject({ id: made.id, line43: '1200.50' });
      expect(await inputs.detail({ by: { year } })).toMatchObject({ id: made.id, special0401: '30.00' });
      expect((await ports.ledger.preferential({ year })).lines).toMatchObject({ 43: '1200.50', 46: '30.00' });
      expect(await inputs.remove({ ids: [made.id] })).toEqual({ removed: 1 });
      expect((await ports.ledger.preferential({ year })).lines['43']).toBe('0.00');
      await inputs.restore({ ids: [made.id] });
      await ports.ledger.recompute({ year });
      const { id } = await ports.declaration.submit({ year, period: 'ANNUAL' });
      const closed = refusal(400, '当前年度抵扣企业基本信息已提交，申报通道已关闭!');
      await expect(inputs.submit({ year, line43: '1' })).rejects.toMatchObject(closed);
      await expect(inputs.submit({ id: made.id, year: '2030' })).rejects.toMatchObject(closed);
      await expect(inputs.remove({ ids: [made.id] })).rejects.toMatchObject(closed);
      await ports.declaration.cancelAssign({ id, reason: '更正' });
      const reviewer = await stack().signIn('reviewer', tenant);
      await expect(reviewer.resource(yearInputs).submit({ year: '2030' })).rejects.toMatchObject(refusal(403));
    });

    it('go on in a later year as the same project, twice as once', async () => {
      const both = await Promise.all([
        ports.reports.submitCrossYear({ id: reportId }),
        ports.reports.submitCrossYear({ id: reportId }),
      ]);
      expect(both.map(({ created }) => created).sort()).toEqual([false, true]);
      expect(new Set(both.map((each) => each.projectId)).size).toBe(1);
      const next = await ports.resource(project).detail({ id: both[0]!.projectId });
      expect(next).toMatchObject({
        year: '2025',
        code: 'RD2401',
        stage: '3',
        dataStatus: 'save',
        startTime: '2024-01-01',
        endTime: '2025-12-31',
      });
      expect((await ports.resource(project).list({})).total).toBe(2);
      await expect(ports.reports.submitCrossYear({ id: reportId, year })).rejects.toMatchObject(refusal(400));
      await expect(ports.reports.submitCrossYear({ id: '404' })).rejects.toMatchObject(refusal(404));
      // The new ledger opens with the amounts carried forward from the previous year.
      await ports.ledger.recompute({ year: '2025' });
      const where = [{ field: 'year', is: 'equal' as const, value: '2025' }];
      const [opened] = (await ports.resource(projectReport).list({ where })).records;
      expect((await ports.ledger.ledgerSheet({ reportId: opened!.id })).opening).toMatchObject({
        taxAmount: '1000.00',
      });
    });

    it('have rows that lead to their voucher, or to the correction that booked them', async () => {
      const corrected = await ports.resource(voucherCorrection).submit({
        date: '2024-03-31',
        voucherType: '记',
        voucherNo: '9',
        entryNo: 1,
        summary: '冲减多计差旅费',
        subjectCode: '530101',
        subjectName: '研发支出-差旅费',
        debitAmount: '-200.00',
        projectId,
        kind: 'difference',
        correctedVoucher: '2024-02 记-1',
      });
      await ports.ledger.recompute({ year });
      const { rows } = await ports.ledger.ledgerSheet({ reportId });
      expect(rows.map(({ voucherNo, voucherResource }) => [voucherNo, voucherResource])).toEqual([
        ['1', voucherEntry.name],
        ['2', voucherEntry.name],
        ['9', voucherCorrection.name],
      ]);
      expect(rows[2]).toMatchObject({ voucherId: corrected.id, taxAmount: '-200.00' });
    });

    it('of a project that has ended do not go on', async () => {
      await ports.resource(project).submit({ id: projectId, completion: 'ended' });
      await expect(ports.reports.submitCrossYear({ id: reportId, year: '2026' })).rejects.toMatchObject(
        refusal(400, '项目 RD2401 已结束，不能跨年；如需继续请先改为未结束'),
      );
    });

    it('have the detail of related parties beside them, without what is entrusted further', async () => {
      const details = ports.resource(relatedCost);
      const given = { year, projectId, partnerName: '集团研究院', costItem: '2.1', amount: '12800' };
      const made = await details.submit(given);
      expect(made).toMatchObject({ amount: '12800.00', projectCode: 'RD2401' });
      await expect(details.submit(given)).rejects.toMatchObject(refusal(400));
      await expect(details.submit({ ...given, costItem: '7.1' })).rejects.toMatchObject(refusal(400));
      const { bytes } = await details.export({});
      const again = await details.import({ file: bytes, fileName: '关联方研发支出明细.xlsx' });
      expect(again).toMatchObject({ unchanged: 1, inserted: 0, updated: 0 });
    });

    it('are submitted by those who may, and tell nothing of another enterprise', async () => {
      const reviewer = await stack().signIn('reviewer', tenant);
      const reports = [{ id: reportId }];
      await expect(reviewer.reports.submitBatch({ reports })).rejects.toMatchObject(refusal(403));
      expect((await reviewer.reports.listYears()).length).toBeGreaterThan(0);
      const stranger = await stack().signIn('finance', other);
      await expect(stranger.reports.submitBatch({ reports })).rejects.toMatchObject(refusal(404));
      await expect(stranger.reports.submitCrossYear({ id: reportId })).rejects.toMatchObject(refusal(404));
      await expect(stranger.reports.restatsAll({ ids: reportId })).rejects.toMatchObject(refusal(404));
      await expect(stack().anyone().reports.listYears()).rejects.toMatchObject(refusal(401));
    });
  });
}
