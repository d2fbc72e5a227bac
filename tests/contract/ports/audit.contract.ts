import type { Ports } from '@rdm/core/internal/application';
import { auditSubjects, power, projectDataAudit, type AuditRow } from '@rdm/core/internal/cost';
import { sum, yuan } from '@rdm/core/money';
import { personnel, project } from '@rdm/core/internal/project';
import { department } from '@rdm/core/internal/system';
import { beforeAll, describe, expect, it } from 'vitest';
import type { OpenStack } from '../../setup/stacks';
import { refusal } from './refusal';

const year = '2024';

/** Months of data submitted for the audit. docs/product.md, Month audit */
export function auditContract(stack: () => OpenStack, [tenant, other]: readonly [string, string]): void {
  describe('the data of a month', () => {
    let ports: Ports;
    let projectId: string;
    const rowOf = async (month: string) =>
      (await ports.audit.listMonth({ month })).find((row) => row.projectId === projectId)!;
    const book = (month: string, amount: string) =>
      ports.resource(power).submit({ month, projectId, powerType: 'electricity', amount });
    const totalOf = ({ subjects }: AuditRow) =>
      sum(Object.values(subjects).map(({ amount }) => yuan(amount))).toString();

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
          devForm: 'zzyf',
          expenditureType: 'expensed',
          completion: 'ongoing',
          leader,
          deptId,
          startTime: '2024-03-01',
          endTime: '2024-05-31',
        })
      ).id;
      await book('2024-03', '300.00');
      await ports.ledger.recompute({ year });
    });

    it('are shown for the months in which a project runs, with what they come to by subject', async () => {
      const rows = await ports.audit.listMonth({ year });
      expect(rows.map(({ month, projectCode, total }) => [month, projectCode, total])).toEqual([
        ['2024-03', 'RD2401', '300.00'],
        ['2024-04', 'RD2401', '0.00'],
        ['2024-05', 'RD2401', '0.00'],
      ]);
      expect(rows[0]!.subjects.materials).toEqual({
        amount: '300.00',
        dataStatus: 'save',
        submittedAmount: null,
        submitBy: null,
        submitTime: null,
      });
      for (const row of rows) expect(totalOf(row)).toBe(row.total);
      expect(await ports.audit.listMonth({ year, dataStatus: 'submit' })).toEqual([]);
      expect(await ports.audit.listMonth({ month: '2024-03', projectId: '404' })).toEqual([]);
    });

    it('are submitted under one subject, chosen rows together, twice is once', async () => {
      const rows = ['2024-03', '2024-04', '2024-03'].map((month) => ({ month, projectId }));
      const both = await Promise.all([
        ports.audit.batchSubmit({ subject: 'materials', rows }),
        ports.audit.batchSubmit({ subject: 'materials', rows }),
      ]);
      expect(both.map(({ submitted }) => submitted).sort()).toEqual([0, 2]);
      expect((await ports.resource(projectDataAudit).list({})).total).toBe(2);
      const { subjects, dataStatus } = await rowOf('2024-03');
      expect(dataStatus).toBe('save');
      expect(subjects.materials).toMatchObject({
        dataStatus: 'submit',
        submittedAmount: '300.00',
        submitBy: 'finance',
        submitTime: expect.stringMatching(/^\d{4}-\d{2}-\d{2} /),
      });
    });

    it('are refused without a selection, under an unknown subject, and of an unknown project: all or none', async () => {
      const rows = [{ month: '2024-05', projectId }];
      const submit = (subject: string, given: typeof rows) => ports.audit.batchSubmit({ subject, rows: given });
      await expect(submit('materials', [])).rejects.toMatchObject(refusal(400, '请选择至少一条数据'));
      await expect(submit('toString', rows)).rejects.toMatchObject(refusal(400));
      const unknown = [...rows, { month: '2024-05', projectId: '404' }];
      await expect(submit('leases', unknown)).rejects.toMatchObject(refusal(404));
      expect((await rowOf('2024-05')).subjects.leases.dataStatus).toBe('save');
    });

    it('are submitted as a whole month under every subject', async () => {
      expect(await ports.audit.submitMonth({ month: '2024-03' })).toEqual({ submitted: auditSubjects.length - 1 });
      expect(await ports.audit.submitMonth({ month: '2024-03', projectId })).toEqual({ submitted: 0 });
      expect((await rowOf('2024-03')).dataStatus).toBe('submit');
      expect((await ports.audit.listMonth({ year, dataStatus: 'submit' })).map(({ month }) => month)).toEqual([
        '2024-03',
      ]);
      await expect(ports.audit.submitMonth({ month: '2024-12' })).rejects.toMatchObject(refusal(400));
      await expect(ports.audit.submitMonth({ month: '2024-03', projectId: '404' })).rejects.toMatchObject(refusal(404));
    });

    it('are open again when what they come to has changed since', async () => {
      const added = (await ports.resource(power).list({ size: 1 })).records[0]!;
      await ports.resource(power).submit({ id: added.id, amount: '320.00' });
      await ports.ledger.recompute({ year });
      const { subjects, dataStatus } = await rowOf('2024-03');
      expect([dataStatus, subjects.materials.dataStatus]).toEqual(['save', 'save']);
      expect(subjects.materials).toMatchObject({ amount: '320.00', submittedAmount: '300.00' });
      expect(await ports.audit.submitMonth({ month: '2024-03' })).toEqual({ submitted: 1 });
    });

    it('are records like any other: with a remark, with their amount whatever is sent, and taken back', async () => {
      const audits = ports.resource(projectDataAudit);
      const given = { month: '2024-05', projectId, subject: 'vouchers', amount: '9.00', remark: '无凭证' };
      const made = await audits.submit(given);
      expect(made).toMatchObject({ amount: '0.00', dataStatus: 'submit', submitBy: 'finance', remark: '无凭证' });
      expect((await audits.submit({ ...given, remark: '核对过' })).id).toBe(made.id);
      await audits.remove({ ids: [made.id] });
      expect((await rowOf('2024-05')).subjects.vouchers.dataStatus).toBe('save');
    });

    it('are submitted by those who may, and tell nothing of another enterprise', async () => {
      const rows = [{ month: '2024-03', projectId }];
      const reviewer = await stack().signIn('reviewer', tenant);
      await expect(reviewer.audit.batchSubmit({ subject: 'materials', rows })).rejects.toMatchObject(refusal(403));
      expect((await reviewer.audit.listMonth({ month: '2024-03' })).length).toBe(1);
      const stranger = await stack().signIn('finance', other);
      await expect(stranger.audit.batchSubmit({ subject: 'materials', rows })).rejects.toMatchObject(refusal(404));
      expect(await stranger.audit.listMonth({ month: '2024-03', projectId })).toEqual([]);
      await expect(stack().anyone().audit.listMonth({})).rejects.toMatchObject(refusal(401));
    });
  });
}
