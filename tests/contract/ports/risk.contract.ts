import type { Ports } from '@rdm/core/internal/application';
import { riskExplanation } from '@rdm/core/internal/assessment';
import { personnelSalary } from '@rdm/core/internal/cost';
import { project } from '@rdm/core/internal/project';
import { beforeAll, describe, expect, it } from 'vitest';
import type { OpenStack } from '../../setup/stacks';
import { projectForms } from './project-forms';

const year = '2021';
const RULE = 'project.doubtfulName';

/** The risk scan of a year, and what is said of its findings. docs/product.md, Risk scan */
export function riskContract(stack: () => OpenStack, [tenant, other]: readonly [string, string]): void {
  describe('the risk scan', () => {
    const { leaderId, plain, faultsOf, refusal } = projectForms(stack, tenant);
    let finance: Ports;
    let reviewer: Ports;
    let projectId: string;
    const found = async (ports: Ports, rule = RULE) => {
      const { risks } = await ports.risks.scan({ year });
      return risks.find((each) => each.rule === rule);
    };
    beforeAll(async () => {
      finance = await stack().signIn('finance', tenant);
      reviewer = await stack().signIn('reviewer', tenant);
      projectId = (await plain({ year, name: '生产线采购安装', startTime: '2021-01-10', endTime: '2021-11-30' })).id;
      const pay = { month: '2021-05', personnelId: leaderId(), wages: '12000.00' };
      await finance.resource(personnelSalary).submit(pay);
    });

    it('finds what looks wrong, with the law, the records and what to do', async () => {
      expect(await found(finance)).toMatchObject({
        ...{ area: 'project', level: 'warning', state: 'open', explanation: null },
        rows: [{ resource: project.name, id: projectId }],
      });
    });

    it('shows nobody what he may not see in its register, and says how much that is', async () => {
      const all = await finance.risks.scan({ year });
      const seen = await reviewer.risks.scan({ year });
      expect(await found(finance, 'person.payWithoutHours')).toBeDefined();
      expect(await found(reviewer, 'person.payWithoutHours')).toBeUndefined();
      expect([all.hidden, seen.hidden]).toEqual([0, all.risks.length - seen.risks.length]);
      expect(seen.hidden).toBeGreaterThan(0);
      const manager = await stack().signIn('manager', tenant);
      await expect(manager.risks.scan({ year })).rejects.toMatchObject(refusal(403));
      const stranger = await stack().signIn('finance', other);
      expect(await found(stranger)).toBeUndefined();
    });

    it('keeps why a finding is right, who said so and when, until it says something else', async () => {
      const { key } = (await found(finance))!;
      const said = { year, key, state: 'explained', reason: '为研发专用的试制线，见立项书' } as const;
      expect(await faultsOf(finance.risks.explain({ ...said, reason: ' ' }))).toMatchObject([{ field: 'reason' }]);
      expect(await faultsOf(finance.risks.explain({ ...said, key: 'gone' }))).toMatchObject([{ field: 'key' }]);
      await expect(reviewer.risks.explain(said)).rejects.toMatchObject(refusal(403));
      await finance.risks.explain(said);
      const done = await finance.risks.explain({ ...said, state: 'done', reason: '已更名并补充说明' });
      expect(done).toMatchObject({ finding: key, state: 'done', explainedBy: 'finance' });
      expect(await found(reviewer)).toMatchObject({
        state: 'done',
        explanation: { id: done.id, reason: '已更名并补充说明' },
      });
      expect((await finance.risks.scan({ year })).settled).toBe(0);
      await (
        await stack().signIn('manager', tenant)
      )
        .resource(project)
        .submit({ id: projectId, name: '检测线采购安装' });
      expect(await found(finance)).toMatchObject({ state: 'open', explanation: null });
      expect((await finance.risks.scan({ year })).settled).toBe(1);
      expect((await finance.resource(riskExplanation).history({ id: done.id })).map(({ action }) => action)).toEqual([
        'update',
        'insert',
      ]);
    });

    it('is compared with the years before, those without projects left out', async () => {
      const { years, rules } = await finance.risks.trend({ year });
      const { risks } = await finance.risks.scan({ year });
      expect(years).toMatchObject([
        { year, isFiled: false, errors: risks.filter((each) => each.level === 'error').length },
      ]);
      expect(rules.find(({ rule }) => rule === RULE)).toMatchObject({ level: 'warning', counts: [1] });
      const seen = await reviewer.risks.trend({ year });
      expect(seen.rules.some(({ rule }) => rule === 'person.payWithoutHours')).toBe(false);
    });

    it('is kept with the declaration of the year as it was, whatever is said afterwards', async () => {
      await finance.ledger.recompute({ year });
      const { key } = (await found(finance))!;
      await finance.declaration.submit({ year, period: 'ANNUAL' });
      const now = await finance.risks.scan({ year });
      expect([now.isFiled, now.hasFiled]).toEqual([false, true]);
      await finance.risks.explain({ year, key, state: 'explained', reason: '检测线专用于研发' });
      expect(await found(finance)).toMatchObject({ state: 'explained' });
      const filed = await finance.risks.scan({ year, filed: true });
      expect(filed).toMatchObject({ isFiled: true, hasFiled: true });
      expect(filed.risks.find((each) => each.key === key)).toMatchObject({ state: 'open', explanation: null });
      expect((await reviewer.risks.scan({ year, filed: true })).hidden).toBeGreaterThan(0);
    });
  });
}
