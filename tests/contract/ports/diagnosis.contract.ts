import type { Ports } from '@rdm/core/internal/application';
import { diagnosisData, diagnosisFinding, diagnosisRecord, type FindingGiven } from '@rdm/core/internal/diagnosis';
import { enterpriseYear } from '@rdm/core/internal/enterprise';
import { beforeAll, describe, expect, it } from 'vitest';
import { documentText } from './document-text';
import type { OpenStack } from '../../setup/stacks';
import { refusal } from './refusal';

const year = '2024';
const red: FindingGiven = {
  ...{ topic: 'collection', level: 'red', finding: '研发工时没有记录', advice: '按月填报工时并签字' },
  ...{ basis: '税总公告2017年第40号', dueOn: '2030-03-31', responsible: '陈会计' },
};
const green: FindingGiven = { topic: 'property', level: 'green', finding: '专利布局合理' };

/** Diagnoses: asked for by the enterprise, answered by an expert, settled by the enterprise. docs/product.md, Diagnosis */
export function diagnosisContract(stack: () => OpenStack, [tenant, other]: readonly [string, string]): void {
  describe('diagnoses', () => {
    let finance: Ports;
    let expert: Ports;
    let id: string;
    beforeAll(async () => {
      [finance, expert] = [await stack().signIn('finance', tenant), await stack().signIn('expert', tenant)];
      await finance.resource(enterpriseYear).submit({ year, revenue: '50000000.00', staffAverage: '100' });
    });
    const detail = (by: Ports = finance, of = id) => by.diagnosis.detail({ id: of });

    it('are drafts until the expert is asked', async () => {
      const draft = { year, question: '研发费用归集是否合规' };
      const saved = await finance.diagnosis.save({ draft });
      ({ id } = saved);
      expect(saved).toMatchObject({ ...draft, round: 1, state: 'draft', submittedAt: null });
      expect(await detail()).toMatchObject({ state: 'draft', data: null, findings: [] });
      await expect(expert.diagnosis.expertDiagnose({ id, conclusion: '早' })).rejects.toMatchObject(refusal(400));
      // No form writes what calls write.
      const forged = await finance.resource(diagnosisRecord).submit({ id, state: 'diagnosed', conclusion: '合规' });
      expect(forged).toMatchObject({ state: 'draft', conclusion: null });
      await finance.diagnosis.save({ draft: { id, contact: '陈会计 13800000000', state: 'submitted' } });
      expect(await detail()).toMatchObject({ state: 'submitted', contact: '陈会计 13800000000' });
    });

    it('keep what the registers said when they were asked for', async () => {
      const { data, takenAt, submittedAt } = await detail();
      expect(takenAt).toBe(submittedAt);
      const revenueOf = (of: typeof data) =>
        of?.enterprise.figures.find(({ label }) => label.zh.startsWith('营业收入'));
      expect(revenueOf(data)?.value).toBe('50000000.00');
      expect(data?.evaluations.map(({ kind }) => kind)).toEqual(['highTech', 'techSme', 'aboveScale']);
      await finance.resource(enterpriseYear).submit({ id: await idOfYear(finance), revenue: '60000000.00' });
      expect(revenueOf((await detail()).data)?.value).toBe('50000000.00');
      const [kept] = (await finance.resource(diagnosisData).list({})).records;
      await expect(finance.resource(diagnosisData).remove({ ids: [kept!.id] })).rejects.toMatchObject(refusal(400));
    });

    it('can be taken back before the expert begins, and asked for again', async () => {
      await finance.diagnosis.revoke({ id });
      expect((await detail()).state).toBe('revoked');
      await expect(finance.diagnosis.revoke({ id })).rejects.toMatchObject(refusal(400));
      await finance.diagnosis.save({ draft: { id, state: 'submitted' } });
      await expect(finance.diagnosis.save({ draft: { id, question: '另一个问题' } })).rejects.toMatchObject(
        refusal(400),
      );
      await expect(finance.resource(diagnosisRecord).remove({ ids: [id] })).rejects.toMatchObject(refusal(400));
    });

    it('are answered by an expert, and by nobody who asked', async () => {
      await expect(finance.diagnosis.expertDiagnose({ id, conclusion: '好' })).rejects.toMatchObject(refusal(403));
      expect(await expert.diagnosis.reminders()).toMatchObject([{ kind: 'asked', to: '/rdm/diagnosis' }]);
      await expect(expert.diagnosis.update({ id, conclusion: '未开始' })).rejects.toMatchObject(refusal(400));
      await expert.diagnosis.expertDiagnose({ id, findings: [red, green] });
      expect(await detail()).toMatchObject({ state: 'diagnosing', expert: 'expert' });
      await expect(finance.diagnosis.revoke({ id })).rejects.toMatchObject(refusal(400));
      await expect(expert.diagnosis.expertDiagnose({ id, publish: true })).rejects.toMatchObject(refusal(400));
      await expert.diagnosis.update({ id, conclusion: '归集基本合规，工时须补录。', findings: [green, red] });
      const twice = [red, red];
      await expect(expert.diagnosis.update({ id, findings: twice })).rejects.toMatchObject(refusal(400));
      const undated = [{ ...red, dueOn: '' }];
      await expect(expert.diagnosis.expertDiagnose({ id, findings: undated, publish: true })).rejects.toMatchObject(
        refusal(400),
      );
      await expert.diagnosis.expertDiagnose({ id, publish: true });
      const published = await detail();
      expect(published).toMatchObject({ state: 'diagnosed', conclusion: '归集基本合规，工时须补录。' });
      expect(published.findings.map(({ finding }) => finding).sort()).toEqual(['专利布局合理', '研发工时没有记录']);
      await expect(expert.diagnosis.update({ id, conclusion: '改' })).rejects.toMatchObject(refusal(400));
      const { records } = await finance.resource(diagnosisRecord).list({});
      expect(records.find((each) => each.id === id)).toMatchObject({ expertName: expect.stringContaining('expert') });
    });

    it('leave to-dos, which the enterprise settles', async () => {
      const { findings } = await detail();
      const finding = findings.find(({ level }) => level === 'red')!;
      await expect(expert.diagnosis.settle({ id: finding.id, done: true })).rejects.toMatchObject(refusal(403));
      await expect(finance.diagnosis.settle({ id: finding.id, done: true })).rejects.toMatchObject(refusal(400));
      await finance.diagnosis.settle({ id: finding.id, responsible: '李项目', dueOn: '2000-01-01' });
      expect(await finance.diagnosis.reminders()).toMatchObject([{ kind: 'overdue', to: '/rdm/diagnosis/findings' }]);
      await finance.diagnosis.settle({ id: finding.id, done: true, doneRemark: '已补录全年工时' });
      const [settled] = (await detail()).findings.filter((each) => each.id === finding.id);
      expect(settled).toMatchObject({ done: true, responsible: '李项目', doneRemark: '已补录全年工时' });
      expect(await finance.diagnosis.reminders()).toEqual([]);
      await expect(
        finance.resource(diagnosisFinding).list({ where: [{ field: 'done', is: 'equal', value: '2' }] }),
      ).resolves.toMatchObject({ total: 1 });
    });

    it('are printed with findings, law and data', async () => {
      const printed = documentText((await finance.diagnosis.print({ id })).bytes);
      for (const words of ['归集基本合规', '研发工时没有记录', '税总公告2017年第40号', '已补录全年工时', '60000000.00'])
        expect(printed).toContain(words);
    });

    it('begin anew on the figures of then, with the round before named and closed', async () => {
      const next = await finance.diagnosis.anew({ id, question: '复核整改情况' });
      expect(next).toMatchObject({ year, round: 2, state: 'submitted', previousId: id, question: '复核整改情况' });
      expect((await detail()).state).toBe('closed');
      const figures = (await detail(finance, next.id)).data!.enterprise.figures;
      expect(figures.find(({ label }) => label.zh.startsWith('营业收入'))?.value).toBe('60000000.00');
      await expect(finance.diagnosis.anew({ id: next.id })).rejects.toMatchObject(refusal(400));
    });

    it('are closed to project managers and to other tenants', async () => {
      const manager = await stack().signIn('manager', tenant);
      await expect(detail(manager)).rejects.toMatchObject(refusal(403));
      const neighbour = await stack().signIn('finance', other);
      await expect(detail(neighbour)).rejects.toMatchObject(refusal(404));
    });
  });
}

const idOfYear = async (ports: Ports): Promise<string> =>
  (await ports.resource(enterpriseYear).list({ where: [{ field: 'year', is: 'equal', value: year }] })).records[0]!.id;
