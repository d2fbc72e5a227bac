import { storedResources } from '@rdm/core/internal/application';
import { checkTables, migrate, openDatabase, type Database } from '@rdm/postgres';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { embeddedMemory } from '../setup/embedded-memory';

let database: Database;
beforeAll(async () => {
  database = await openDatabase(embeddedMemory);
  await migrate(database);
});
afterAll(() => database.close());

it('has a table for every declaration after the migrations, with its columns, keys and row-level security', async () => {
  expect(await checkTables(database, storedResources)).toEqual([]);
});

it('tells when a table lacks what a declaration states', async () => {
  await database.use((session) => session.query('alter table blade_rdm_project drop column completion'));
  expect(await checkTables(database, storedResources)).toEqual([expect.stringContaining('completion')]);
});

it('counts the rows of every table of tenants as they change', async () => {
  const counting = `(select count(*) from pg_trigger t where t.tgrelid = p.polrelid and t.tgname like 'kept\\_count\\_%')`;
  const rows = `exists (select from pg_attribute a where a.attrelid = p.polrelid and a.attname = 'is_deleted')`;
  const tables = await database.use((session) =>
    session.query<{ name: string; counting: number }>(
      `select polrelid::regclass::text as name, ${counting}::int as counting from pg_policy p where polname = 'own_tenant' and ${rows}`,
    ),
  );
  expect(tables.rows.length).toBeGreaterThan(100);
  expect(tables.rows.filter(({ counting: triggers }) => triggers !== 4)).toEqual([]);
});
