import { DomainError } from '@rdm/core/kernel';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '../database';
import { openDatabase } from '../open-database';
import { migrate } from '../migration/migrate';
import { createRecordStore } from './record-store';

describe('the record store on PostgreSQL', () => {
  let database: Database;
  beforeAll(async () => {
    database = await openDatabase({ embedded: { memory: true } });
    await migrate(database);
  });
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

  it('leaves role and tenant behind with the transaction', async () => {
    await createRecordStore(database).transaction('t1', (records) => records.history('x', '1'));
    const { rows } = await database.use((session) =>
      session.query(`select current_user::text as role, current_setting('app.tenant', true) as tenant`),
    );
    expect(rows).toEqual([{ role: 'postgres', tenant: '' }]);
  });
});
