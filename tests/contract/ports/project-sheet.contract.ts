import type { Ports } from '@rdm/core/internal/application';
import { power } from '@rdm/core/internal/cost';
import { project, projectBudget, projectDetail, type ProjectSheet } from '@rdm/core/internal/project';
import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import type { OpenStack } from '../../setup/stacks';
import { projectForms, workbookOf } from './project-forms';

/** How a project, its approval detail and its budget are saved together and kept consistent. */
export function projectSheetContract(stack: () => OpenStack, tenant: string): void {
  describe('a project with its parts', () => {
    const {
      freshYear,
      freshCode,
      freshKey,
      projectDraft,
      detailDraft,
      budgetDraft,
      wholeSheet,
      saved,
      sheetOf,
      plain,
      faultsOf,
      fieldsOf,
      refusal,
      registerRows,
    } = projectForms(stack, tenant);
    let ports: Ports;
    beforeAll(async () => {
      ports = await stack().signIn('manager', tenant);
    });

    describe('a save', () => {
      it('writes project, approval detail and budget, and answers them as they are stored', async () => {
        const sheet = await saved();
        expect(sheet).toMatchObject({
          project: {
            leaderName: '王小明',
            deptName: '研发中心',
            applyUser: '李项目',
            budgetAmount: '150.50',
            dataStatus: 'submit',
          },
          detail: { projectName: '低温压缩机控制算法', target: ['4'], dataStatus: 'submit' },
          budget: { labor: '120.50', total: '150.50' },
        });
        expect(await sheetOf(sheet.project.id)).toEqual(sheet);
        expect(await ports.project.budgetOfProject({ projectId: sheet.project.id })).toEqual(sheet.budget);
      });

      it('names every fault by its part, in the order of the form, and writes nothing', async () => {
        const code = freshCode();
        const faults = await faultsOf(
          saved({
            project: projectDraft({ code, type: '', govAmount: 'viel' }),
            detail: detailDraft({ content: '' }),
            budget: budgetDraft({ labor: '-1', total: '9' }),
          }),
        );
        expect(faults.map(({ field }) => field)).toEqual(['type', 'govAmount', 'detail.content', 'budget.labor']);
        expect(faults[2]!.message.zh).toBe('请输入内容');
        const { total } = await ports.project.listWeb({ where: [{ field: 'code', is: 'equal', value: code }] });
        expect(total).toBe(0);
      });

      it('finds nothing of the sheet written when its last part is refused', async () => {
        const sheet = await saved();
        const { project: before } = sheet;
        await ports.resource(projectBudget).submit({ id: sheet.budget.id, labor: '1' });
        const stale = { id: sheet.budget.id, version: sheet.budget.version, labor: '2' };
        await expect(saved({ project: { id: before.id, name: '改名' }, budget: stale })).rejects.toMatchObject(
          refusal(409),
        );
        expect((await sheetOf(before.id)).project.name).toBe(before.name);
      });

      it('keeps an incomplete one as a draft, whose values must be right all the same', async () => {
        const code = freshCode();
        const draft = {
          project: { year: '2024', code, name: '草稿', dataStatus: 'save' },
          detail: { content: '先写一点' },
        };
        const sheet = await saved(draft);
        expect(sheet).toMatchObject({
          project: { dataStatus: 'save', startTime: null, completion: 'ongoing' },
          detail: { dataStatus: 'save', content: '先写一点' },
          budget: null,
        });
        expect(await fieldsOf(saved({ project: { ...draft.project, code: '' } }))).toEqual(['code']);
        expect(
          await fieldsOf(saved({ project: { ...draft.project, code: freshCode(), startTime: '2024-13-01' } })),
        ).toEqual(['startTime']);
      });

      it('without a word on the status is a submission, of which everything is asked', async () => {
        const { project: draft } = await saved({
          project: { year: '2024', code: freshCode(), name: '草稿', dataStatus: 'save' },
          detail: { content: '先写一点' },
        });
        expect(await fieldsOf(saved({ project: { id: draft.id, version: draft.version } }))).toContain('leader');
        const { code: _, ...rest } = projectDraft();
        expect(await fieldsOf(saved({ project: { ...rest, id: draft.id } }))).toContain('detail.expectedTarget');
        const whole = await saved({ project: { ...rest, id: draft.id }, detail: detailDraft() });
        expect([whole.project.dataStatus, whole.detail.dataStatus]).toEqual(['submit', 'submit']);
      });

      it('never takes a submission back; a part that is added later may be a draft until it is whole', async () => {
        const { id } = await plain();
        const first = await saved({ project: { id, dataStatus: 'save' }, detail: { content: '先写一点' } });
        expect([first.project.dataStatus, first.detail.dataStatus]).toEqual(['submit', 'save']);
        expect(first.detail.startTime).toBe('2024-02-18');
        expect(await fieldsOf(saved({ project: { id, type: '', dataStatus: 'save' } }))).toEqual(['type']);
        await expect(ports.resource(project).submit({ id, dataStatus: 'save' })).rejects.toMatchObject(
          refusal(400, '不能退回草稿'),
        );
        const whole = await saved({ project: { id }, detail: detailDraft() });
        expect(whole.detail.dataStatus).toBe('submit');
        await expect(
          ports.resource(projectDetail).submit({ id: whole.detail.id, dataStatus: 'save' }),
        ).rejects.toMatchObject(refusal(400, '不能退回草稿'));
      });

      it('changes only what is given', async () => {
        const sheet = await saved();
        const after = await saved({ project: { id: sheet.project.id, name: '新名称' } });
        expect(after.detail).toEqual({ ...sheet.detail, projectName: '新名称' });
        expect(after.budget).toMatchObject({ labor: '120.50' });
        expect(after.project).toMatchObject({
          name: '新名称',
          applyUser: '李项目',
          version: sheet.project.version + 1,
        });
      });

      it('refuses a part of another project and a stale version', async () => {
        const [one, other] = [await saved(), await saved()];
        await expect(
          saved({ project: { id: one.project.id }, detail: { id: other.detail.id, content: '改' } }),
        ).rejects.toMatchObject(refusal(404, '项目立项不存在'));
        await ports.resource(projectDetail).submit({ id: one.detail.id, content: '别人改了' });
        await expect(
          saved({ project: { id: one.project.id }, detail: { ...detailDraft(), version: one.detail.version } }),
        ).rejects.toMatchObject(refusal(409, '数据已被他人修改'));
      });

      it('of a code that is taken is refused with a sentence that names it', async () => {
        const { project: first } = await saved();
        await expect(saved(wholeSheet({ code: first.code }))).rejects.toMatchObject(
          refusal(400, `研发项目已存在：2024 ${first.code}`),
        );
      });

      it('asks for the permission to add or to change', async () => {
        const { id } = await plain();
        const reviewer = await stack().signIn('reviewer', tenant);
        for (const sheet of [wholeSheet(), { project: { id, name: '改' } }]) {
          await expect(reviewer.project.save({ sheet })).rejects.toMatchObject(refusal(403));
        }
        await expect(
          reviewer.project.saveDetail({ draft: { projectId: id, dataStatus: 'save' } }),
        ).rejects.toMatchObject(refusal(403));
        await expect(reviewer.project.copy({ id, year: '2025' })).rejects.toMatchObject(refusal(403));
      });
    });

    describe('a form with a key', () => {
      it('that is sent twice writes once, and sent again after a lost answer changes nothing', async () => {
        const [key, sheet] = [freshKey(), wholeSheet()];
        const [first, second] = await Promise.all([saved(sheet, key), saved(sheet, key)]);
        expect(second).toEqual(first);
        expect(await saved(sheet, key)).toEqual(first);
      });

      it('writes over its own records what was changed in it meanwhile', async () => {
        const [key, sheet] = [freshKey(), wholeSheet()];
        const first = await saved(sheet, key);
        const second = await saved(
          { ...sheet, detail: detailDraft({ content: '改了' }), budget: budgetDraft({ labor: '99' }) },
          key,
        );
        expect(second.project.id).toBe(first.project.id);
        expect(second).toMatchObject({ project: { budgetAmount: '129.00' }, detail: { content: '改了' } });
        expect(await saved({ ...sheet, budget: budgetDraft({ labor: '1' }) }, key)).toMatchObject({
          budget: { total: '31.00' },
        });
      });

      it('keeps its versions when it changes what was there', async () => {
        const { project: before, detail, budget } = await saved();
        const sheet = {
          project: { id: before.id, version: before.version, name: '二' },
          detail: { id: detail.id, version: detail.version, content: '二' },
          budget: { id: budget.id, version: budget.version, labor: '2' },
        };
        const key = freshKey();
        const first = await saved(sheet, key);
        expect(await saved(sheet, key)).toEqual(first);
        await expect(saved(sheet)).rejects.toMatchObject(refusal(409));
      });

      it('of an approval detail writes once too', async () => {
        const { id: projectId } = await plain();
        const [key, draft] = [freshKey(), { ...detailDraft(), projectId }];
        const first = await ports.project.saveDetail({ draft, key });
        expect(await ports.project.saveDetail({ draft, key })).toEqual(first);
        expect(await ports.project.saveDetail({ draft: { ...draft, content: '改' }, key })).toMatchObject({
          id: first.id,
          content: '改',
        });
      });
    });

    describe('what project and detail both state', () => {
      const shared = ({ project: one, detail: other }: ProjectSheet) => {
        const of = (each: typeof one | typeof other) => [
          each?.applyUser,
          each?.startTime,
          each?.endTime,
          each?.devForm,
        ];
        return [of(one), of(other)];
      };

      it('is the same in both whichever was written, with version and history', async () => {
        const { project: first, detail } = await saved();
        await ports.resource(project).submit({ id: first.id, endTime: '2025-01-31' });
        expect((await sheetOf(first.id)).detail).toMatchObject({ endTime: '2025-01-31', version: detail.version + 1 });
        await ports.resource(projectDetail).submit({ id: detail.id, applyUser: '赵审核' });
        const after = await sheetOf(first.id);
        expect(after.project).toMatchObject({ applyUser: '赵审核', version: first.version + 2 });
        const [latest] = await ports.resource(project).history({ id: first.id });
        expect(latest).toMatchObject({
          action: 'update',
          before: { applyUser: '李项目' },
          after: { applyUser: '赵审核' },
        });
        const [ofDetail] = await ports.resource(projectDetail).history({ id: detail.id });
        expect(ofDetail!.after).toMatchObject({ applyUser: '赵审核' });
      });

      it('is carried over by save-detail and by imports', async () => {
        const { id, code } = await plain();
        await ports.project.saveDetail({ draft: { ...detailDraft({ startTime: '2024-03-01' }), projectId: id } });
        expect((await sheetOf(id)).project).toMatchObject({ startTime: '2024-03-01', applyUser: '李项目' });
        const [headings, row] = await registerRows([id]);
        const changed = row!.map((cell, at) => (headings![at] === '结束日期' ? '2024-11-30' : cell));
        await ports.resource(project).import({ file: await workbookOf([headings!, changed]), fileName: 'a.xlsx' });
        expect((await sheetOf(id)).detail).toMatchObject({ endTime: '2024-11-30' });
        expect((await sheetOf(id)).project).toMatchObject({ code, endTime: '2024-11-30' });
      });

      it('takes the word that was changed where a sheet says two', async () => {
        const { project: first } = await saved();
        const detail = detailDraft();
        const byProject = await saved({ project: { id: first.id, endTime: '2024-10-31' }, detail });
        expect(shared(byProject)).toEqual([
          ['李项目', '2024-02-18', '2024-10-31', 'zzyf'],
          ['李项目', '2024-02-18', '2024-10-31', 'zzyf'],
        ]);
        const byDetail = await saved({
          project: { id: first.id, endTime: '2024-10-31' },
          detail: { ...detail, endTime: '2024-09-30' },
        });
        expect([byDetail.project.endTime, byDetail.detail.endTime]).toEqual(['2024-09-30', '2024-09-30']);
      });

      it('never differs after any run of writes', async () => {
        const day = fc.integer({ min: 1, max: 28 }).map((each) => `2024-05-${String(each).padStart(2, '0')}`);
        const change = fc.record(
          {
            applyUser: fc.constantFrom('甲', '乙', '丙'),
            startTime: day,
            devForm: fc.constantFrom('zzyf', 'jzyf'),
          },
          { requiredKeys: [] },
        );
        const step = fc.tuple(fc.constantFrom('project', 'detail', 'saveDetail', 'save'), change);
        await fc.assert(
          fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 5 }), async (steps) => {
            const lead = { leadOrgName: '甲厂', partOrgNames: '乙厂' };
            const { project: first, detail } = await saved();
            for (const [way, values] of steps) {
              if (way === 'project') await ports.resource(project).submit({ id: first.id, ...lead, ...values });
              // A centralised project must name its lead units, which only the project holds.
              const { devForm: _, ...elsewhere } = values;
              if (way === 'detail') await ports.resource(projectDetail).submit({ id: detail.id, ...elsewhere });
              if (way === 'saveDetail') await ports.project.saveDetail({ draft: { id: detail.id, ...elsewhere } });
              if (way === 'save') await saved({ project: { id: first.id, ...lead, ...values } });
              const sheet = await sheetOf(first.id);
              const [one, other] = shared(sheet);
              expect(one).toEqual(other);
              expect(sheet.project).toMatchObject(
                values.devForm && way !== 'detail' && way !== 'saveDetail' ? { devForm: values.devForm } : {},
              );
              expect(sheet.project.leadOrgName).toBe(sheet.project.devForm === 'jzyf' ? '甲厂' : null);
            }
          }),
          { numRuns: 8 },
        );
      });

      it('submits a draft only together with a detail that is whole, and the other way round', async () => {
        const { code: _, ...whole } = projectDraft();
        const draft = { year: '2024', code: freshCode(), name: '草稿', dataStatus: 'save' };
        const { project: first, detail } = await saved({ project: draft, detail: { content: '先写一点' } });
        expect(
          await fieldsOf(ports.resource(project).submit({ ...whole, id: first.id, dataStatus: 'submit' })),
        ).toContain('detail.expectedTarget');
        expect(
          await fieldsOf(ports.project.saveDetail({ draft: { ...detailDraft(), projectId: first.id } })),
        ).toContain('project.type');
        await ports.resource(project).submit({ ...whole, id: first.id });
        await ports.resource(projectDetail).submit({ ...detailDraft(), id: detail.id, dataStatus: 'submit' });
        const after = await sheetOf(first.id);
        expect([after.project.dataStatus, after.detail.dataStatus]).toEqual(['submit', 'submit']);
      });

      it('may not leave the other half without what it must have', async () => {
        const { project: first } = await saved();
        expect(await fieldsOf(ports.resource(project).submit({ id: first.id, applyUser: '' }))).toEqual([
          'detail.applyUser',
        ]);
      });

      it('hides what the form of development does not have', async () => {
        const lead = { devForm: 'jzyf', leadOrgName: '甲厂', partOrgNames: '乙厂' };
        expect(await fieldsOf(plain({ devForm: 'jzyf' }))).toEqual(['leadOrgName', 'partOrgNames']);
        const sheet = await saved({ project: projectDraft(lead), detail: detailDraft({ devForm: 'jzyf' }) });
        expect(sheet.project.leadOrgName).toBe('甲厂');
        await ports.resource(projectDetail).submit({ id: sheet.detail.id, devForm: 'zzyf' });
        expect((await sheetOf(sheet.project.id)).project).toMatchObject({ devForm: 'zzyf', leadOrgName: null });
        expect(
          await fieldsOf(
            saved({ project: projectDraft({ devForm: 'hzyf' }), detail: detailDraft({ devForm: 'hzyf' }) }),
          ),
        ).toEqual(['detail.devContractFiles', 'detail.contractFilingFiles']);
      });
    });

    it('that is a draft takes cost as soon as it says when it begins; until then a recompute leaves it out', async () => {
      const year = freshYear();
      const finance = await stack().signIn('finance', tenant);
      const draft = { year, code: freshCode(), name: '草稿', dataStatus: 'save' };
      const { project: first } = await saved({ project: draft });
      await finance
        .resource(power)
        .submit({ month: `${year}-03`, projectId: first.id, powerType: 'water', amount: '5' });
      const without = await finance.ledger.recompute({ year });
      expect(without).toMatchObject({ costRecords: 0, reports: 0 });
      expect(without.warnings[0]!.zh).toBe(`项目 ${draft.code} 草稿 的草稿尚未填写开始日期等信息，未参与归集`);
      await saved({ project: { id: first.id, startTime: `${year}-01-01`, dataStatus: 'save' } });
      expect(await finance.ledger.recompute({ year })).toMatchObject({ costRecords: 1, reports: 1, warnings: [] });
    });
  });
}
