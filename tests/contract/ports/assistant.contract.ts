import type { Ports } from '@rdm/core/internal/application';
import type { AssistantAnswer } from '@rdm/core/internal/assessment';
import { project, projectDetail } from '@rdm/core/internal/project';
import { parameter } from '@rdm/core/internal/system';
import { beforeAll, describe, expect, it } from 'vitest';
import type { OpenStack } from '../../setup/stacks';
import { refusal } from './refusal';

const draft = (code: string) => ({ year: '2024', code, name: '低温压缩机', dataStatus: 'save' });

const levels = ({ findings }: AssistantAnswer) => new Set(findings.map(({ level }) => level));

/** The three helpers: for one account of a tenant, reading only. */
export function assistantContract(stack: () => OpenStack, [own, other]: readonly [string, string]): void {
  describe('the AI helpers', () => {
    let admin: Ports;
    let manager: Ports;
    let id: string;
    beforeAll(async () => {
      admin = await stack().signIn('admin', own);
      manager = await stack().signIn('manager', own);
      ({ id } = await admin.resource(project).submit(draft('RD-AI')));
    });

    it('are there for nobody until the parameter names an account, and then for that one alone', async () => {
      const notThere = refusal(404, 'AI 助手仅对指定账号开放，请联系管理员修改参数 ai.account');
      expect((await manager.session.userInfo()).hasAssistant).toBe(false);
      await expect(manager.assistant.policies({ words: '' })).rejects.toMatchObject(notThere);
      await admin
        .resource(parameter)
        .submit({ paramName: 'AI账号', paramKey: 'ai.account', paramValue: `${own}/manager` });
      expect((await manager.session.userInfo()).hasAssistant).toBe(true);
      expect((await admin.session.userInfo()).hasAssistant).toBe(false);
      await expect(admin.assistant.proposal({ id })).rejects.toMatchObject(notThere);
      const stranger = await stack().signIn('manager', other);
      expect((await stranger.session.userInfo()).hasAssistant).toBe(false);
      await expect(stranger.assistant.costs({ year: '2024' })).rejects.toMatchObject(notThere);
      await expect(stack().anyone().assistant.policies({ words: '' })).rejects.toMatchObject(refusal(401));
    });

    it('say what a proposal still needs, and no longer once it stands there', async () => {
      const titled = async (title: string) =>
        (await manager.assistant.proposal({ id })).findings.find((each) => each.title === title);
      expect(await titled('研发内容：难点和关键技术')).toMatchObject({
        level: 'warning',
        message: expect.stringContaining('研发内容') as string,
        rows: [{ resource: 'blade-rdm/project', id }],
      });
      expect(await titled('经科技主管部门登记的合同')).toBeUndefined();
      await admin.resource(projectDetail).submit({
        projectId: id,
        dataStatus: 'save',
        content: '难点在于低温下的密封，关键技术为双级密封。',
      });
      expect(await titled('研发内容：难点和关键技术')).toMatchObject({ level: 'met', message: '已具备' });
      const { findings } = await manager.assistant.proposal({ id });
      const missing = findings.map(({ level }) => level !== 'met');
      expect(missing, 'what is missing comes first').toEqual(missing.toSorted().reverse());
    });

    it('see no project of another tenant, and none that is not there', async () => {
      const elsewhere = await stack().signIn('admin', other);
      const theirs = await elsewhere.resource(project).submit(draft('RD-AI-2'));
      for (const unknown of [theirs.id, '1999999999999999999']) {
        await expect(manager.assistant.proposal({ id: unknown })).rejects.toMatchObject(refusal(404));
      }
    });

    it('look up the rules of the law by words and year', async () => {
      const { findings } = await manager.assistant.policies({ words: '制造业 2022' });
      expect(findings.map(({ message }) => message)).toContain('制造业企业：100%');
      expect(findings.every(({ title, message, basis }) => `${title}${message}${basis}`.includes('制造业'))).toBe(true);
      expect((await manager.assistant.policies({ words: '制造业 2015' })).findings).toEqual([]);
      const all = await manager.assistant.policies({ words: '' });
      expect(all.findings.length).toBeGreaterThan(findings.length);
      expect(levels(all)).toEqual(new Set(['info']));
    });

    it('check the costs of a year, and refuse what is none', async () => {
      const { findings, prose } = await manager.assistant.costs({ year: '2024' });
      expect(prose).toBe('');
      expect([...levels({ findings, prose })].every((level) => level === 'error' || level === 'warning')).toBe(true);
      await expect(manager.assistant.costs({ year: '' })).rejects.toMatchObject(refusal(400, '请选择年度'));
    });
  });
}
