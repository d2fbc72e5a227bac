import type { Ports } from '@rdm/core/internal/application';
import { power } from '@rdm/core/internal/cost';
import type { Draft } from '@rdm/core/internal/records';
import { externalUnit, personnel, project, projectBudget, projectDetail } from '@rdm/core/internal/project';
import { workTime } from '@rdm/core/internal/hours';
import { beforeAll, describe, expect, it } from 'vitest';
import type { OpenStack } from '../../setup/stacks';
import { documentText } from './document-text';
import { projectForms, workbookOf, type Sheet } from './project-forms';

/** What every implementation of `ProjectPort` does besides saving. docs/product.md, Projects */
export function projectContract(stack: () => OpenStack, [tenant, other]: readonly [string, string]): void {
  describe('the calls of projects', () => {
    const {
      leaderId,
      freshYear,
      freshCode,
      projectDraft,
      detailDraft,
      wholeSheet,
      saved,
      sheetOf,
      plain,
      refusal,
      registerRows,
    } = projectForms(stack, tenant);
    let ports: Ports;
    beforeAll(async () => {
      ports = await stack().signIn('manager', tenant);
    });

    it('name the lead unit by its id where the register has one of that name, and by none where it has not', async () => {
      const units = ports.resource(externalUnit);
      const { id: leadOrg } = await units.submit({ unitsName: '远川研究院', kind: 'institute' });
      const registered = await plain({ devForm: 'jzyf', leadOrgName: '远川研究院', partOrgNames: '乙厂' });
      expect(registered).toMatchObject({ leadOrgName: '远川研究院', leadOrg });
      expect((await sheetOf(registered.id)).project).toMatchObject({ leadOrg });
      const typed = await plain({ devForm: 'jzyf', leadOrgName: '甲厂', partOrgNames: '乙厂' });
      const alone = await plain({ devForm: 'zzyf' });
      const listed = await ports.resource(project).list({ size: -1 });
      const leads = new Map<string, unknown>(
        listed.records.map((row) => [row.id, Object.entries(row).find(([name]) => name === 'leadOrg')?.[1]]),
      );
      expect([registered, typed, alone].map(({ id }) => leads.get(id))).toEqual([leadOrg, null, null]);
      // It is no column of a workbook, where the name says it.
      const [headings] = await registerRows([registered.id]);
      expect(headings!.map(String).filter((heading) => heading.startsWith('牵头单位'))).toEqual([]);
      await units.remove({ ids: [leadOrg] });
      expect((await sheetOf(registered.id)).project).toMatchObject({ leadOrgName: '远川研究院', leadOrg: null });
    });

    describe('a budget', () => {
      it('is the budget of its project, whichever call wrote it', async () => {
        const { id } = await plain({ budgetAmount: '300' });
        expect((await sheetOf(id)).project.budgetAmount).toBe('300.00');
        const budget = await ports.resource(projectBudget).submit({ projectId: id, labor: '10', design: '2.5' });
        expect((await sheetOf(id)).project.budgetAmount).toBe('12.50');
        await ports.resource(project).submit({ id, budgetAmount: '999', name: '改' });
        expect((await sheetOf(id)).project).toMatchObject({ budgetAmount: '12.50', name: '改' });
        await ports.resource(projectBudget).remove({ ids: [budget.id] });
        expect((await sheetOf(id)).project.budgetAmount).toBeNull();
        await ports.resource(projectBudget).restore({ ids: [budget.id] });
        expect((await sheetOf(id)).project.budgetAmount).toBe('12.50');
      });

      it('is not overruled by a workbook that says another sum; an empty cell says none', async () => {
        const { project: first } = await saved();
        const [headings, row] = await registerRows([first.id]);
        const bring = async (budget: string) =>
          ports.resource(project).import({
            file: await workbookOf([
              headings!,
              row!.map((cell, at) => (headings![at] === '预算金额(万元)' ? budget : cell)),
            ]),
            fileName: 'a.xlsx',
          });
        expect(await bring('')).toMatchObject({ unchanged: 1 });
        await expect(bring('999')).rejects.toMatchObject({
          fault: {
            data: {
              errors: [{ row: 2, column: '预算金额(万元)', value: '999', message: /150\.50/ }].map((each) => ({
                ...each,
                message: expect.stringMatching(each.message) as unknown,
              })),
            },
          },
        });
        expect((await sheetOf(first.id)).project.budgetAmount).toBe('150.50');
      });

      it('stays with its project', async () => {
        const [one, { id }] = [await saved(), await plain()];
        await expect(ports.resource(projectBudget).submit({ id: one.budget.id, projectId: id })).rejects.toMatchObject(
          refusal(400, '不能改到另一个项目'),
        );
        await expect(ports.resource(projectDetail).submit({ id: one.detail.id, projectId: id })).rejects.toMatchObject(
          refusal(400, '不能改到另一个项目'),
        );
      });
    });

    describe('a removal', () => {
      it('takes detail and budget with it, and its taking back brings them again', async () => {
        const sheet = await saved();
        const { id } = sheet.project;
        await ports.resource(project).remove({ ids: [id] });
        for (const [part, partId] of [
          [projectDetail, sheet.detail.id],
          [projectBudget, sheet.budget.id],
        ] as const) {
          await expect(ports.resource(part).detail({ id: partId })).rejects.toMatchObject(refusal(404));
          await expect(ports.resource(part).restore({ ids: [partId] })).rejects.toMatchObject(
            refusal(404, '研发项目不存在'),
          );
        }
        await ports.resource(project).restore({ ids: [id] });
        const { project: after, detail, budget } = await sheetOf(id);
        expect(after).toMatchObject({ budgetAmount: '150.50', version: sheet.project.version + 2 });
        expect([detail.content, budget.total]).toEqual(['关键技术与路线', '150.50']);
      });

      it('brings back no part that was removed before it', async () => {
        const sheet = await saved();
        await ports.resource(projectDetail).remove({ ids: [sheet.detail.id] });
        await ports.resource(project).remove({ ids: [sheet.project.id] });
        await ports.resource(project).restore({ ids: [sheet.project.id] });
        expect(await sheetOf(sheet.project.id)).toMatchObject({ detail: null, budget: { total: '150.50' } });
      });

      it('of one that work or cost hangs on is refused with what and how much', async () => {
        const { project: used } = await saved();
        const { id: unused } = await plain();
        const finance = await stack().signIn('finance', tenant);
        for (const month of ['2024-03', '2024-04']) {
          await finance.resource(workTime).submit({ month, projectId: used.id, personnelId: leaderId(), hours: '8' });
        }
        await finance.resource(power).submit({ month: '2024-03', projectId: used.id, powerType: 'water', amount: '5' });
        await expect(ports.resource(project).remove({ ids: [unused, used.id] })).rejects.toMatchObject(
          refusal(400, `项目 ${used.code} 还有项目工时2条、燃料动力1条，请先删除`),
        );
        expect((await sheetOf(unused)).project.id).toBe(unused);
      });
    });

    describe('a code', () => {
      it('begins with 001 and goes on from the greatest of the year', async () => {
        const year = freshYear();
        expect(await ports.project.code({ year })).toBe(`RD${year}001`);
        await plain({ year, code: `RD${year}008` });
        expect(await ports.project.code({ year })).toBe(`RD${year}009`);
        await expect(ports.project.code({ year: 'abcd' })).rejects.toMatchObject(refusal(400));
      });

      it('that two forms were given is taken by the first', async () => {
        const year = freshYear();
        const [one, other] = await Promise.all([ports.project.code({ year }), ports.project.code({ year })]);
        expect(one).toBe(other);
        await plain({ year, code: one });
        await expect(plain({ year, code: other })).rejects.toMatchObject(
          refusal(400, `研发项目已存在：${year} ${one}`),
        );
      });
    });

    describe('a copy', () => {
      it('is a draft of the year with what carries over', async () => {
        const { project: from } = await saved(wholeSheet({ completion: 'ended', stage: '3' }));
        const year = freshYear();
        const copy = (await ports.project.copy({ id: from.id, year })) as Sheet;
        expect(copy.project).toMatchObject({
          year,
          code: `RD${year}001`,
          name: from.name,
          stage: '1',
          completion: 'ongoing',
          dataStatus: 'save',
          startTime: `${year}-02-18`,
          endTime: `${year}-12-31`,
          budgetAmount: '150.50',
          leaderName: '王小明',
        });
        expect(copy.detail).toMatchObject({
          projectId: copy.project.id,
          content: '关键技术与路线',
          dataStatus: 'save',
          applyTime: `${year}-01-10`,
        });
        expect(copy.budget).toMatchObject({ projectId: copy.project.id, labor: '120.50' });
        expect((await sheetOf(from.id)).project.version).toBe(from.version);
      });

      it('has no date outside its year', async () => {
        const { project: from } = await saved({
          project: projectDraft({ year: '2025', startTime: '2024-05-06', endTime: '2025-04-28' }),
          detail: detailDraft({ startTime: '2024-05-06', endTime: '2025-04-28', applyTime: '2024-03-01' }),
        });
        const year = freshYear();
        const { project: copy, detail } = await ports.project.copy({ id: from.id, year });
        expect([copy.startTime, copy.endTime, detail!.applyTime]).toEqual([null, `${year}-04-28`, null]);
      });

      it('made twice, also at once, has two codes', async () => {
        const { id } = await plain();
        const year = freshYear();
        const copies = await Promise.all([1, 2, 3].map(() => ports.project.copy({ id, year })));
        expect(copies.map(({ project: { code } }) => code).sort()).toEqual([1, 2, 3].map((at) => `RD${year}00${at}`));
      });

      it('leaves out a leader who is gone, and can be completed to a submission', async () => {
        const admin = await stack().signIn('admin', tenant);
        const gone = await admin.resource(personnel).submit({ code: freshCode(), name: '要走的人' });
        const { project: from } = await saved(wholeSheet({ leader: gone.id }));
        await admin.resource(personnel).remove({ ids: [gone.id] });
        const year = freshYear();
        const copy = (await ports.project.copy({ id: from.id, year })) as Sheet;
        expect(copy.project.leader).toBeNull();
        const whole = await saved({ project: { id: copy.project.id, leader: leaderId() }, detail: {} });
        expect([whole.project.dataStatus, whole.detail.dataStatus]).toEqual(['submit', 'submit']);
      });
    });

    describe('the check of a project', () => {
      it('names all that is missing, part by part in the order of the form', async () => {
        const { project: draft } = await saved({
          project: { year: '2024', code: freshCode(), name: '草稿', source: '1', dataStatus: 'save' },
        });
        const { complete, missing } = await ports.project.validateInfo({ projectId: draft.id });
        expect(complete).toBe(false);
        expect(missing.map(({ part, field }) => `${part}.${field}`)).toEqual([
          ...['type', 'stage', 'devForm', 'leader', 'deptId', 'startTime', 'endTime'].map(
            (field) => `project.${field}`,
          ),
          ...['applyUser', 'applyTime', 'startTime', 'endTime', 'target', 'devForm', 'content', 'expectedTarget'].map(
            (field) => `detail.${field}`,
          ),
          'budget.total',
        ]);
        expect(missing.every(({ message }) => message.zh !== '')).toBe(true);
      });

      it('finds nothing in a whole one, and refuses one that is not there', async () => {
        const { project: whole } = await saved();
        expect(await ports.project.validateInfo({ projectId: whole.id })).toEqual({
          projectId: whole.id,
          complete: true,
          missing: [],
        });
        await expect(ports.project.validateInfo({ projectId: '123' })).rejects.toMatchObject(refusal(404));
      });
    });

    describe('lists', () => {
      it('show what the list screen shows, filtered and paged', async () => {
        const year = freshYear();
        for (const code of ['A1', 'A2', 'A3']) await plain({ year, code });
        const page = await ports.project.listWeb({ size: 2, where: [{ field: 'year', is: 'equal', value: year }] });
        expect(page).toMatchObject({
          total: 3,
          pages: 2,
          records: [{ code: 'A1', leaderName: '王小明' }, { code: 'A2' }],
        });
      });

      it('of my own hold those I lead, applied for or entered', async () => {
        const year = freshYear();
        const admin = await stack().signIn('admin', tenant);
        const add = (given: Draft) => admin.resource(project).submit(projectDraft({ year, ...given }));
        const self = await admin.resource(personnel).submit({ code: 'manager', name: '工号即账号' });
        await add({ code: 'L1', leader: self.id });
        await add({ code: 'L2', applyUser: 'manager' });
        await add({ code: 'L3' });
        await plain({ year, code: 'L4' });
        const mine = await ports.project.listMine({ where: [{ field: 'year', is: 'equal', value: year }] });
        expect(mine.records.map(({ code }) => code)).toEqual(['L1', 'L2', 'L4']);
        const theirs = await admin.project.listMine({ where: [{ field: 'year', is: 'equal', value: year }] });
        expect(theirs.records.map(({ code }) => code)).toEqual(['L1', 'L2', 'L3']);
      });

      it('count the projects of last year', async () => {
        const before = await ports.project.lastYearStats();
        await plain({ year: before.year, govAmount: '1.5', budgetAmount: '-1', completion: 'ended' });
        await saved({
          project: { year: before.year, code: freshCode(), name: '草稿', dataStatus: 'save' },
          budget: { labor: '2' },
        });
        const after = await ports.project.lastYearStats();
        const grown = (name: 'count' | 'ongoing' | 'ended' | 'drafts') => after[name] - before[name];
        expect([grown('count'), grown('ongoing'), grown('ended'), grown('drafts')]).toEqual([2, 1, 1, 1]);
        expect(Number(after.govAmount) - Number(before.govAmount)).toBeCloseTo(1.5);
        expect(Number(after.budgetAmount) - Number(before.budgetAmount)).toBeCloseTo(2);
        expect(after.byType.newTechnology! - (before.byType.newTechnology ?? 0)).toBe(1);
      });

      it('say whether a project forms intangible assets', async () => {
        const [no, yes] = [await plain({ virtualAssets: '1' }), await plain({ virtualAssets: '2' })];
        expect(await ports.project.hasVirtualAssets({ id: no.id })).toBe(false);
        expect(await ports.project.hasVirtualAssets({ id: yes.id })).toBe(true);
        await expect(ports.project.hasVirtualAssets({ id: '123' })).rejects.toMatchObject(refusal(404));
      });
    });

    describe('the approval document', () => {
      it('says what the project is, what it is for and what it costs', async () => {
        const { project: from } = await saved();
        const download = await ports.project.exportDocument({ id: from.id });
        expect(download.name).toBe(`${from.code}-低温压缩机控制算法-立项书.docx`);
        const text = documentText(download.bytes);
        for (const said of [
          ...['研发项目立项书', '低温压缩机控制算法', '新技术研究', '王小明', '2024年2月18日 至 2024年12月31日'],
          ...['增加产品功能或提高性能', '关键技术与路线', '能效提高一成', '单位：万元', '120.50', '150.50'],
          ...['项目计划书：无', '企业负责人（签字、盖章）：'],
        ]) {
          expect(text).toContain(said);
        }
        expect(text).not.toContain('合作方');
      });

      it('of a bare draft has empty places', async () => {
        const { project: draft } = await saved({
          project: { year: '2024', code: freshCode(), name: '草稿/一', devForm: 'hzyf', dataStatus: 'save' },
        });
        const download = await ports.project.exportDocument({ id: draft.id });
        expect(download.name).toBe(`${draft.code}-草稿_一-立项书.docx`);
        expect(documentText(download.bytes)).toContain('合作方');
      });
    });

    it('keep the tenants apart', async () => {
      const { project: ours } = await saved();
      const { id } = ours;
      const neighbour = await stack().signIn('manager', other);
      const absent = refusal(404);
      await expect(neighbour.project.sheet({ id })).rejects.toMatchObject(absent);
      await expect(neighbour.project.copy({ id, year: '2025' })).rejects.toMatchObject(absent);
      await expect(neighbour.project.save({ sheet: { project: { id, name: '改' } } })).rejects.toMatchObject(absent);
      await expect(neighbour.project.validateInfo({ projectId: id })).rejects.toMatchObject(absent);
      await expect(neighbour.project.exportDocument({ id })).rejects.toMatchObject(absent);
      await expect(neighbour.project.exportExcel({ ids: id })).rejects.toMatchObject(absent);
      await expect(neighbour.project.budgetOfProject({ projectId: id })).rejects.toMatchObject(absent);
      await expect(neighbour.project.hasVirtualAssets({ id })).rejects.toMatchObject(absent);
      await expect(neighbour.project.saveDetail({ draft: { ...detailDraft(), projectId: id } })).rejects.toMatchObject(
        refusal(400),
      );
      expect((await neighbour.project.listWeb({})).total).toBe(0);
      expect(await neighbour.project.code({ year: '2024' })).toBe('RD2024001');
    });
  });
}
