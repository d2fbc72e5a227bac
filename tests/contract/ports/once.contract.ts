import type { Ports } from '@rdm/core/internal/application';
import { beforeAll, describe, expect, it } from 'vitest';
import type { OpenStack } from '../../setup/stacks';
import { refusal } from './refusal';
import { sample } from './sample';

/** Idempotency keys of forms: a request sent twice is written once. */
export function onceContract(stack: () => OpenStack, tenant: string): void {
  describe('a submit with a key', () => {
    let ports: Ports;
    const total = async (code: string) =>
      (await ports.resource(sample).list({ where: [{ field: 'code', is: 'equal', value: code }] })).total;

    beforeAll(async () => {
      ports = await stack().signIn('finance', tenant);
    });

    it('adds one record, however often and however close together it is sent', async () => {
      const send = () => ports.resource(sample).submit({ code: 'O1', note: '一' }, { key: 'form-1' });
      const answers = await Promise.all([send(), send(), send()]);
      expect(new Set(answers.map(({ id }) => id)).size).toBe(1);
      expect(await send()).toEqual(answers[0]);
      expect(await total('O1')).toBe(1);
      expect(await ports.resource(sample).history({ id: answers[0].id })).toHaveLength(1);
    });

    it('changes once, although the version it was typed over is gone by the second time', async () => {
      const { id } = await ports.resource(sample).submit({ code: 'O2' });
      const send = () => ports.resource(sample).submit({ id, version: 1, note: '改' }, { key: 'form-2' });
      expect(await send()).toMatchObject({ note: '改', version: 2 });
      expect(await send()).toMatchObject({ note: '改', version: 2 });
    });

    it('writes over its own record what was typed after an answer that never came', async () => {
      const first = await ports.resource(sample).submit({ code: 'O3', note: '一' }, { key: 'form-3' });
      const second = await ports.resource(sample).submit({ code: 'O3b', note: '二' }, { key: 'form-3' });
      expect(second).toMatchObject({ id: first.id, code: 'O3b', note: '二', version: 2 });
    });

    it('is stale when someone else has changed its record since', async () => {
      const { id } = await ports.resource(sample).submit({ code: 'O4' }, { key: 'form-4' });
      await ports.resource(sample).submit({ id, note: '他人' });
      const again = ports.resource(sample).submit({ code: 'O4', note: '自己' }, { key: 'form-4' });
      await expect(again).rejects.toMatchObject(refusal(409, '数据已被他人修改，请刷新后重试'));
    });

    it('leaves nothing behind when it is refused, so that it can be sent again', async () => {
      const send = (note: string, code: string) => ports.resource(sample).submit({ code, note }, { key: 'form-5' });
      await expect(send('一', '')).rejects.toMatchObject(refusal(400));
      expect(await send('一', 'O5')).toMatchObject({ code: 'O5', version: 1 });
    });

    it('means nothing to another user or resource', async () => {
      const admin = await stack().signIn('admin', tenant);
      const mine = await ports.resource(sample).submit({ code: 'O6' }, { key: 'form-6' });
      const theirs = await admin.resource(sample).submit({ code: 'O7' }, { key: 'form-6' });
      expect(theirs.id).not.toBe(mine.id);
    });
  });
}
