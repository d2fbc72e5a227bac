import {
  crud,
  defineResource,
  integer,
  type Selection,
  type StoredRecord,
  type Where,
} from '@rdm/core/internal/records';
import { DomainError, text } from '@rdm/core/internal/kernel';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '../database';
import { openDatabase } from '../open-database';
import { migrate } from '../migration/migrate';
import { tableSql } from '../schema/table-sql';
import { createRecordStore } from './record-store';

const label = text('样本', 'Sample');
const sample = defineResource('deep/sample', {
  label,
  fields: { group: integer({ label }), rank: integer({ label }) },
  naturalKey: [],
  order: [{ field: 'rank', descending: true }],
  permissions: crud('deep'),
});

const rowOf = (tenantId: string, at: number): StoredRecord => ({
  id: String(at + 1),
  tenantId,
  version: 1,
  status: 1,
  createUser: null,
  createDept: null,
  createTime: '2024-01-02 08:00:00',
  updateUser: null,
  updateTime: '2024-01-02 08:00:00',
  group: at % 2,
  // Equal ranks are ordered by id; rows without a rank come last.
  rank: at % 10 === 9 ? null : at % 300,
});

describe('the record store on PostgreSQL', () => {
  let database: Database;
  beforeAll(async () => {
    database = await openDatabase({ embedded: { memory: true } });
    await migrate(database);
  }, 60_000);
  afterAll(() => database.close());

  it('refuses a transaction inside another instead of waiting for ever', async () => {
    const store = createRecordStore(database);
    const nested = store.transaction('t1', () => store.transaction('t1', (records) => records.history('x', '1')));
    await expect(nested).rejects.toThrow(DomainError);
  });

  it('takes a transaction begun later from within the reach of an earlier one', async () => {
    const store = createRecordStore(database);
    const later = { begin: (): Promise<unknown> => Promise.reject(new Error('not set')) };
    await store.transaction('t1', async () => {
      const ended = new Promise((resolve) => setTimeout(resolve, 20));
      const begun = ended.then(() => store.transaction('t1', (records) => records.history('x', '1')));
      later.begin = () => begun;
    });
    expect(await later.begin()).toEqual([]);
  });

  it('reads a page far behind in the same order as the first ones, and only what matches', async () => {
    await database.use((session) => session.query(tableSql(sample)));
    const store = createRecordStore(database);
    const rows = Array.from({ length: 3_000 }, (_, at) => rowOf('t1', at));
    await store.transaction('t1', (records) => records.insert(sample, rows));
    await store.transaction('t2', (records) => records.insert(sample, [rowOf('t2', 1)]));
    await store.transaction('t1', async (records) => {
      await records.remove(sample, ['1', '3'], { user: null, time: '2024-01-03 08:00:00' });
      const where: Where<typeof sample> = [{ field: 'group', is: 'equal', value: 0 }];
      const all = await records.find(sample, { where });
      expect(all).toHaveLength(1_498);
      for (const offset of [999, 1_000, 1_001, 1_490, 1_498, 2_000]) {
        const page = await records.find(sample, { where, offset, limit: 20 });
        expect(page).toEqual(all.slice(offset, offset + 20));
      }
    });
  });

  it('reads a page from whichever end of the list is nearer, with the rows that a find has there', async () => {
    const store = createRecordStore(database);
    const look = fc.record({
      order: fc.constantFrom<Selection<'group' | 'rank'>['order']>(
        undefined,
        [{ field: 'rank' }],
        [{ field: 'group' }, { field: 'rank', descending: true }],
      ),
      where: fc.constantFrom<Where<typeof sample>>([], [{ field: 'group', is: 'equal', value: 1 }]),
      offset: fc.oneof(fc.integer({ min: 990, max: 3_100 }), fc.integer({ min: 2_990, max: 3_002 })),
      limit: fc.integer({ min: 1, max: 40 }),
    });
    await fc.assert(
      fc.asyncProperty(look, ({ limit, ...list }) =>
        store.transaction('t1', async (records) => {
          const { offset, ...asked } = list;
          const all = await records.find(sample, asked);
          // With the second page it is known how many rows match.
          for (const size of [limit, limit + 1]) {
            const { rows, total } = await records.page(sample, { ...list, limit: size });
            expect(rows).toEqual(all.slice(offset, offset + size));
            expect(await total()).toBe(all.length);
          }
        }),
      ),
      { numRuns: 40 },
    );
  });

  it('leaves role and tenant behind with the transaction', async () => {
    await createRecordStore(database).transaction('t1', (records) => records.history('x', '1'));
    const { rows } = await database.use((session) =>
      session.query(`select current_user::text as role, current_setting('app.tenant', true) as tenant`),
    );
    expect(rows).toEqual([{ role: 'postgres', tenant: '' }]);
  });
});
