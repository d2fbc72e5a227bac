import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Database } from '../database';
import { openDatabase } from '../open-database';
import { StartRefused } from '../start-refused';
import { migrate, migrationsDirectory } from './migrate';

describe('migrations', () => {
  let database: Database;
  let directory: string;
  const write = (name: string, sql: string) => writeFileSync(path.join(directory, name), sql);
  const tables = async () => {
    const sql = `select relname as name from pg_class where relkind = 'r' and relname like 'step%' order by 1`;
    const { rows } = await database.use((session) => session.query<{ name: string }>(sql));
    return rows.map((row) => row.name);
  };

  beforeAll(async () => {
    database = await openDatabase({ embedded: { memory: true } });
  });
  beforeEach(() => {
    directory = mkdtempSync(path.join(os.tmpdir(), 'rdm-migrations-'));
    write('0001-one.sql', 'create table step_one (id int);\n');
  });
  afterEach(async () => {
    rmSync(directory, { recursive: true, force: true });
    const sql = 'drop table if exists schema_migration, step_one, step_two, step_three';
    await database.use((session) => session.query(sql));
  });
  afterAll(() => database.close());

  it('are applied once, in order', async () => {
    write('0002-two.sql', 'alter table step_one rename to step_two;');
    expect(await migrate(database, directory)).toEqual(['0001-one.sql', '0002-two.sql']);
    write('0003-three.sql', 'create table step_three (id int); insert into step_three values (1);');
    expect(await migrate(database, directory)).toEqual(['0003-three.sql']);
    expect(await migrate(database, directory)).toEqual([]);
    expect(await tables()).toEqual(['step_three', 'step_two']);
  });

  it('that fail leave nothing of themselves, and are applied when mended', async () => {
    write('0002-two.sql', 'create table step_two (id int); select nonsense;');
    await expect(migrate(database, directory)).rejects.toMatchObject({ code: '42703' });
    expect(await tables()).toEqual(['step_one']);
    write('0002-two.sql', 'create table step_two (id int);');
    expect(await migrate(database, directory)).toEqual(['0002-two.sql']);
  });

  it('must not change after they were applied; line ends do not count', async () => {
    await migrate(database, directory);
    write('0001-one.sql', 'create table step_one (id int);\r\n');
    expect(await migrate(database, directory)).toEqual([]);
    write('0001-one.sql', 'create table step_one (id bigint);\n');
    await expect(migrate(database, directory)).rejects.toThrow(StartRefused);
    await expect(migrate(database, directory)).rejects.toThrow(/0001-one\.sql 在应用之后被修改[^\n]*\n.*changed after/);
  });

  it('of a newer program are refused', async () => {
    write('0002-two.sql', 'create table step_two (id int);');
    await migrate(database, directory);
    rmSync(path.join(directory, '0002-two.sql'));
    await expect(migrate(database, directory)).rejects.toThrow(StartRefused);
  });

  it.each(['two.sql', '0001-other.sql', '2-two.sql'])('must be named by a number of their own: %s', async (name) => {
    write(name, 'select 1');
    await expect(migrate(database, directory)).rejects.toThrow(StartRefused);
    expect(await tables()).toEqual([]);
  });

  it('asked for twice at once are applied once', async () => {
    const both = await Promise.all([migrate(database, directory), migrate(database, directory)]);
    expect(both.flat()).toEqual(['0001-one.sql']);
  });

  it('of this package apply to an empty database', async () => {
    const fresh = await openDatabase({ embedded: { memory: true } });
    expect(await migrate(fresh)).toEqual(readdirSync(migrationsDirectory).sort());
    const sql = `select rolsuper, rolbypassrls, rolcanlogin from pg_roles where rolname = 'rdm_app'`;
    const { rows } = await fresh.use((session) => session.query(sql));
    expect(rows).toEqual([{ rolsuper: false, rolbypassrls: false, rolcanlogin: false }]);
    await fresh.close();
  });
});
