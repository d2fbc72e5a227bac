import { installTenant, type Ports } from '@rdm/core/internal/application';
import { dictionaryEntry, standardDictionaries, TOP_KEY } from '@rdm/core/internal/system';
import { personnel } from '@rdm/core/internal/project';
import { beforeAll, describe, expect, it } from 'vitest';
import type { OpenStack } from '../../setup/stacks';
import { refusal } from './refusal';

/** The business dictionaries of a tenant. */
export function dictionaryContract(stack: () => OpenStack, [tenant, other]: readonly [string, string]): void {
  describe('the dictionaries of a tenant', () => {
    let admin: Ports;
    const keys = async (ports: Ports, code: string) =>
      (await ports.dictionaries.entries({ code })).map(({ dictKey }) => dictKey);
    const entry = async (code: string, dictKey: string) => {
      const where = [
        { field: 'code', is: 'equal' as const, value: code },
        { field: 'dictKey', is: 'equal' as const, value: dictKey },
      ];
      return (await admin.resource(dictionaryEntry).list({ where })).records[0]!;
    };
    beforeAll(async () => {
      admin = await stack().signIn('admin', tenant);
    });

    it('are the standard ones to begin with, in their order and without their own head', async () => {
      for (const { code, entries } of standardDictionaries) {
        expect(await keys(admin, code), code).toEqual(entries.map(([key]) => key));
      }
      expect(await keys(admin, 'nothing')).toEqual([]);
    });

    it('are its own: a neighbour sees nothing of a change', async () => {
      const { id } = await entry('sex', '3');
      await admin.resource(dictionaryEntry).submit({ id, dictValue: '保密' });
      const labels = async (ports: Ports) =>
        (await ports.dictionaries.entries({ code: 'sex' })).map(({ dictValue }) => dictValue);
      expect(await labels(admin)).toEqual(['男', '女', '保密']);
      expect(await labels(await stack().signIn('admin', other))).toEqual(['男', '女', '未知']);
    });

    it('keep what was changed when the tenant is installed again', async () => {
      const before = (await admin.resource(dictionaryEntry).list({})).total;
      await installTenant(stack().application, { code: tenant, name: '企业', users: [] });
      expect((await admin.resource(dictionaryEntry).list({})).total).toBe(before);
      expect((await entry('sex', '3')).dictValue).toBe('保密');
    });

    it('offer an entry no more once it is sealed, and leave records that have it', async () => {
      const person = await admin.resource(personnel).submit({ code: 'E1', name: '王', sex: '3' });
      const { id } = await entry('sex', '3');
      await admin.resource(dictionaryEntry).submit({ id, isSealed: 1 });
      expect(await keys(admin, 'sex')).toEqual(['1', '2']);
      await expect(admin.resource(personnel).submit({ code: 'E2', name: '李', sex: '3' })).rejects.toMatchObject(
        refusal(400, '“3”不在字典“性别”中'),
      );
      expect(await admin.resource(personnel).submit({ id: person.id, name: '汪' })).toMatchObject({ sex: '3' });
    });

    it('take new entries, each key of a dictionary once', async () => {
      const head = await entry('sex', TOP_KEY);
      const given = { code: 'sex', parentId: head.id, dictKey: '9', dictValue: '其他', sort: 9 };
      await admin.resource(dictionaryEntry).submit(given);
      expect(await keys(admin, 'sex')).toEqual(['1', '2', '9']);
      await expect(admin.resource(dictionaryEntry).submit(given)).rejects.toMatchObject(refusal(400));
    });

    it('are read by whoever is signed in, and by nobody else', async () => {
      expect(await keys(await stack().signIn('reviewer', other), 'sex')).toHaveLength(3);
      await expect(stack().anyone().dictionaries.entries({ code: 'sex' })).rejects.toMatchObject(refusal(401));
    });
  });
}
