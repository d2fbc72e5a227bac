import type { RecordStore } from '@rdm/core/internal/records';
import { createRecordStore } from '@rdm/postgres';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { embeddedMemory } from '../setup/embedded-memory';
import { openWithTables } from './record-store.isolation';
import { everyKind, nextTenant, record } from './record-store.resources';

describe('Transactions on the embedded database', () => {
  let store: RecordStore;
  beforeAll(async () => {
    store = createRecordStore(await openWithTables(embeddedMemory));
  });
  afterAll(() => store.close());

  const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

  it('run one at a time in the order in which they were begun, each on what those before have written', async () => {
    const tenant = nextTenant();
    const seen = await Promise.all(
      ['a', 'b', 'c', 'd'].map((code, at) =>
        store.transaction(tenant, async (records) => {
          await records.insert(everyKind, [record(everyKind, tenant, { code })]);
          await pause(10 - at);
          return (await records.find(everyKind)).map((row) => row.code).sort();
        }),
      ),
    );
    expect(seen).toEqual([['a'], ['a', 'b'], ['a', 'b', 'c'], ['a', 'b', 'c', 'd']]);
  });

  it('never wait for each other’s locks, in whatever order they take them', async () => {
    const tenant = nextTenant();
    const both = (...keys: readonly string[]) =>
      store.transaction(tenant, async (records) => {
        for (const key of keys) {
          await records.lock(key);
          await pause(5);
        }
        return 'done';
      });
    expect(await Promise.all([both('a', 'b'), both('b', 'a')])).toEqual(['done', 'done']);
  });

  it('give way to the next when one fails', async () => {
    const tenant = nextTenant();
    const insert = (code: string) =>
      store.transaction(tenant, (records) => records.insert(everyKind, [record(everyKind, tenant, { code })]));
    const ends = await Promise.allSettled([insert('a'), insert('a'), insert('b')]);
    expect(ends.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
    expect(await store.transaction(tenant, (records) => records.count(everyKind))).toBe(2);
  });
});
