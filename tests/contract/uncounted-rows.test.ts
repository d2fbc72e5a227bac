import { checkTables, createRecordStore, type Database } from '@rdm/postgres';
import fs from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { embeddedMemory } from '../setup/embedded-memory';
import { openWithTables } from './record-store.isolation';
import { pageContract } from './record-store.pages';
import { contractResources, everyKind, nextTenant, record } from './record-store.resources';

/** docs/operations.md, as an operator runs it before tables are distributed. */
const withoutCounting = fs
  .readFileSync('docs/operations.md', 'utf8')
  .match(/```sql\n(do \$\$[\s\S]*?kept\\_count[\s\S]*?)```/)![1]!;

describe('a database whose triggers do not count', () => {
  let database: Database;
  beforeAll(async () => {
    database = await openWithTables(embeddedMemory);
    await database.use((session) => session.query(withoutCounting));
  });
  afterAll(() => database.close());

  pageContract({
    transaction: (tenantId, work) => createRecordStore(database, { worthKeeping: 0 }).transaction(tenantId, work),
    close: () => database.close(),
  });

  it('is accepted when the product starts', async () => {
    expect(await checkTables(database, contractResources)).toEqual([]);
  });

  it('is refused where a part of the triggers is left', async () => {
    const name = 'contract_every_kind';
    const again = `select keep_count_of('${name}'); drop trigger kept_count_delete on ${name}`;
    await database.use((session) => session.query(again));
    expect(await checkTables(database, contractResources)).toEqual([
      `The rows of table ${name} are counted by 3 of 4 triggers.`,
    ]);
    const store = createRecordStore(database);
    const tenant = nextTenant();
    await store.transaction(tenant, (records) => records.insert(everyKind, [record(everyKind, tenant, { code: 'a' })]));
    const count = await store.transaction(tenant, (records) => records.count(everyKind));
    expect(count).toBe(1);
  });
});
