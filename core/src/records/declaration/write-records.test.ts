import { describe, expect, it } from 'vitest';
import type { Call } from '../call';
import { KeptAnswers } from '../kept-answers';
import type { AuditEntry, Records } from '../records';
import { text } from '../../kernel/text';
import { dictionaryMany, money, string, structure } from './fields';
import { crud, defineResource, type StoredRecord } from './resource';
import { insertRecords, newRow, sameValue, updateRecords } from './write-records';

const label = text('字段', 'Field');
const fields = {
  code: string({ label }),
  amount: money('yuan', { label }),
  tags: dictionaryMany('tag', { label }),
  password: string({ label, secret: true }),
  parts: structure({ label }),
};
const stated = { label, fields, naturalKey: ['code'] as const, permissions: crud('account') };
const account = defineResource('test/account', stated);
const derived = defineResource('test/derived', { ...stated, origin: 'derived' });

/** A call whose store records the writes it receives; `stale` ids were changed by another user. */
function noting(stale: readonly string[] = []) {
  const inserted: StoredRecord[] = [];
  const updated: StoredRecord[] = [];
  const history: AuditEntry[] = [];
  const records = {
    insert: async (_, rows) => void inserted.push(...rows),
    update: async (_, rows) => {
      updated.push(...rows);
      return rows.map(({ id }) => id).filter((id) => stale.includes(id));
    },
    audit: async (entries) => void history.push(...entries),
  } as Pick<Records, 'insert' | 'update' | 'audit'> as Records;
  let last = 100;
  const call: Call = {
    caller: {
      tenantId: '100002',
      userId: '7',
      account: 'finance',
      deptId: '3',
      roles: [],
      permissions: new Set(),
    },
    records,
    answers: new KeptAnswers(new Set()),
    language: 'zh',
    clock: { now: () => '2024-03-01 08:00:00', instant: () => 0 },
    ids: { next: () => String((last += 1)) },
    resources: [account],
    resourceNamed: () => account,
    hooksOf: () => ({}),
    dictionary: async () => [],
    namesOf: async () => (account) => account,
    settings: async () => [],
    written: async () => undefined,
    restored: async () => undefined,
    refusedWrites: async () => [],
    changes: { note: () => undefined, store: async () => undefined },
  };
  return { call, inserted, updated, history };
}

const given = { code: 'A', amount: '1.00', tags: ['x'], password: 'hash' };

describe('writing records', () => {
  it('completes a new one: all fields, and who made it when', async () => {
    const { call, inserted } = noting();
    const [row] = await insertRecords(call, account, [given]);
    expect(inserted).toEqual([row]);
    expect(row).toEqual({
      ...given,
      parts: null,
      id: '101',
      tenantId: '100002',
      version: 1,
      status: 1,
      createUser: '7',
      createDept: '3',
      createTime: '2024-03-01 08:00:00',
      updateUser: '7',
      updateTime: '2024-03-01 08:00:00',
    });
  });

  it('takes neither tenant, id nor version from the values', () => {
    const claimed: Readonly<Record<string, unknown>> = { ...given, id: '1', tenantId: 'other', version: 9, status: 0 };
    const row = newRow(noting().call, account, claimed);
    expect(row).toMatchObject({ id: '101', tenantId: '100002', version: 1, status: 1 });
  });

  it('notes what a new record holds, without what is empty and without secrets', async () => {
    const { call, history } = noting();
    await insertRecords(call, account, [given]);
    expect(history).toEqual([
      {
        id: '102',
        resource: 'test/account',
        recordId: '101',
        action: 'insert',
        userId: '7',
        account: 'finance',
        time: '2024-03-01 08:00:00',
        before: null,
        after: { code: 'A', amount: '1.00', tags: ['x'] },
      },
    ]);
  });

  it('notes of a change only what has changed, before and after', async () => {
    const { call, updated, history } = noting();
    const before = { ...newRow(call, account, given), updateUser: '1', updateTime: '2023-01-01 00:00:00' };
    const values = { code: 'A', amount: '2.00', tags: ['x'], password: 'another' };
    expect(await updateRecords(call, account, [{ before, values }])).toEqual([]);
    expect(updated).toEqual([{ ...before, ...values, updateUser: '7', updateTime: '2024-03-01 08:00:00' }]);
    expect(history).toMatchObject([{ action: 'update', before: { amount: '1.00' }, after: { amount: '2.00' } }]);
    expect(history[0]!.before).toEqual({ amount: '1.00' });
    expect(JSON.stringify(history)).not.toMatch(/hash|another|password/);
  });

  it('sets the cleared and the newly filled beside nothing', async () => {
    const { call, history } = noting();
    const before = newRow(call, account, { code: 'A', amount: '1.00' });
    await updateRecords(call, account, [{ before, values: { amount: null, tags: ['x'] } }]);
    expect(history[0]).toMatchObject({ before: { amount: '1.00', tags: null }, after: { amount: null, tags: ['x'] } });
  });

  it('answers the stale ones and notes nothing of them', async () => {
    const { call, history } = noting(['101']);
    const [one, other] = [newRow(call, account, given), newRow(call, account, given)];
    const changes = [one!, other!].map((before) => ({ before, values: { code: 'B' } }));
    expect(await updateRecords(call, account, changes)).toEqual(['101']);
    expect(history.map(({ recordId }) => recordId)).toEqual(['102']);
  });

  it('keeps no history of what a calculation rebuilds, and none of nothing', async () => {
    const { call, history } = noting();
    await insertRecords(call, derived, [given]);
    await insertRecords(call, account, []);
    expect(history).toEqual([]);
  });

  it('compares lists and structures by what they hold, and nothing with nothing', () => {
    expect(sameValue(['a', 'b'], ['a', 'b'])).toBe(true);
    expect(sameValue(['a', 'b'], ['b', 'a'])).toBe(false);
    expect(sameValue(null, undefined)).toBe(true);
    expect(sameValue('', null)).toBe(false);
    expect(sameValue({ a: [1], b: 2 }, { b: 2, a: [1] })).toBe(true);
    expect(sameValue({ a: 1 }, { a: 2 })).toBe(false);
  });
});
