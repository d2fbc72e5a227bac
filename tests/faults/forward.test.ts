import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import { endpoints, resourcePath } from '@rdm/blade-protocol';
import { personnel, project } from '@rdm/core/internal/project';
import { migrate, openDatabase, type Database, type Session } from '@rdm/postgres';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { wireCaller } from '../contract/wire-caller';
import { endPrograms, startProgram } from '../e2e/program';
import { startPostgres, type PostgresServer } from '../setup/postgres-server';
import { tokenAt } from './people-stream';

/**
 * The demonstration as the first version of the program left it on a server, with its first two migrations: `pg_dump
 * --inserts` without the directives of psql. Never made anew: it stands for the databases that are out there.
 */
const DUMP = path.resolve(import.meta.dirname, '../fixtures/releases/0001-0002.sql.gz');

interface Table {
  readonly name: string;
  readonly columns: readonly string[];
}

describe('The database of the first version', () => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'rdm-forward-'));
  let server: PostgresServer;
  let database: Database;
  let tables: readonly Table[];
  let before: ReadonlyMap<string, string>;

  const inTables = <T>(work: (session: Session) => Promise<T>) => database.use(work);
  /** Number and digest of the values of each column of each table. */
  const digests = (of: readonly Table[]) =>
    inTables(async (session) => {
      const found = new Map<string, string>();
      for (const { name, columns } of of) {
        const each = columns.map(
          (column) =>
            `count(*) || ' ' || coalesce(md5(string_agg(coalesce("${column}"::text, '-'), '|' order by tenant_id, id)), '')`,
        );
        const { rows } = await session.query<{ digests: string[] }>(
          `select array[${each.join(', ')}] as digests from "${name}"`,
        );
        for (const [at, column] of columns.entries()) found.set(`${name}.${column}`, rows[0]!.digests[at]!);
      }
      return found;
    });
  const tablesNow = () =>
    inTables(async (session) => {
      const { rows } = await session.query<Table>(
        `select c.relname::text as name, array_agg(a.attname::text order by a.attnum) as columns
        from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
        where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and c.relname not in ('schema_migration', 'row_count')
        group by c.relname order by c.relname`,
      );
      return rows;
    });

  beforeAll(async () => {
    server = await startPostgres();
    database = await openDatabase({ url: server.url, connections: 2 });
    await inTables((session) => session.query('create role rdm_app'));
    await inTables((session) => session.query(gunzipSync(fs.readFileSync(DUMP)).toString()));
    // The dump leaves its connection without a schema.
    await database.close();
    database = await openDatabase({ url: server.url, connections: 2 });
    tables = await tablesNow();
    before = await digests(tables);
  });
  afterAll(async () => {
    await endPrograms();
    await database?.close();
    await server?.stop();
    fs.rmSync(folder, { recursive: true, force: true });
  });

  it('is brought forward by every migration since, and none is applied twice', async () => {
    const applied = await migrate(database);
    expect(applied[0]).toBe('0003-submissions.sql');
    expect(applied.length).toBeGreaterThan(55);
    expect(await migrate(database)).toEqual([]);
  });

  it('has the rows it had, value by value', async () => {
    const now = new Map((await tablesNow()).map(({ name, columns }) => [name, new Set(columns)]));
    const left = tables.map(({ name, columns }) => ({
      name,
      columns: columns.filter((column) => now.get(name)?.has(column)),
    }));
    const after = await digests(left);
    const changed = [...after].flatMap(([column, digest]) => (before.get(column) === digest ? [] : [column]));
    // Menus were arranged anew since, and with them what roles are granted.
    expect([...new Set(changed.map((column) => column.split('.')[0]))]).toEqual([
      'blade_system_menu',
      'blade_system_role',
    ]);
    // It was renamed.
    expect([...before.keys()].filter((column) => !after.has(column))).toEqual(['blade_user.role_ids']);
    expect([...before.values()].filter((digest) => !digest.startsWith('0 ')).length).toBeGreaterThan(100);
  });

  it('is served: people sign in, see what they had, and compute the year', { timeout: 240_000 }, async () => {
    const program = startProgram({
      ...{ DATABASE_URL: server.url, RDM_MODE: 'demonstration', RDM_CAPTCHA: 'off' },
      RDM_DATA_DIR: folder,
    });
    const url = await program.url();
    const token = await tokenAt(url, '100001');
    const call = wireCaller(url);
    const total = async (resource: Parameters<typeof resourcePath>[0]) => {
      const { status, body } = await call('GET', resourcePath(resource, 'list'), { token, query: { size: '1' } });
      expect(status).toBe(200);
      return (body.data as unknown as { total: number }).total;
    };
    const count = (table: string) =>
      inTables(async (session) => {
        const { rows } = await session.query<{ count: number }>(
          `select count(*)::int as count from ${table} where tenant_id = '100001' and is_deleted = 0`,
        );
        return rows[0]!.count;
      });
    expect(await total(project)).toBe(await count('blade_rdm_project'));
    expect(await total(personnel)).toBe(await count('blade_rdm_entpersonnel'));
    const [{ year }] = (await inTables(
      async (session) =>
        (
          await session.query<{ year: string }>(
            `select max(year) as year from blade_rdm_project where tenant_id = '100001'`,
          )
        ).rows,
    )) as [{ year: string }];
    const recomputed = await call('GET', endpoints.ledger.recompute.path, { token, query: { year } });
    expect(recomputed.status, JSON.stringify(recomputed.body).slice(0, 300)).toBe(200);
    const query = { year, addedType: 'ANNUAL' };
    const { body } = await call('GET', endpoints.ledger.preferential.path, { token, query });
    expect(Number((body.data as { base: string }).base)).toBeGreaterThan(1_000_000);
  });
});
