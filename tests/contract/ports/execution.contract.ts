import type { Ports } from '@rdm/core/internal/application';
import {
  developmentActivity,
  projectAchievement,
  projectCompletion,
  projectMember,
  projectPreparation,
  searchRecord,
  surveyRecord,
} from '@rdm/core/internal/execution';
import { subjectMatch, voucherEntry } from '@rdm/core/internal/finance';
import { personnel, project, projectMaster } from '@rdm/core/internal/project';
import { beforeAll, describe, expect, it } from 'vitest';
import { collected } from '../../setup/collected';
import { pdf } from '../../setup/sample-files';
import type { OpenStack } from '../../setup/stacks';
import { projectForms, rowsOf, workbookOf } from './project-forms';

const year = '2023';
const ofYear = { year, startTime: `${year}-01-10`, endTime: `${year}-11-30` };

/** How projects are prepared, carried out and completed. docs/product.md, Carrying out a project */
export function executionContract(stack: () => OpenStack, [tenant, other]: readonly [string, string]): void {
  describe('carrying out projects', () => {
    const { leaderId, plain, faultsOf, refusal } = projectForms(stack, tenant);
    let manager: Ports;
    let finance: Ports;
    let reviewer: Ports;
    beforeAll(async () => {
      manager = await stack().signIn('manager', tenant);
      finance = await stack().signIn('finance', tenant);
      reviewer = await stack().signIn('reviewer', tenant);
    });
    const made = async (given = {}) => (await plain({ ...ofYear, ...given })).id;

    it('keeps one preparation a project, and the project while anything is kept of it', async () => {
      const projectId = await made();
      const chapters = { stateOfArt: '未见相同报道', keyTechnology: '变频控制', technicalRoute: '仿真、试制、试验' };
      const port = manager.resource(projectPreparation);
      const { id } = await port.submit({ year, projectId, ...chapters });
      expect((await port.submit({ year, projectId, ...chapters, risk: '周期' })).id).toBe(id);
      expect(await faultsOf(port.submit({ year, projectId: await made(), stateOfArt: '无' }))).toMatchObject([
        { field: 'keyTechnology' },
        { field: 'technicalRoute' },
      ]);
      await expect(manager.resource(project).remove({ ids: [projectId] })).rejects.toMatchObject(
        refusal(400, '立项准备1条'),
      );
      await port.remove({ ids: [id] });
      await manager.resource(project).remove({ ids: [projectId] });
    });

    it('keeps what was found and asked before it started, in the year of the project', async () => {
      const projectId = await made();
      const search = {
        year,
        projectId,
        kind: 'novelty',
        date: '2022-12-10',
        institution: '查新中心',
        conclusion: 'none',
      };
      const { id } = await manager.resource(searchRecord).submit(search);
      expect(await manager.resource(searchRecord).detail({ id })).toMatchObject({ date: '2022-12-10', year });
      const survey = {
        year,
        projectId,
        subject: '用户需求',
        date: '2022-12-01',
        method: 'visit',
        findings: '需要低温启动',
      };
      const stored = await manager.resource(surveyRecord).submit({ ...survey, participants: [leaderId()] });
      expect(await manager.resource(surveyRecord).detail({ id: stored.id })).toMatchObject({
        participantNames: '王小明',
      });
    });

    it('has a person in a project once at a time, in forms and in workbooks', async () => {
      const first = await plain({ ...ofYear });
      const person = (await finance.resource(personnel).submit({ code: 'E777', name: '赵工' })).id;
      const stay = { year, projectId: first.id, personnelId: person, role: 'researcher', plannedShare: '60' };
      await manager.resource(projectMember).submit({ ...stay, fromDate: '2023-01-10', toDate: '2023-06-30' });
      const twice = manager.resource(projectMember).submit({ ...stay, fromDate: '2023-06-30' });
      expect(await faultsOf(twice)).toMatchObject([{ field: 'fromDate' }]);
      const { id } = await manager.resource(projectMember).submit({ ...stay, fromDate: '2023-07-01' });
      const headings = ['年度', '项目编号', '工号', '角色', '起始日期', '结束日期', '计划投入工时比例(%)', '承担任务'];
      const row = [year, first.code, 'E777', '技术人员', '2023-08-01', '', '10', ''];
      const file = await workbookOf([headings, row]);
      await expect(manager.resource(projectMember).import({ file, fileName: '项目成员.xlsx' })).rejects.toMatchObject(
        refusal(400),
      );
      const second = await made();
      await manager.resource(projectMember).submit({
        ...stay,
        ...{ projectId: second, fromDate: '2023-03-01', toDate: '2023-09-30', plannedShare: '50.5' },
      });
      const where = [{ field: 'code', is: 'equal', value: 'E777' }] as const;
      const [shown, ...others] = await finance.execution.people({ where });
      expect(others).toEqual([]);
      expect(shown).toMatchObject({ name: '赵工', plannedShare: 110.5 });
      expect(shown?.memberships.map(({ fromDate, toDate }) => [fromDate, toDate])).toEqual([
        ['2023-01-10', '2023-06-30'],
        ['2023-03-01', '2023-09-30'],
        ['2023-07-01', null],
      ]);
      await manager.resource(projectMember).remove({ ids: [id] });
      await manager.resource(projectMember).submit({ ...stay, fromDate: '2023-07-02' });
      expect(await faultsOf(manager.resource(projectMember).restore({ ids: [id] }))).toHaveLength(1);
    });

    it('takes no more for activities than the project has cost', async () => {
      const costing = '2022';
      const { id: projectId } = await plain({ year: costing, startTime: '2022-01-10', endTime: '2022-12-20' });
      const activity = { projectId, date: '2022-05-12', kind: 'trial', title: '低温启动试验', content: '三次启动' };
      const port = manager.resource(developmentActivity);
      const first = await port.submit({ ...activity, amount: '5.00' });
      const second = await port.submit({ ...activity, title: '对比试验' });
      expect((await port.detail({ id: first.id })).amount).toBeNull();
      const state = (id: string, amount: string | null) => manager.execution.activityAmount({ id, amount });
      expect(await faultsOf(state(first.id, '1'))).toMatchObject([{ field: 'amount' }]);
      await finance.resource(subjectMatch).submit({ subjectCode: '660299', subjectName: '研发费用', costItem: '6.1' });
      await finance.resource(voucherEntry).submit({
        ...{ date: '2022-05-20', voucherType: '记', voucherNo: '1', entryNo: 1, summary: '资料费', projectId },
        ...{ subjectCode: '660299', subjectName: '研发费用', debitAmount: '1000.00' },
      });
      await finance.ledger.recompute({ year: costing });
      expect(await state(first.id, '600')).toMatchObject({ amount: '600.00' });
      expect((await faultsOf(state(second.id, '400.01')))[0]?.message.zh).toContain('1000.01');
      expect(await state(second.id, '400')).toMatchObject({ amount: '400.00' });
      for (const wrong of ['-1', '一百']) {
        expect(await faultsOf(state(second.id, wrong))).toMatchObject([{ field: 'amount' }]);
      }
      expect(await state(second.id, null)).toMatchObject({ amount: null });
      const { projects, amount } = await manager.ledger.statsBudgets({ year: costing });
      expect(projects.find((each) => each.projectId === projectId)).toMatchObject({
        ...{ amount: '1000.00', budgetAmount: null, remaining: null },
      });
      const forms = await manager.ledger.statsForms({ year: costing });
      expect(forms.map((each) => each.amount)).toEqual([amount]);
      await port.submit({ id: first.id, content: '四次启动' });
      expect(await port.detail({ id: first.id })).toMatchObject({ amount: '600.00', content: '四次启动' });
    });

    it('is completed by application, review by another person, and a conclusion with its document', async () => {
      const { id: projectId, code } = await plain({ ...ofYear });
      const port = manager.resource(projectCompletion);
      const { id } = await port.submit({ year, projectId, summary: '完成全部内容', state: 'accepted' });
      expect(await port.detail({ id })).toMatchObject({ state: 'draft' });
      await expect(
        reviewer.execution.reviewCompletion({ id, decision: 'review', opinion: '同意' }),
      ).rejects.toMatchObject(refusal(400));
      await manager.execution.applyCompletion({ id });
      expect(await faultsOf(port.submit({ id, summary: '改' }))).toMatchObject([{ field: 'summary' }]);
      await expect(manager.execution.reviewCompletion({ id, decision: 'review', opinion: '我' })).rejects.toMatchObject(
        refusal(403),
      );
      await reviewer.execution.reviewCompletion({ id, decision: 'return', opinion: '补充考核指标' });
      await port.submit({ id, indicators: '全部达到' });
      await manager.execution.applyCompletion({ id });
      await reviewer.execution.reviewCompletion({ id, decision: 'review', opinion: '同意验收' });
      const conclude = (date?: string) => reviewer.execution.concludeCompletion({ id, decision: 'accept', date });
      expect(await faultsOf(conclude('2023-11-28'))).toMatchObject([{ field: 'documentFiles' }]);
      const { attachId } = await manager.files.putFile({ file: pdf('report'), fileName: '验收报告.pdf' });
      await port.submit({ id, documentFiles: [attachId] });
      expect(await faultsOf(conclude())).toMatchObject([{ field: 'date' }]);
      expect(await faultsOf(conclude('2022-11-28'))).toMatchObject([{ field: 'date' }]);
      expect(await faultsOf(conclude('2099-01-01'))).toMatchObject([{ field: 'date' }]);
      expect(await conclude('2023-11-28')).toMatchObject({ state: 'accepted', date: '2023-11-28' });
      const stored = await manager.resource(project).detail({ id: projectId });
      expect(stored.completion).toBe('ended');
      const where = [{ field: 'code', is: 'equal', value: code }] as const;
      const master = async () => (await manager.resource(projectMaster).list({ where })).records[0];
      expect(await master()).toMatchObject({ result: 'succeeded', date: '2023-11-28' });
      expect(await faultsOf(port.submit({ id, problems: '无' }))).toMatchObject([{ field: 'problems' }]);
      await expect(port.remove({ ids: [id] })).rejects.toMatchObject(refusal(400));
      await expect(reviewer.execution.reopenCompletion({ id })).rejects.toMatchObject(refusal(400));
      await reviewer.execution.reopenCompletion({ id, opinion: '补充试验' });
      expect(await master()).toMatchObject({ result: 'ongoing', date: null });
      expect((await manager.resource(project).detail({ id: projectId })).completion).toBe('ongoing');
      const { steps } = await port.detail({ id });
      expect(steps?.map(({ action }) => action)).toEqual([
        ...['apply', 'return', 'apply', 'review', 'accept', 'reopen'],
      ]);
    });

    it('can be ended before its aim, with the reason and its document', async () => {
      const projectId = await made();
      const { attachId } = await manager.files.putFile({ file: pdf('end'), fileName: '终止说明.pdf' });
      const { id } = await manager
        .resource(projectCompletion)
        .submit({ year, projectId, summary: '完成方案', documentFiles: [attachId] });
      const end = (given: object) => manager.execution.endProject({ id, date: '2023-08-01', ...given });
      await expect(end({})).rejects.toMatchObject(refusal(400));
      expect(await end({ opinion: '客户取消需求' })).toMatchObject({ state: 'ended' });
      expect((await manager.resource(project).detail({ id: projectId })).completion).toBe('ended');
    });

    it('reminds leaders of months without activities and of what was returned, and reviewers of what waits', async () => {
      const today = await stack().application.inTenant(tenant, async (call) => call.clock.now().slice(0, 10));
      await finance.resource(personnel).submit({ id: leaderId(), account: 'manager' });
      const of = { year: today.slice(0, 4), startTime: '2020-01-01', endTime: '2099-12-31' };
      const { id: projectId, code } = await plain(of);
      const kinds = async (ports: Ports) => (await ports.execution.reminders()).map(({ kind }) => kind);
      const asked = async () =>
        (await manager.execution.reminders()).find(({ kind }) => kind === 'activity')?.message.zh ?? '';
      const before = await asked();
      expect(before).toMatch(/没有研发活动记录/);
      const port = manager.resource(projectCompletion);
      const { id } = await port.submit({ year: of.year, projectId, summary: '完成' });
      const waiting = await kinds(reviewer);
      await manager.execution.applyCompletion({ id });
      expect(await kinds(reviewer)).toContain('review');
      expect(await kinds(manager)).not.toContain('review');
      await reviewer.execution.reviewCompletion({ id, decision: 'return', opinion: '补充指标' });
      expect(await kinds(reviewer)).toEqual(waiting);
      const returned = (await manager.execution.reminders()).find(({ kind }) => kind === 'returned');
      expect(returned?.message.zh).toBe(`项目 ${code} 的结题被退回：补充指标`);
      await manager.execution.applyCompletion({ id });
      expect(await kinds(manager)).not.toContain('returned');
    });

    it('names its results, and the registered property among them', async () => {
      const projectId = await made();
      const result = { projectId, kind: 'prototype', name: '样机', date: '2023-10-01', participants: [leaderId()] };
      const { id } = await manager.resource(projectAchievement).submit(result);
      expect(await manager.resource(projectAchievement).detail({ id })).toMatchObject({ iprId: null, name: '样机' });
    });

    it('tells who did what about it, by day, of what the asker may see', async () => {
      const projectId = await made();
      const activity = { projectId, date: '2023-05-12', kind: 'trial', content: '启动' };
      for (const title of ['甲', '乙']) await manager.resource(developmentActivity).submit({ ...activity, title });
      const where = [{ field: 'projectId', is: 'equal', value: projectId }] as const;
      const [removed] = (await manager.resource(developmentActivity).list({ where })).records;
      await manager.resource(developmentActivity).remove({ ids: [removed!.id] });
      const { entries, hasMore } = await manager.execution.timeline({ projectId });
      expect(hasMore).toBe(false);
      const done = entries.map(({ resource, action, account, count }) => [resource, action, account, count]);
      expect(done).toHaveLength(3);
      expect(done).toEqual(
        expect.arrayContaining([
          ['blade-rdm/project', 'insert', 'manager', 1],
          ['blade-rdm/projectdevactivities', 'insert', 'manager', 2],
          ['blade-rdm/projectdevactivities', 'remove', 'manager', 1],
        ]),
      );
      expect(await manager.execution.timeline({ projectId, offset: 3 })).toEqual({ entries: [], hasMore: false });
      const stranger = await stack().signIn('finance', other);
      await expect(stranger.execution.timeline({ projectId })).rejects.toMatchObject(refusal(404));
    });

    it('is printed as a list of staff and a final account, and its history tells who took them, of its year as well', async () => {
      const { id: projectId, code, year: own } = await plain({ budgetAmount: '10.00' });
      await expect(manager.execution.nameList({ projectId })).rejects.toMatchObject(refusal(400, '没有登记成员'));
      const { name, bytes } = await manager.execution.finalAccount({ projectId });
      expect(name).toBe(`${own}年度${code}研发项目预算执行表.xlsx`);
      expect((await rowsOf(bytes)).flat()).toContain('合计');
      await manager.project.projectPaper({ id: projectId, kind: 'task' });
      await collected((await manager.retention.folder({ year: own, code })).chunks);
      await collected((await manager.retention.volume({ year: own })).chunks);
      const taken = (await manager.execution.timeline({ projectId })).entries.filter(
        ({ action }) => action === 'export',
      );
      const told = taken.map(({ label, account, count }) => [label.zh, account, count]);
      expect(told.sort()).toEqual([
        ['留存备查资料', 'manager', 2],
        ['项目文档', 'manager', 1],
        ['项目经费决算表', 'manager', 1],
      ]);
    });

    it('is its enterprise’s alone, and for those with the right', async () => {
      const member = await stack().signIn('finance', other);
      const projectId = await made();
      const { id } = await manager.resource(projectCompletion).submit({ year, projectId, summary: '完成' });
      await expect(member.execution.applyCompletion({ id })).rejects.toMatchObject(refusal(404));
      await expect(member.execution.activityAmount({ id, amount: '1' })).rejects.toMatchObject(refusal(404));
      await expect(reviewer.execution.applyCompletion({ id })).rejects.toMatchObject(refusal(403));
      const names = (await member.execution.people({})).map(({ name }) => name);
      expect(names).not.toContain('赵工');
    });
  });
}
