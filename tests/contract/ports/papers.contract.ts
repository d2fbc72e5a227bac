import type { Ports } from '@rdm/core/internal/application';
import type { Refusal } from '@rdm/core/internal/kernel';
import {
  demonstrationRecord,
  developmentActivity,
  paperTemplate,
  projectCompletion,
  projectMember,
  projectPreparation,
  surveyRecord,
  type PaperKind,
} from '@rdm/core/internal/execution';
import { project } from '@rdm/core/internal/project';
import { createDocumentWriter } from '@rdm/documents';
import { beforeAll, describe, expect, it } from 'vitest';
import type { OpenStack } from '../../setup/stacks';
import { documentText } from './document-text';
import { projectForms } from './project-forms';

const ACTIVE = '2';
const NOT_ACTIVE = '1';

/** A Word document with these paragraphs. */
const wordFile = (...lines: readonly string[]): Promise<Uint8Array> =>
  createDocumentWriter().write({ title: '本公司文档', parts: [{ kind: 'paragraphs', paragraphs: lines }] });

/** The documents of a project and the templates of an enterprise. docs/product.md, Documents of a project */
export function papersContract(stack: () => OpenStack, [tenant, other]: readonly [string, string]): void {
  describe('the documents of a project', () => {
    const { leaderId, saved, wholeSheet, refusal } = projectForms(stack, tenant);
    let ports: Ports;
    beforeAll(async () => {
      ports = await stack().signIn('manager', tenant);
    });

    const kindOf = async (id: string, kind: PaperKind) =>
      (await ports.project.paperKinds({ id })).find((each) => each.kind === kind)!;
    const textOf = async (id: string, kind: PaperKind, own?: boolean) =>
      documentText((await ports.project.projectPaper({ id, kind, own })).bytes);
    /** A project with a preparation and a member. */
    const prepared = async (): Promise<string> => {
      const { id, year } = (await saved()).project;
      await ports.resource(projectPreparation).submit({
        ...{
          year,
          projectId: id,
          stateOfArt: '国内尚无',
          keyTechnology: '转矩 <观测> & 补偿',
          technicalRoute: '建模\n台架',
        },
        ...{ ownership: '归本企业所有', equipment: '低温试验台' },
      });
      await ports.resource(projectMember).submit({
        ...{ year, projectId: id, personnelId: leaderId(), role: 'leader', fromDate: `${year}-02-18`, duty: '总体' },
      });
      return id;
    };
    const upload = async (bytes: Uint8Array, fileName = '模板.docx') =>
      (await ports.files.putFile({ file: bytes, fileName })).attachId;

    it('are listed in their order with what each lacks, and why one cannot be made', async () => {
      const { id } = (await saved()).project;
      const papers = await ports.project.paperKinds({ id });
      expect(papers.map(({ kind }) => kind)).toEqual([
        ...['survey', 'search', 'approval', 'resolution', 'task', 'midterm', 'change', 'completion'],
      ]);
      const refused = papers.filter((paper) => paper.refused).map(({ kind }) => kind);
      expect(refused).toEqual(['survey', 'search', 'change', 'completion']);
      expect((await kindOf(id, 'approval')).lacking.map(({ zh }) => zh)).toEqual(
        expect.arrayContaining(['立项准备：技术路线', '项目成员：成员']),
      );
      const survey = await kindOf(id, 'survey');
      await expect(ports.project.projectPaper({ id, kind: 'survey' })).rejects.toMatchObject(
        refusal(400, survey.refused!.zh),
      );
    });

    it('say what the registers say of the project', async () => {
      const id = await prepared();
      const { year } = await ports.resource(project).detail({ id });
      const of = { year, projectId: id };
      await ports
        .resource(surveyRecord)
        .submit({ ...of, subject: '用户需求', date: `${year}-01-06`, method: 'visit', findings: '关心启动' });
      await ports.resource(demonstrationRecord).submit({
        ...{
          ...of,
          stage: 'approval',
          date: `${year}-01-08`,
          chair: '李建国',
          experts: '李建国',
          conclusion: 'passed',
        },
        ...{ opinion: '同意立项', signed: '2' },
      });
      await ports.resource(developmentActivity).submit({
        ...{ projectId: id, date: `${year}-05-08`, kind: 'change', title: '延长三个月', content: '样机延期' },
      });
      await ports.resource(projectCompletion).submit({ ...of, summary: '全部完成' });
      const expected: Readonly<Record<PaperKind, readonly string[]>> = {
        survey: ['研发项目调研报告', '关心启动', '实地走访'],
        search: ['科技查新委托书', '国内尚无'],
        approval: [
          '研发项目立项书',
          '国内尚无',
          '归本企业所有',
          '低温试验台',
          '王小明',
          '项目负责人',
          '同意立项',
          '150.50',
        ],
        resolution: ['关于研发项目立项的决议', '王小明为项目负责人', '同意立项'],
        task: ['研发项目任务书', '总体', '台架'],
        midterm: ['研发项目中期检查表', '延长三个月', '本年度实际费用（元）'],
        change: ['研发项目变更申请表', '样机延期'],
        completion: ['研发项目结题验收报告', '全部完成', '草稿'],
      };
      for (const [kind, said] of Object.entries(expected) as [PaperKind, readonly string[]][]) {
        const text = await textOf(id, kind);
        for (const each of said) expect([kind, text.includes(each)]).toEqual([kind, true]);
      }
    });

    it('say in a later year how the project was prepared, and not what came after', async () => {
      const id = await prepared();
      const { year, code } = await ports.resource(project).detail({ id });
      const later = (await saved(wholeSheet({ year: String(Number(year) + 1), code }))).project;
      await ports.resource(developmentActivity).submit({
        ...{ projectId: later.id, date: `${later.year}-05-08`, kind: 'trial', title: '次年试验', content: '低温' },
      });
      expect(await textOf(later.id, 'approval')).toContain('国内尚无');
      expect(await textOf(later.id, 'midterm')).toContain('次年试验');
      expect(await textOf(id, 'midterm')).not.toContain('次年试验');
    });

    it('are those of projects one may see', async () => {
      const { id } = (await saved()).project;
      const neighbour = await stack().signIn('manager', other);
      await expect(neighbour.project.paperKinds({ id })).rejects.toMatchObject(refusal(404));
      await expect(neighbour.project.projectPaper({ id, kind: 'task' })).rejects.toMatchObject(refusal(404));
    });

    describe('by a template of the enterprise', () => {
      const submitted = async (kind: PaperKind, name: string, bytes: Uint8Array, active = ACTIVE) =>
        ports.resource(paperTemplate).submit({ kind, name, active, templateFiles: [await upload(bytes)] });
      const remove = (id: string) => ports.resource(paperTemplate).remove({ ids: [id] });

      it('are filled, and those of the program are there on demand', async () => {
        const id = await prepared();
        const bytes = await wordFile('甲公司{{项目名称}}；{{关键技术与创新点}}；{{研发联系人}}。', '{{技术路线}}');
        const { id: templateId } = await submitted('approval', '甲公司立项书', bytes);
        const listed = await kindOf(id, 'approval');
        expect(listed.template).toEqual({ id: templateId, name: '甲公司立项书' });
        expect(listed.lacking.map(({ zh }) => zh)).toEqual(['企业信息：研发联系人']);
        const text = await textOf(id, 'approval');
        expect(text).toContain('甲公司低温压缩机控制算法；转矩 &lt;观测&gt; &amp; 补偿；。');
        expect(documentText((await ports.project.exportDocument({ id })).bytes)).toBe(text);
        expect(await textOf(id, 'approval', false)).toContain('研发项目立项书');
        await remove(templateId);
        expect(await textOf(id, 'approval')).toContain('研发项目立项书');
      });

      it('begin from a sample, which gives what the program gives', async () => {
        const id = await prepared();
        const sample = await ports.project.sampleTemplate({ kind: 'task' });
        expect(sample.name).toBe('任务书-样例模板.docx');
        const { id: templateId } = await submitted('task', '样例', sample.bytes);
        // A template leaves empty what the program marks as empty, and has lines of one text in one paragraph.
        const words = (text: string) => text.replaceAll(/—|（未填写）|\s/g, '');
        expect(words(await textOf(id, 'task'))).toBe(words(await textOf(id, 'task', false)));
        await remove(templateId);
      });

      it('are of the one in use: putting one into use takes the other out', async () => {
        const bytes = await wordFile('{{项目名称}}');
        const first = await submitted('midterm', '一', bytes);
        const second = await submitted('midterm', '二', bytes);
        const activeOf = async (templateId: string) =>
          (await ports.resource(paperTemplate).detail({ id: templateId })).active;
        expect([await activeOf(first.id), await activeOf(second.id)]).toEqual([NOT_ACTIVE, ACTIVE]);
        await remove(second.id);
        const third = await submitted('midterm', '三', bytes);
        await ports.resource(paperTemplate).restore({ ids: [second.id] });
        expect([await activeOf(second.id), await activeOf(third.id)]).toEqual([NOT_ACTIVE, ACTIVE]);
        await ports.resource(paperTemplate).remove({ ids: [first.id, second.id, third.id] });
      });

      it.each<[string, () => Promise<Uint8Array>, readonly string[]]>([
        [
          'unknown placeholders, each by its name',
          () => wordFile('{{项目名}}', '{{xyzzy}}'),
          ['占位符“项目名”不存在，是否应为“项目名称”', '占位符“xyzzy”不存在，请更正'],
        ],
        ['rows that do not end', () => wordFile('{{#成员}}{{姓名}}'), ['“成员”的行没有结束，请补上 {{/成员}}']],
        ['no placeholder', () => wordFile('空'), ['模板中没有占位符，请按占位符说明写入，如 {{项目名称}}']],
      ])('are not kept with %s', async (_, make, said) => {
        const fileId = await upload(await make());
        const draft = { kind: 'change', name: '有误', active: ACTIVE, templateFiles: [fileId] };
        await expect(ports.resource(paperTemplate).submit(draft)).rejects.toSatisfy((error: Refusal) => {
          expect(error.fault.code).toBe(400);
          expect(error.fault.fields?.map(({ field, message }) => [field, message.zh])).toEqual(
            said.map((message) => ['templateFiles', message]),
          );
          return true;
        });
        const found = await ports
          .resource(paperTemplate)
          .list({ where: [{ field: 'kind', is: 'equal', value: 'change' }] });
        expect(found.total).toBe(0);
      });

      it('are the business of those with the right to it, each in its enterprise', async () => {
        const { id } = await submitted('completion', '甲', await wordFile('{{项目名称}}'), NOT_ACTIVE);
        const reviewer = await stack().signIn('reviewer', tenant);
        const fileId = await upload(await wordFile('{{项目名称}}'));
        await expect(
          reviewer
            .resource(paperTemplate)
            .submit({ kind: 'task', name: '乙', active: ACTIVE, templateFiles: [fileId] }),
        ).rejects.toMatchObject(refusal(403));
        const neighbour = await stack().signIn('manager', other);
        await expect(neighbour.resource(paperTemplate).detail({ id })).rejects.toMatchObject(refusal(404));
        await expect(
          neighbour
            .resource(paperTemplate)
            .submit({ kind: 'task', name: '乙', active: ACTIVE, templateFiles: [fileId] }),
        ).rejects.toMatchObject(refusal(404));
      });

      it('know their placeholders, with those that the document of the program prints', async () => {
        const { texts, tables } = await ports.project.placeholders({ kind: 'survey' });
        expect(texts.find(({ name }) => name === '市场分析')).toMatchObject({
          label: { zh: '市场分析', en: 'Market analysis' },
          register: { zh: '立项准备' },
          printed: true,
        });
        expect(texts.find(({ name }) => name === '技术路线')?.printed).toBe(false);
        expect(tables.find(({ name }) => name === '成员')?.columns.map(({ name }) => name)).toContain('姓名');
      });
    });
  });
}
