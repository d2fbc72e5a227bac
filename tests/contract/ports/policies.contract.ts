import type { Ports } from '@rdm/core/internal/application';
import { enterpriseYear } from '@rdm/core/internal/enterprise';
import { policy, standardPolicies } from '@rdm/core/internal/policy';
import { notice } from '@rdm/core/internal/system';
import { beforeAll, describe, expect, it } from 'vitest';
import type { OpenStack } from '../../setup/stacks';
import { refusal } from './refusal';

const local = {
  ...{ title: '江临市研发投入补助', documentNo: '江临科〔2024〕1号', level: 'municipal', type: 'grant' },
  ...{ summary: '按研发费用的 5% 补助。', conditions: '科技型中小企业 = 是', closesOn: '2030-12-31' },
};

/** Policies: a register with a shelf, judged for the enterprise, read by everybody. docs/product.md, Policies */
export function policiesContract(stack: () => OpenStack, [tenant, other]: readonly [string, string]): void {
  describe('policies', () => {
    let admin: Ports;
    let finance: Ports;
    beforeAll(async () => {
      admin = await stack().signIn('admin', tenant);
      finance = await stack().signIn('finance', tenant);
    });
    const year = '2024';
    const onShelf = async (ports: Ports) => (await ports.policies.onShelf({ size: -1 })).records;

    it('begin with the documents the calculation rests on', async () => {
      const found = await onShelf(finance);
      expect(found).toHaveLength(standardPolicies.length);
      expect(found.find(({ documentNo }) => documentNo === '财税〔2015〕119号')).toMatchObject({
        ...{ level: 'national', type: 'tax', publishedOn: '2015-11-02' },
      });
    });

    it('are written by administrators, off the shelf until they are put on it', async () => {
      await expect(finance.resource(policy).submit(local)).rejects.toMatchObject(refusal(403));
      const { id } = await admin.resource(policy).submit(local);
      expect((await onShelf(finance)).map(({ title }) => title)).not.toContain(local.title);
      await expect(finance.policies.shelve({ ids: id, contentStatus: '1' })).rejects.toMatchObject(refusal(403));
      expect(await admin.policies.shelve({ ids: id, contentStatus: '1' })).toEqual({ changed: 1 });
      expect(await admin.policies.shelve({ ids: id, contentStatus: '1' })).toEqual({ changed: 0 });
      // A submit does not change it.
      await admin.resource(policy).submit({ id, contentStatus: '0', amount: '最高 100 万元' });
      expect((await onShelf(finance)).find((each) => each.id === id)).toMatchObject({ amount: '最高 100 万元' });
      await expect(admin.resource(policy).remove({ ids: [id] })).rejects.toMatchObject(refusal(400));
    });

    it('are put on the shelf all or none, and not without a word', async () => {
      const empty = await admin.resource(policy).submit({ title: '空政策', level: 'district', type: 'grant' });
      const full = await admin.resource(policy).submit({ ...local, title: '另一项' });
      const ids = `${full.id},${empty.id}`;
      await expect(admin.policies.shelve({ ids, contentStatus: '1' })).rejects.toMatchObject(refusal(400));
      await expect(admin.policies.shelve({ ids: '1', contentStatus: '1' })).rejects.toMatchObject(refusal(400));
      expect((await admin.resource(policy).detail({ id: full.id })).contentStatus).toBe('0');
      await admin.resource(policy).remove({ ids: [full.id, empty.id] });
    });

    it('refuse conditions that cannot be read, and keep what the product brings', async () => {
      const wrong = { ...local, title: '条件有误', conditions: '信誉良好' };
      await expect(admin.resource(policy).submit(wrong)).rejects.toMatchObject(refusal(400));
      const [standard] = (await onShelf(admin)).filter(({ documentNo }) => documentNo === '公告2023年第7号');
      await admin.policies.shelve({ ids: standard!.id, contentStatus: '0' });
      await expect(admin.resource(policy).remove({ ids: [standard!.id] })).rejects.toMatchObject(refusal(400));
      await admin.policies.shelve({ ids: standard!.id, contentStatus: '1' });
    });

    it('are judged for the enterprise, with the reasons', async () => {
      const before = await finance.policies.matches({ year });
      const id = (await onShelf(finance)).find(({ title }) => title === local.title)!.id;
      expect(before.find((each) => each.id === id)).toMatchObject({ outcome: 'maybe', conditions: [{ ok: null }] });
      await finance.resource(enterpriseYear).submit({ year, enterpriseKinds: ['techSme'] });
      const after = await finance.policies.matches({ year });
      expect(after.find((each) => each.id === id)).toMatchObject({ outcome: 'yes', conditions: [{ ok: true }] });
    });

    it('belong to their tenant', async () => {
      const neighbour = await stack().signIn('finance', other);
      expect((await onShelf(neighbour)).map(({ title }) => title)).not.toContain(local.title);
    });

    it('and notices are read once an account has opened them, for that account', async () => {
      const { id } = await admin.resource(notice).submit({
        ...{ title: '汇算清缴提醒', category: '1', releaseTime: '2024-05-01 09:00:00', content: '<p>5 月 31 日前</p>' },
      });
      const kind = 'notice' as const;
      expect(await finance.reading.readIds({ kind })).toEqual({ ids: [] });
      const twice = [finance.reading.markRead({ kind, ids: id }), finance.reading.markRead({ kind, ids: id })];
      expect((await Promise.all(twice)).map(({ marked }) => marked).sort()).toEqual([0, 1]);
      expect(await finance.reading.readIds({ kind })).toEqual({ ids: [id] });
      expect(await admin.reading.readIds({ kind })).toEqual({ ids: [] });
      expect(await finance.reading.readIds({ kind: 'policy' })).toEqual({ ids: [] });
    });

    it('are reminded of to whoever follows their kind, until he has read them', async () => {
      expect(await finance.policies.followed()).toEqual({ types: [] });
      expect(await finance.policies.follow({ type: 'statistics', followed: '1' })).toEqual({ types: ['statistics'] });
      expect(await finance.policies.reminders()).toEqual([]);
      const { id } = await admin.resource(policy).submit({ ...local, title: '统计培训', type: 'statistics' });
      await admin.policies.shelve({ ids: id, contentStatus: '1' });
      expect(await finance.policies.reminders()).toMatchObject([
        { kind: 'news', message: { zh: '1 条您关注类型的新政策' }, to: '/notice' },
      ]);
      // Whoever wrote it knows of it, and who follows another kind is not told.
      await admin.policies.follow({ type: 'statistics', followed: '1' });
      expect(await admin.policies.reminders()).toEqual([]);
      await finance.reading.markRead({ kind: 'policy', ids: id });
      expect(await finance.policies.reminders()).toEqual([]);
      await finance.policies.follow({ type: 'statistics', followed: '1' });
      expect(await finance.policies.follow({ type: 'statistics', followed: '0' })).toEqual({ types: [] });
      await admin.policies.shelve({ ids: id, contentStatus: '0' });
      await admin.resource(policy).remove({ ids: [id] });
    });
  });
}
