import type { Ports } from '@rdm/core/internal/application';
import { deadline } from '@rdm/core/internal/deadline';
import { policy } from '@rdm/core/internal/policy';
import { beforeAll, describe, expect, it } from 'vitest';
import type { OpenStack } from '../../setup/stacks';
import { refusal } from './refusal';

const year = '2024';

/** Deadlines of a year, by law and from the registers, with who sees to them. docs/product.md, Calendar */
export function deadlinesContract(stack: () => OpenStack, [tenant, other]: readonly [string, string]): void {
  describe('deadlines', () => {
    let admin: Ports;
    let finance: Ports;
    beforeAll(async () => {
      [admin, finance] = [await stack().signIn('admin', tenant), await stack().signIn('finance', tenant)];
    });
    const all = (by: Ports = finance) => by.deadlines.ofYear({ year });
    const keyOf =
      (key: string) =>
      async (by: Ports = finance) =>
        (await all(by)).find((each) => each.key === key);
    const settlement = keyOf('settlement');

    it('follow from the law, by day', async () => {
      const due = await all();
      expect(due.map(({ date }) => date)).toEqual(due.map(({ date }) => date).toSorted());
      expect(await settlement()).toMatchObject({
        ...{ date: '2024-05-31', kind: 'tax', responsible: null, done: false, ownId: null },
        basis: { document: '企业所得税法', article: '第五十四条' },
      });
    });

    it('follow from policies on the shelf', async () => {
      const { id } = await admin.resource(policy).submit({
        ...{ title: '研发补助', documentNo: '江科〔2024〕2号', level: 'municipal', type: 'grant', summary: '补助' },
        ...{ opensOn: '2024-03-01', closesOn: '2024-04-30' },
      });
      const closes = keyOf(`policy ${id} closes`);
      expect(await closes()).toBeUndefined();
      await admin.policies.shelve({ ids: id, contentStatus: '1' });
      expect(await closes()).toMatchObject({ date: '2024-04-30', kind: 'policy', title: { zh: '研发补助 申报截止' } });
    });

    it('have somebody who sees to them, and are done', async () => {
      await finance.deadlines.assign({ year, key: 'settlement', responsible: '陈会计', remark: '先做留存资料' });
      expect(await settlement()).toMatchObject({ responsible: '陈会计', remark: '先做留存资料', done: false });
      const done = await finance.deadlines.assign({ year, key: 'settlement', done: true });
      expect(done).toMatchObject({ responsible: '陈会计', done: true });
      expect(done.doneOn).toMatch(/^\d{4}-\d{2}-\d{2}$/);
      await finance.deadlines.assign({ year, key: 'settlement', done: false });
      expect(await settlement()).toMatchObject({ done: false, doneOn: null });
      const both = [1, 2].map((nth) => finance.deadlines.assign({ year, key: 'hours', responsible: `甲${nth}` }));
      await Promise.all(both);
      const { total } = await finance.resource(deadline).list({
        where: [{ field: 'key', is: 'equal', value: 'hours' }],
      });
      expect(total).toBe(1);
      await expect(finance.deadlines.assign({ year, key: 'nothing' })).rejects.toMatchObject(refusal(400));
    });

    it('are entered besides, with the year of their day', async () => {
      const { id } = await finance.resource(deadline).submit({ date: '2024-09-10', title: '研发例会', key: 'forged' });
      const own = keyOf(id);
      expect(await own()).toMatchObject({ kind: 'own', date: '2024-09-10', ownId: id, done: false });
      await finance.deadlines.assign({ year, key: id, done: true });
      expect(await own()).toMatchObject({ done: true });
    });

    it('are read by a calendar at an address of the account, until there is another', async () => {
      const { path } = await finance.deadlines.makeFeed({});
      const keyIn = (address: string) => address.split('/').at(-1)!;
      const visitor = stack().anyone();
      const file = await visitor.deadlines.feed({ key: keyIn(path) });
      const written = new TextDecoder().decode(file.bytes);
      expect(file.type).toContain('text/calendar');
      expect(written).toContain('BEGIN:VCALENDAR');
      expect(written).toContain('UID:');
      const next = await finance.deadlines.makeFeed({});
      await expect(visitor.deadlines.feed({ key: keyIn(path) })).rejects.toMatchObject(refusal(400));
      await expect(visitor.deadlines.feed({ key: 'x' })).rejects.toMatchObject(refusal(400));
      await expect(visitor.deadlines.feed({ key: `${keyIn(next.path)}x` })).rejects.toMatchObject(refusal(400));
      await finance.deadlines.endFeed();
      await expect(visitor.deadlines.feed({ key: keyIn(next.path) })).rejects.toMatchObject(refusal(400));
    });

    it('are downloaded as a calendar', async () => {
      const { name, bytes } = await finance.deadlines.download({ year });
      expect(name).toMatch(/\.ics$/);
      const written = new TextDecoder().decode(bytes).replaceAll('\r\n ', '');
      expect(written).toContain('DTSTART;VALUE=DATE:20240531');
      expect(written).toContain('责任人：陈会计');
    });

    it('are kept by the staff of the enterprise, and of their tenant', async () => {
      const reviewer = await stack().signIn('reviewer', tenant);
      await expect(reviewer.deadlines.assign({ year, key: 'settlement', done: true })).rejects.toMatchObject(
        refusal(403),
      );
      const neighbour = await stack().signIn('finance', other);
      expect(await settlement(neighbour)).toMatchObject({ responsible: null });
    });
  });
}
