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
