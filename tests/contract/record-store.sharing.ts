import { setTimeout as pause } from 'node:timers/promises';
import { Refusal } from '@rdm/core/internal/kernel';
import type { Records, RecordStore } from '@rdm/core/internal/records';
import { createRecordStore, type Database } from '@rdm/postgres';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { everyKind, monthly, nextTenant, record } from './record-store.resources';

/** Milliseconds after which a blocked transaction has certainly reached its wait. */
const LONG_ENOUGH = 80;
const by = { user: null, time: '2024-01-01 00:00:00' };

interface Signal {
  readonly given: Promise<void>;
  give(): void;
}

function signal(): Signal {
  let give: () => void = () => undefined;
  const given = new Promise<void>((resolve) => (give = resolve));
  return { given, give };
}

const nameOf = (end: PromiseSettledResult<unknown>) =>
  end.status === 'fulfilled' ? 'done' : end.reason instanceof Refusal ? end.reason.fault.name : String(end.reason);

/** How concurrent transactions affect each other where each has a connection of its own. */
export function sharingContract(on: string, open: () => Promise<Database>): void {
  describe(`transactions at the same time on ${on}`, () => {
    let database: Database;
    let store: RecordStore;
    beforeAll(async () => {
      database = await open();
      store = createRecordStore(database);
    });
    afterAll(() => database.close());

    const count = (tenant: string) => store.transaction(tenant, (records) => records.count(everyKind));
    const insert = (records: Records, code: string) =>
      records.insert(everyKind, [record(everyKind, records.tenantId, { code })]);
    const add = (tenant: string, code: string) => store.transaction(tenant, (records) => insert(records, code));
    /** Runs `work` until it calls `others`, which then finishes before `work` continues. */
    const meanwhile = async <T, U>(
      tenant: string,
      work: (records: Records, others: () => Promise<void>) => Promise<T>,
      others: () => Promise<U>,
    ) => {
      const [asked, done] = [signal(), signal()];
      const ends = await Promise.allSettled([
        store.transaction(tenant, (records) => work(records, () => (asked.give(), done.given))),
        asked.given.then(others).finally(done.give),
      ]);
      return ends;
    };
    const values = (ends: readonly PromiseSettledResult<unknown>[]) =>
      ends.map((end) => (end.status === 'fulfilled' ? end.value : end.reason));

    it('go on while one has only read, which sees then what they have committed', async () => {
      const tenant = nextTenant();
      const ends = await meanwhile(
        tenant,
        async (records, others) => {
          const before = await records.count(everyKind);
          await others();
          return [before, await records.count(everyKind)];
        },
        () => add(tenant, 'a'),
      );
      expect(values(ends)).toEqual([[0, 1], undefined]);
    });

    it('go on while one holds a lock, except those who want it as well', async () => {
      const tenant = nextTenant();
      const steps: string[] = [];
      const second = signal();
      const ends = await meanwhile(
        tenant,
        async (records, others) => {
          await records.lock('year');
          await others();
          steps.push('first');
          await insert(records, 'a');
        },
        async () => {
          const waiting = store.transaction(tenant, async (records) => {
            await records.lock('year');
            steps.push('second');
            return records.count(everyKind);
          });
          waiting.then(second.give, second.give);
          await pause(LONG_ENOUGH);
          await add(tenant, 'b');
          return { waiting };
        },
      );
      await second.given;
      expect(steps).toEqual(['first', 'second']);
      expect(await (values(ends)[1] as { waiting: Promise<number> }).waiting).toBe(2);
    });

    it('go on while one writes, of which nothing shows before it is over', async () => {
      const tenant = nextTenant();
      const ends = await meanwhile(
        tenant,
        async (records, others) => {
          await insert(records, 'a');
          await others();
          await insert(records, 'b');
        },
        async () => {
          await store.transaction(tenant, (records) =>
            records.insert(monthly, [record(monthly, tenant, { code: 'other' })]),
          );
          return count(tenant);
        },
      );
      expect(values(ends)).toEqual([undefined, 0]);
      expect(await count(tenant)).toBe(2);
    });

    it('find nothing of one that failed, and what it had taken is free', async () => {
      const tenant = nextTenant();
      const ends = await meanwhile(
        tenant,
        async (records, others) => {
          await insert(records, 'a');
          await others();
          throw new Error('midway');
        },
        () => count(tenant),
      );
      expect(ends.map(nameOf)).toEqual(['Error: midway', 'done']);
      expect(await count(tenant)).toBe(0);
      await add(tenant, 'a');
    });

    it('wait where they would write what one has written', async () => {
      const tenant = nextTenant();
      const [kept, removed] = [
        record(everyKind, tenant, { code: 'kept' }),
        record(everyKind, tenant, { code: 'gone' }),
      ];
      await store.transaction(tenant, (records) => records.insert(everyKind, [kept, removed]));
      const waiting: Promise<unknown>[] = [];
      await meanwhile(
        tenant,
        async (records, others) => {
          const rows = [kept, removed].map((row) => ({ ...row, note: 'by the first' }));
          await records.update(everyKind, rows);
          await insert(records, 'new');
          await others();
        },
        async () => {
          waiting.push(
            add(tenant, 'new'),
            store.transaction(tenant, (records) => records.update(everyKind, [{ ...kept, note: 'by another' }])),
            store.transaction(tenant, (records) => records.remove(everyKind, [removed.id], by)),
          );
          for (const each of waiting) each.catch(() => undefined);
          await pause(LONG_ENOUGH);
          expect(await count(tenant)).toBe(2);
        },
      );
      const ends = await Promise.allSettled(waiting);
      expect(ends.map(nameOf)).toEqual(['DUPLICATE_KEY', 'done', 'done']);
      expect(values(ends).slice(1)).toEqual([[kept.id], 1]);
      const left = await store.transaction(tenant, (records) => records.find(everyKind, { order: [{ field: 'id' }] }));
      expect(left.map(({ code, note }) => [code, note])).toEqual([
        ['kept', 'by the first'],
        ['new', null],
      ]);
    });

    it('one of two that wait for each other is told to try again, the other goes on', async () => {
      const tenant = nextTenant();
      const [left, right] = [signal(), signal()];
      const both = (first: string, second: string, mine: Signal, other: Signal) =>
        store.transaction(tenant, async (records) => {
          await records.lock(first);
          mine.give();
          await other.given;
          await records.lock(second);
        });
      const ends = await Promise.allSettled([both('a', 'b', left, right), both('b', 'a', right, left)]);
      expect(ends.map(nameOf).sort()).toEqual(['HELD_BY_OTHERS', 'done']);
    });
  });
}
