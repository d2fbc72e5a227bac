import type { Ports } from '@rdm/core/internal/application';
import { enterpriseYear } from '@rdm/core/internal/enterprise';
import type { Draft } from '@rdm/core/internal/records';
import { personnel } from '@rdm/core/internal/project';
import { beforeAll, describe, expect, it } from 'vitest';
import type { OpenStack } from '../../setup/stacks';
import { refusal } from './refusal';
import { drafted, sample } from './sample';

/** Adding, changing and reading one record. docs/wire.md, Generic calls */
export function submitContract(stack: () => OpenStack, tenant: string): void {
  describe('a record', () => {
    let ports: Ports;
    let made = 0;
    const fresh = (prefix: string) => `${prefix}${(made += 1)}`;
    const add = (draft: Draft = {}) => ports.resource(sample).submit({ code: fresh('S'), ...draft });
    const addPerson = (draft: Draft = {}) =>
      ports.resource(personnel).submit({ code: fresh('P'), name: '王', ...draft });

    beforeAll(async () => {
      ports = await stack().signIn('finance', tenant);
    });

    it('is read with what its references show', async () => {
      const { id } = await addPerson({ name: '陈' });
      const record = await add({ leader: id });
      expect(await ports.resource(sample).detail({ id: record.id })).toEqual(record);
      expect(record).toMatchObject({ leader: id, leaderName: '陈' });
    });

    it.each(['1', 'abc', '99999999999999999999', "1' or '1"])('%j is not there', async (id) => {
      await expect(ports.resource(sample).detail({ id })).rejects.toMatchObject(refusal(404, '样品不存在或已被删除'));
    });

    it('is added with initial values, and changed only in what is given', async () => {
      const added = await add({ price: '1.5', qty: '2' });
      expect(added).toMatchObject({ note: '新样品', state: 'open', price: '1.50', total: '3.00', version: 1 });
      const changed = await ports.resource(sample).submit({ id: added.id, qty: '4', price: null, note: undefined });
      expect(changed).toMatchObject({ code: added.code, note: '新样品', price: '1.50', total: '6.00', version: 2 });
    });

    it('stays as it is, version and all, when nothing differs', async () => {
      const { id } = await add({ price: '1.50' });
      expect(await ports.resource(sample).submit({ id, price: '1.5' })).toMatchObject({ version: 1 });
    });

    it('is cleared by an empty text, except of what must be filled', async () => {
      const { id } = await add({ price: '1.5' });
      const changed = await ports.resource(sample).submit({ id, price: '', note: '' });
      expect(changed).toMatchObject({ price: null, note: null });
      await expect(ports.resource(sample).submit({ id, code: '' })).rejects.toMatchObject(refusal(400, '请输入编号'));
    });

    it('refuses a stale version before anything else, and takes none as the current one', async () => {
      const { id } = await add();
      await ports.resource(sample).submit({ id, note: '一', version: 1 });
      const stale = refusal(409, '数据已被他人修改，请刷新后重试');
      await expect(ports.resource(sample).submit({ id, note: '二', version: 1 })).rejects.toMatchObject(stale);
      await expect(ports.resource(sample).submit({ id, code: '', version: 1 })).rejects.toMatchObject(stale);
      expect(await ports.resource(sample).submit({ id, note: '三', version: '2' })).toMatchObject({ version: 3 });
      expect(await ports.resource(sample).submit({ id, note: '四', version: '' })).toMatchObject({ version: 4 });
    });

    it('lets one of many writers at once win', async () => {
      const { id } = await add();
      const writing = [1, 2, 3, 4].map((nth) => ports.resource(sample).submit({ id, note: `第${nth}`, version: 1 }));
      const settled = await Promise.allSettled(writing);
      expect(settled.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    });

    it('refuses unknown dictionary keys, references and ids', async () => {
      await expect(add({ kinds: ['techSme', 'nothing'] })).rejects.toMatchObject(
        refusal(400, '“nothing”不在字典“字段”中'),
      );
      await expect(add({ leader: '123' })).rejects.toMatchObject(refusal(400, '所选的负责人不存在或已被删除'));
      await expect(ports.resource(sample).submit({ id: '123', code: 'x' })).rejects.toMatchObject(refusal(404));
    });

    it('leaves a reference alone whose record has gone since, until it is changed', async () => {
      const person = await addPerson();
      const { id } = await add({ leader: person.id });
      await ports.resource(personnel).remove({ ids: [person.id] });
      expect(await ports.resource(sample).submit({ id, note: '改' })).toMatchObject({ note: '改', leaderName: null });
      await expect(add({ leader: person.id })).rejects.toMatchObject(refusal(400));
    });

    it('refuses a taken natural key', async () => {
      await add({ code: 'K1' });
      const { id } = await add();
      await expect(add({ code: ' K1 ' })).rejects.toMatchObject(refusal(400, '样品已存在：K1'));
      await expect(ports.resource(sample).submit({ id, code: 'K1' })).rejects.toMatchObject(refusal(400));
    });

    it('takes no secret, computed value or base column that a request names', async () => {
      const forged = { secret: 'x', total: '9.99', id: '', tenantId: '000000', createUser: '1', status: 0 };
      const added = await add(forged);
      const kept = { total: null, tenantId: tenant, status: 1 };
      expect(added).toMatchObject(kept);
      expect(added.createUser).not.toBe('1');
      expect(await ports.resource(sample).submit({ ...forged, id: added.id, note: '改' })).toMatchObject(kept);
    });

    it('never shows a secret, and never loses it', async () => {
      const { id } = await add();
      const stored = () =>
        stack().application.inTenant(tenant, async ({ records }) => {
          const [row] = await records.find(sample, { where: [{ field: 'id', is: 'equal', value: id }] });
          return row!;
        });
      const before = await stored();
      await stack().application.inTenant(tenant, ({ records }) =>
        records.update(sample, [{ ...before, secret: ' kept as it is ', parts: { a: [1] } }]),
      );
      const changed = await ports.resource(sample).submit({ id, note: '改' });
      expect(changed.secret ?? null).toBeNull();
      expect(changed.parts).toEqual({ a: [1] });
      expect(await stored()).toMatchObject({ secret: ' kept as it is ', version: before.version + 2 });
      expect(JSON.stringify(await ports.resource(sample).history({ id }))).not.toContain('kept');
    });

    it('found by its natural key is changed, where the resource says so', async () => {
      const years = ports.resource(enterpriseYear);
      const added = await years.submit({ year: '2023', enterpriseKinds: ['techSme'] });
      const again = await years.submit({ year: '2023', enterpriseKinds: ['manufacturing'] });
      expect(again).toMatchObject({ id: added.id, enterpriseKinds: ['manufacturing'], version: 2 });
    });

    it('is refused without session or permission, which is named', async () => {
      await expect(stack().anyone().resource(sample).submit({ code: 'x' })).rejects.toMatchObject(refusal(401));
      const reviewer = await stack().signIn('reviewer', tenant, 'en');
      const { id } = await add();
      const said = (permission: string) => ({
        fault: { code: 403, message: { en: expect.stringContaining(permission) } },
      });
      await expect(reviewer.resource(sample).submit({ code: 'x' })).rejects.toMatchObject(said('entpersonnel_add'));
      await expect(reviewer.resource(sample).submit({ id, note: '改' })).rejects.toMatchObject(
        said('entpersonnel_edit'),
      );
      await expect(reviewer.resource(sample).remove({ ids: [id] })).rejects.toMatchObject(said('entpersonnel_delete'));
      await expect(reviewer.resource(sample).restore({ ids: [id] })).rejects.toMatchObject(said('entpersonnel_delete'));
      expect(await reviewer.resource(sample).history({ id })).toHaveLength(1);
    });
  });

  describe('a draft', () => {
    const apply = async (draft: Draft) => {
      const ports = await stack().signIn('finance', tenant);
      return ports.resource(drafted).submit(draft);
    };

    it('needs only what its resource asks of drafts, but what is given must be right', async () => {
      const kept = await apply({ code: 'D1', state: 'save' });
      expect(kept).toMatchObject({ code: 'D1', reason: null, day: null, state: 'save' });
      await expect(apply({ state: 'save' })).rejects.toMatchObject(refusal(400, '请输入编号'));
      await expect(apply({ code: 'D2', state: 'save', day: '2024-02-30' })).rejects.toMatchObject(refusal(400));
    });

    it('is whole once it is submitted', async () => {
      const { id } = await apply({ code: 'D3', state: 'save' });
      await expect(apply({ id, state: 'submit' })).rejects.toMatchObject(refusal(400, '请输入理由'));
      const submitted = await apply({ id, state: 'submit', reason: '试制', day: '2024-03-01' });
      expect(submitted).toMatchObject({ state: 'submit', version: 2 });
      await expect(apply({ code: 'D4' })).rejects.toMatchObject(refusal(400, '请输入理由'));
    });
  });
}
