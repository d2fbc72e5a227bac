import { checkTables, migrate, openDatabase, tableSql, type Database, type DatabaseOptions } from '@rdm/postgres';
import { createRecordStore } from '@rdm/postgres';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { contractResources, everyKind, nextId, nextTenant, record, shared } from './record-store.resources';

/** A database with the foundation and the tables of the contract's resources. */
export async function openWithTables(options: DatabaseOptions): Promise<Database> {
  const database = await openDatabase(options);
  await migrate(database);
  await database.use((session) => session.query(contractResources.map(tableSql).join('\n')));
  return database;
}

/** What the database itself enforces, independently of the store. */
export function isolationContract(on: string, open: () => Promise<Database>): void {
  describe(`row-level security on ${on}`, () => {
    let database: Database;
    beforeAll(async () => {
      database = await open();
    });
    afterAll(() => database.close());

    const as = (tenant: string | null, sql: string, values: unknown[] = []) =>
      database.use(async (session) => {
        await session.query('begin; set local role rdm_app');
        if (tenant !== null) await session.query(`select set_config('app.tenant', $1, true)`, [tenant]);
        const result = await session.query(sql, values);
        await session.query('commit');
        return result;
      });
    const columns = '(tenant_id, id, version, status, create_time, update_time, code)';
    const insert = (table: string, tenant: string) =>
      `insert into ${table} ${columns} values ('${tenant}', ${nextId()}, 1, 1, now(), now(), 'raw')`;

    it('shows raw SQL only the tenant’s own rows, and none without a tenant', async () => {
      const [tenant, neighbour] = [nextTenant(), nextTenant()];
      const store = createRecordStore(database);
      await store.transaction(tenant, (records) =>
        records.insert(everyKind, [record(everyKind, tenant, { code: 'a' })]),
      );
      const all = 'select id from contract_every_kind';
      expect((await as(tenant, all)).rows).toHaveLength(1);
      expect((await as(neighbour, all)).rows).toEqual([]);
      expect((await as('', all)).rows).toEqual([]);
      expect((await as(null, all)).rows).toEqual([]);
      expect((await as(neighbour, 'update contract_every_kind set note = $1', ['x'])).rowCount).toBe(0);
      expect((await as(neighbour, 'delete from contract_every_kind')).rowCount).toBe(0);
    });

    it('lets nobody write into another tenant', async () => {
      const [tenant, neighbour] = [nextTenant(), nextTenant()];
      const refused = { code: '42501' };
      await expect(as(tenant, insert('contract_every_kind', neighbour))).rejects.toMatchObject(refused);
      await expect(as(null, insert('contract_every_kind', neighbour))).rejects.toMatchObject(refused);
      await expect(as(tenant, insert('contract_shared', '000000'))).rejects.toMatchObject(refused);
      await as(tenant, insert('contract_every_kind', tenant));
      const move = 'update contract_every_kind set tenant_id = $1';
      await expect(as(tenant, move, [neighbour])).rejects.toMatchObject(refused);
    });

    it('lets every tenant read the shared rows of the platform, none change them', async () => {
      const store = createRecordStore(database);
      const row = record(shared, '000000', { code: 'common' });
      await store.transaction('000000', (records) => records.insert(shared, [row]));
      const tenant = nextTenant();
      const find = 'select code from contract_shared where id = $1';
      expect((await as(tenant, find, [row.id])).rows).toEqual([{ code: 'common' }]);
      expect((await as(null, find, [row.id])).rows).toEqual([]);
      expect((await as(tenant, `update contract_shared set code = 'x' where id = $1`, [row.id])).rowCount).toBe(0);
      expect((await as(tenant, 'delete from contract_shared where id = $1', [row.id])).rowCount).toBe(0);
    });

    it('keeps history from being changed', async () => {
      await expect(as(nextTenant(), 'delete from audit_entry')).rejects.toMatchObject({ code: '42501' });
      await expect(as(nextTenant(), `update audit_entry set account = 'x'`)).rejects.toMatchObject({ code: '42501' });
    });

    it('the drafted tables are what the declarations say', async () => {
      expect(await checkTables(database, contractResources)).toEqual([]);
    });
  });
}
