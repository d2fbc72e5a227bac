import type { Ports } from '@rdm/core/application';
import { installTenant } from '@rdm/core/application';
import { dictionaryEntry, standardDictionaries, TOP_KEY } from '@rdm/core/system';
import { personnel } from '@rdm/core/project';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openMemoryApplication, type MemoryApplication } from '../setup/memory-application';

let memory: MemoryApplication;
let admin: Ports;
beforeEach(async () => {
  memory = await openMemoryApplication();
  admin = await memory.signIn('admin');
});
afterEach(() => memory.stop());

const keys = async (ports: Ports, code: string) =>
  (await ports.dictionaries.entries({ code })).map(({ dictKey }) => dictKey);
const entry = async (code: string, dictKey: string) => {
  const where = [
    { field: 'code', is: 'equal' as const, value: code },
    { field: 'dictKey', is: 'equal' as const, value: dictKey },
  ];
  return (await admin.resource(dictionaryEntry).list({ where })).records[0]!;
};

describe('the dictionaries of a tenant', () => {
  it('are the standard ones to begin with, in their order and without their own head', async () => {
    for (const { code, entries } of standardDictionaries) {
      expect(await keys(admin, code), code).toEqual(entries.map(([key]) => key));
    }
    expect((await keys(admin, 'month'))[0]).toBe('01');
    expect(await keys(admin, 'nothing')).toEqual([]);
  });

  it('are its own: a neighbour sees nothing of a change', async () => {
    const { id } = await entry('sex', '3');
    await admin.resource(dictionaryEntry).submit({ id, dictValue: '保密' });
    const neighbour = await memory.signIn('admin', '100002');
    const labels = async (ports: Ports) =>
      (await ports.dictionaries.entries({ code: 'sex' })).map(({ dictValue }) => dictValue);
    expect(await labels(admin)).toEqual(['男', '女', '保密']);
    expect(await labels(neighbour)).toEqual(['男', '女', '未知']);
  });

  it('keep what was changed when the tenant is installed again', async () => {
    const { id } = await entry('sex', '3');
    await admin.resource(dictionaryEntry).submit({ id, dictValue: '保密' });
    const before = (await admin.resource(dictionaryEntry).list({})).total;
    await installTenant(memory.application, { code: '100001', name: '企业', users: [] });
    expect((await admin.resource(dictionaryEntry).list({})).total).toBe(before);
    expect((await entry('sex', '3')).dictValue).toBe('保密');
  });

  it('offer an entry no more once it is sealed, and leave records that have it', async () => {
    const person = await admin.resource(personnel).submit({ code: 'E1', name: '王', sex: '3' });
    const { id } = await entry('sex', '3');
    await admin.resource(dictionaryEntry).submit({ id, isSealed: 1 });
    expect(await keys(admin, 'sex')).toEqual(['1', '2']);
    const unknown = { fault: { message: { zh: '“3”不在字典“性别”中' } } };
    await expect(admin.resource(personnel).submit({ code: 'E2', name: '李', sex: '3' })).rejects.toMatchObject(unknown);
    expect(await admin.resource(personnel).submit({ id: person.id, name: '汪' })).toMatchObject({ sex: '3' });
  });

  it('take new entries, each key of a dictionary once', async () => {
    const head = await entry('sex', TOP_KEY);
    const given = { code: 'sex', parentId: head.id, dictKey: '9', dictValue: '其他', sort: 9 };
    await admin.resource(dictionaryEntry).submit(given);
    expect(await keys(admin, 'sex')).toEqual(['1', '2', '3', '9']);
    await expect(admin.resource(dictionaryEntry).submit(given)).rejects.toMatchObject({
      fault: { name: 'DUPLICATE_KEY' },
    });
    await expect(admin.resource(dictionaryEntry).submit({ ...given, dictKey: '' })).rejects.toMatchObject({
      fault: { message: { zh: '请输入字典键值' } },
    });
  });

  it('are read by whoever is signed in, and by nobody else', async () => {
    expect(await keys(await memory.signIn('reviewer'), 'sex')).toHaveLength(3);
    await expect(memory.anyone().dictionaries.entries({ code: 'sex' })).rejects.toMatchObject({ fault: { code: 401 } });
  });
});
