import { DomainError } from '@rdm/core/kernel';
import type { Records, RecordStore } from '@rdm/core/records';
import { createRecordStore } from '@rdm/postgres';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { embeddedMemory } from '../setup/embedded-memory';
import { openWithTables } from './record-store.isolation';
import { everyKind, keyless, monthly, nextTenant, record } from './record-store.resources';

const by = { user: null, time: '2024-01-01 00:00:00' };

/** What would never come to an end on the one connection of the embedded database is refused there. */
describe('What the embedded database refuses', () => {
  let store: RecordStore;
  beforeAll(async () => {
    store = createRecordStore(await openWithTables(embeddedMemory));
  });
  afterAll(() => store.close());

  const row = (tenant: string, code: string) => record(everyKind, tenant, { code });
  const codes = async (tenant: string) =>
    (await store.transaction(tenant, (records) => records.find(everyKind))).map(({ code }) => code);

  const again: readonly [string, (records: Records, id: string) => Promise<unknown>][] = [
    ['changing', (records, id) => records.update(everyKind, [{ ...row(records.tenantId, 'b'), id, version: 1 }])],
    ['removing', (records, id) => records.remove(everyKind, [id], by)],
    ['restoring', (records, id) => records.restore(everyKind, [id], by)],
    ['purging', (records) => records.purge(everyKind, [{ field: 'code', is: 'equal', value: 'a' }])],
    ['adding', (records, id) => records.insert(everyKind, [{ ...row(records.tenantId, 'b'), id }])],
  ];
  it.each(again)('%s what a portion before has written', async (_, write) => {
    const tenant = nextTenant();
    const first = row(tenant, 'a');
    const steps: ((records: Records) => Promise<unknown>)[] = [
      (records) => records.insert(everyKind, [first]),
      (records) => write(records, first.id),
    ];
    await expect(
      store.transaction(tenant, (records) => records.portions(steps, (step) => step(records))),
    ).rejects.toThrow(DomainError);
    expect(await codes(tenant)).toEqual([]);
  });

  it('changing what a portion before has written, where nothing but the id tells records apart', async () => {
    const tenant = nextTenant();
    const first = record(keyless, tenant, { code: 'a' });
    const steps: ((records: Records) => Promise<unknown>)[] = [
      (records) => records.insert(keyless, [first]),
      (records) => records.update(keyless, [{ ...first, code: 'b' }]),
    ];
    await expect(
      store.transaction(tenant, (records) => records.portions(steps, (step) => step(records))),
    ).rejects.toThrow(DomainError);
  });

  it('a natural key that a portion before has given up, as it is not free before the end', async () => {
    const tenant = nextTenant();
    const first = row(tenant, 'a');
    await store.transaction(tenant, (records) => records.insert(everyKind, [first]));
    const steps: ((records: Records) => Promise<unknown>)[] = [
      (records) => records.update(everyKind, [{ ...first, code: 'b' }]),
      (records) => records.insert(everyKind, [row(tenant, 'a')]),
    ];
    await expect(
      store.transaction(tenant, (records) => records.portions(steps, (step) => step(records))),
    ).rejects.toMatchObject({ fault: { name: 'DUPLICATE_KEY' } });
    expect(await codes(tenant)).toEqual(['a']);
  });

  it('nothing of it where rows were written before the portions, which are written at once then', async () => {
    const tenant = nextTenant();
    const first = row(tenant, 'a');
    const stale = await store.transaction(tenant, async (records) => {
      await records.insert(everyKind, [first]);
      const answers: string[][] = [];
      await records.portions(['x', 'y'], async (note) => {
        answers.push(await records.update(everyKind, [{ ...first, note, version: answers.length + 1 }]));
      });
      return answers.flat();
    });
    expect(stale).toEqual([]);
  });

  it('a lock that another holds, to whoever has written: neither would have the connection', async () => {
    const tenant = nextTenant();
    let go: () => void = () => undefined;
    const held = new Promise<void>((resolve) => (go = resolve));
    let goOn: () => void = () => undefined;
    const ended = new Promise<void>((resolve) => (goOn = resolve));
    const holder = store.transaction(tenant, async (records) => {
      await records.lock('year');
      go();
      await ended;
      return records.count(monthly);
    });
    await held;
    const writer = store.transaction(tenant, async (records) => {
      await records.insert(everyKind, [row(tenant, 'a')]);
      await records.lock('year');
    });
    await expect(writer).rejects.toMatchObject({ fault: { code: 409, name: 'HELD_BY_OTHERS' } });
    goOn();
    expect(await holder).toBe(0);
    expect(await codes(tenant)).toEqual([]);
  });
});
