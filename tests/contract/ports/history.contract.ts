import { user } from '@rdm/core/internal/access';
import type { Ports } from '@rdm/core/internal/application';
import { personnel } from '@rdm/core/internal/project';
import { department } from '@rdm/core/internal/system';
import { beforeAll, describe, expect, it } from 'vitest';
import type { OpenStack } from '../../setup/stacks';
import { refusal } from './refusal';
import { sample } from './sample';

/** Every write is logged with user, time, before and after; a removal can be undone. */
export function historyContract(stack: () => OpenStack, tenant: string): void {
  describe('the history of a record', () => {
    let ports: Ports;
    beforeAll(async () => {
      ports = await stack().signIn('finance', tenant);
    });

    it('tells who changed what, the latest first', async () => {
      const { id } = await ports.resource(sample).submit({ code: 'H1', price: '1.50' });
      const admin = await stack().signIn('admin', tenant);
      await admin.resource(sample).submit({ id, price: '2', note: '' });
      await ports.resource(sample).remove({ ids: [id] });
      const entries = await ports.resource(sample).history({ id });
      expect(entries).toMatchObject([
        { action: 'remove', account: 'finance', before: { code: 'H1', price: '2.00' }, after: null },
        {
          action: 'update',
          account: 'admin',
          before: { price: '1.50', note: '新样品' },
          after: { price: '2.00', note: null },
        },
        { action: 'insert', account: 'finance', before: null, after: { code: 'H1', price: '1.50' } },
      ]);
      expect(Object.keys(entries[1]!.after!).sort()).toEqual(['note', 'price']);
      for (const { id: entry, userId, time } of entries) {
        expect(entry).toMatch(/^\d{15,19}$/);
        expect(userId).toMatch(/^\d{15,19}$/);
        expect(time).toMatch(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/);
      }
    });

    it('names the person behind each account, as lists do', async () => {
      const admin = await stack().signIn('admin', tenant);
      const where = [{ field: 'account', is: 'equal' as const, value: 'finance' }];
      const [clerk] = (await admin.resource(user).list({ where })).records;
      await admin.resource(user).submit({ id: clerk!.id, realName: '陈会计' });
      const { id } = await ports.resource(sample).submit({ code: 'H3', price: '1' });
      const [change] = await ports.resource(sample).history({ id });
      expect(change).toMatchObject({ account: 'finance', accountName: '陈会计（finance）' });
    });

    it('names the records that references were changed from and to', async () => {
      const [one, other] = [
        await ports.resource(department).submit({ deptName: '一部' }),
        await ports.resource(department).submit({ deptName: '二部' }),
      ];
      const { id } = await ports.resource(personnel).submit({ code: 'H2', name: '王', deptId: one.id });
      await ports.resource(personnel).submit({ id, deptId: other.id });
      const [change] = await ports.resource(personnel).history({ id });
      expect(change).toMatchObject({
        before: { deptId: one.id, deptName: '一部' },
        after: { deptId: other.id, deptName: '二部' },
      });
    });

    it('is refused for a record that never was', async () => {
      for (const id of ['1', 'abc', '99999999999999999999']) {
        await expect(ports.resource(sample).history({ id })).rejects.toMatchObject(refusal(404));
      }
    });
  });

  describe('a removal', () => {
    let ports: Ports;
    const add = (code: string) => ports.resource(sample).submit({ code });
    const remove = (...ids: string[]) => ports.resource(sample).remove({ ids });
    const restore = (...ids: string[]) => ports.resource(sample).restore({ ids });
    beforeAll(async () => {
      ports = await stack().signIn('finance', tenant);
    });

    it('takes all or none', async () => {
      const [one, other] = [await add('R1'), await add('R2')];
      await expect(remove()).rejects.toMatchObject(refusal(400, '请选择至少一条数据'));
      await expect(remove(one.id, '1')).rejects.toMatchObject(refusal(404));
      await expect(remove(one.id, 'x')).rejects.toMatchObject(refusal(404));
      expect(await remove(one.id, other.id, one.id)).toEqual({ removed: 2 });
      await expect(ports.resource(sample).detail({ id: one.id })).rejects.toMatchObject(refusal(404));
      await expect(remove(one.id)).rejects.toMatchObject(refusal(404));
    });

    it('can be taken back: the record is as it was', async () => {
      const before = await add('R3');
      await remove(before.id);
      expect(await restore(before.id)).toEqual({ restored: 1 });
      const { version, updateTime, ...after } = await ports.resource(sample).detail({ id: before.id });
      expect(before).toMatchObject(after);
      expect(version).toBeGreaterThan(before.version);
      expect(updateTime >= before.updateTime).toBe(true);
      const [latest] = await ports.resource(sample).history({ id: before.id });
      expect(latest).toMatchObject({ action: 'restore', account: 'finance', after: { code: 'R3' } });
      await expect(restore(before.id)).rejects.toMatchObject(refusal(404));
    });

    it('is not taken back where the key was given to another record, or where only some are there', async () => {
      const [one, other] = [await add('R4'), await add('R5')];
      await remove(one.id, other.id);
      await expect(restore(one.id, '1')).rejects.toMatchObject(refusal(404));
      await add('R4');
      await expect(restore(one.id, other.id)).rejects.toMatchObject(refusal(400, '样品已存在：R4'));
      await expect(ports.resource(sample).detail({ id: other.id })).rejects.toMatchObject(refusal(404));
      expect(await restore(other.id)).toEqual({ restored: 1 });
      await expect(restore()).rejects.toMatchObject(refusal(400, '请选择至少一条数据'));
    });
  });
}
