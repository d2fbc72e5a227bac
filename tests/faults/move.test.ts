import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { migrate, migrationsDirectory, openDatabase, type Database } from '@rdm/postgres';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { move as runMove } from '../../adapters/blade-server/src/bootstrap/move';
import { endPrograms } from '../e2e/program';
import { startPostgres, type PostgresServer } from '../setup/postgres-server';
import { dumpOf } from './dump';
import { printedBy, type Ended } from './printed';
import { fillTwoTenants } from './two-tenants';

const root = path.resolve(import.meta.dirname, '../..');

/** Runs the command as a user does. */
async function command(directory: string, ...args: string[]): Promise<Ended> {
  const child = spawn(process.execPath, ['scripts/move.mjs', ...args], {
    cwd: root,
    env: { ...process.env, RDM_DATA_DIR: directory },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let printed = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (data: string) => (printed += data));
  }
  const [code] = (await once(child, 'close')) as [number];
  return { code, printed };
}

/** Runs what the command does after its build, within this process. */
const move = (directory: string, ...args: string[]): Promise<Ended> =>
  printedBy(() => runMove(args, { RDM_DATA_DIR: directory }, migrationsDirectory));

describe('Everything of a database moved to another one', () => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'rdm-move-'));
  const directory = (name: string) => path.join(folder, name);
  const embedded = (name: string) => ({ embedded: { directory: path.join(directory(name), 'database') } });
  let server: PostgresServer;
  let databases = 0;
  let original: string[];

  /** A separate database on the server whose owner is not a superuser, as with hosted databases. */
  const emptyDatabase = async (): Promise<string> => {
    const name = `moved_${(databases += 1)}`;
    await onServer(server.url, async ({ use }) => {
      await use((session) => session.query(`create database ${name} owner owner`));
    });
    const url = new URL(server.url);
    url.username = 'owner';
    url.pathname = `/${name}`;
    return url.href;
  };
  const onServer = async <T>(url: string, work: (database: Database) => Promise<T>): Promise<T> => {
    const database = await openDatabase({ url, connections: 1 });
    try {
      return await work(database);
    } finally {
      await database.close();
    }
  };
  const inDirectory = async <T>(name: string, work: (database: Database) => Promise<T>): Promise<T> => {
    const database = await openDatabase(embedded(name));
    try {
      return await work(database);
    } finally {
      await database.close();
    }
  };
  /** The same database as a superuser, to whom row-level security does not apply. */
  const asSuperuser = (url: string) => url.replace('//owner@', '//postgres@');
  const refused = async (sentence: RegExp, name: string, ...args: string[]) => {
    const { code, printed } = await move(directory(name), ...args);
    expect(printed).toMatch(sentence);
    expect(printed.split('\n').filter((line) => line.startsWith('✗'))).toHaveLength(1);
    expect(printed).not.toMatch(/\n\s+at /);
    expect(code).toBe(1);
  };

  beforeAll(async () => {
    server = await startPostgres();
    await onServer(server.url, ({ use }) => use((session) => session.query('create role owner login createrole')));
    await fillTwoTenants(directory('source'), embedded('source').embedded.directory);
    original = await inDirectory('source', dumpOf);
  });
  afterAll(async () => {
    await endPrograms();
    await server.stop();
    fs.rmSync(folder, { recursive: true, force: true });
  });

  describe('from the embedded database to a server and back', () => {
    let url: string;
    let there: Ended;
    let back: Ended;
    beforeAll(async () => {
      url = await emptyDatabase();
      there = await command(directory('source'), '--to', url);
      back = await command(directory('returned'), '--from', url);
    });

    it('is equal to the last byte, there and back, and the sources are what they were', async () => {
      expect([there.code, back.code], there.printed + back.printed).toEqual([0, 0]);
      expect(await onServer(asSuperuser(url), dumpOf)).toEqual(original);
      expect(await inDirectory('returned', dumpOf)).toEqual(original);
      expect(await inDirectory('source', dumpOf)).toEqual(original);
      expect(new Set(original.map((line) => line.split(' ')[0])).size).toBeGreaterThan(15);
    });

    it('is told table by table, with rows and the beginning of the checksum, the same both ways', () => {
      const tables = ({ printed }: Ended) =>
        printed.split('\n').filter((line) => /^ {2}\w+ +\d+ {2}[0-9a-f]{12}$/.test(line));
      expect(tables(there).length).toBeGreaterThan(20);
      expect(tables(back)).toEqual(tables(there));
      for (const line of tables(there)) {
        const [table, rows] = line.trim().split(/ +/);
        expect(Number(rows), table).toBe(original.filter((each) => each.startsWith(`${table!} `)).length);
      }
    });

    it('tells each step with its time, and at last that files are not in the database', () => {
      for (const { printed } of [there, back]) {
        expect(printed).toMatch(/✓ .*Compare counts and checksums \d+\.\d s/);
        expect(printed.trimEnd().split('\n').at(-1)).toMatch(/上传的文件.*Uploaded files/);
      }
    });

    it('keeps row-level security forced on the server, also for the owner of the tables', async () => {
      const secured = `select bool_and(relrowsecurity and relforcerowsecurity) as secured from pg_class
        where relnamespace = current_schema()::regnamespace and relkind = 'r' and relpersistence = 'p' and relname not in ('schema_migration', 'row_count')`;
      await onServer(url, async ({ use }) => {
        expect((await use((session) => session.query(secured))).rows).toEqual([{ secured: true }]);
        expect((await use((session) => session.query('select from audit_entry'))).rows).toHaveLength(0);
      });
    });

    it('goes on from that server to another one without the embedded database', async () => {
      const other = await emptyDatabase();
      expect((await move(directory('unused'), '--from', url, '--to', other)).code).toBe(0);
      expect(await onServer(asSuperuser(other), dumpOf)).toEqual(original);
      expect(fs.existsSync(directory('unused'))).toBe(false);
    });
  });

  it('is refused when the target has rows of anybody', async () => {
    const url = await emptyDatabase();
    await onServer(url, (database) => migrate(database));
    await onServer(asSuperuser(url), async (database) => {
      await database.use((session) =>
        session.query(`insert into audit_entry (tenant_id, id, resource, record_id, action, time)
          values ('100009', 1, 'x', '1', 'insert', '2024-01-01 00:00:00')`),
      );
    });
    await refused(/target database is not empty \(audit_entry has rows\)/, 'source', '--to', url);
    await refused(/target database is not empty/, 'source', '--from', url);
  });

  it('is refused while a program has the embedded database open', async () => {
    const url = await emptyDatabase();
    const held = await openDatabase(embedded('source'));
    await refused(/is in use by process \d+/, 'source', '--to', url);
    await held.close();
  });

  it('is refused while somebody is connected to the server’s database', async () => {
    const url = await emptyDatabase();
    const held = new pg.Client({ connectionString: url });
    await held.connect();
    await refused(/target database is in use by another program/, 'source', '--to', url);
    await held.end();
  });

  it('is refused when the migrations differ', async () => {
    const url = await emptyDatabase();
    await onServer(url, async (database) => {
      await migrate(database);
      await database.use((session) =>
        session.query(`insert into schema_migration values ('9999-later.sql', 'of another version')`),
      );
    });
    await refused(
      /migrations of the target database differ from this program's \(9999-later\.sql\)/,
      'source',
      '--to',
      url,
    );
    await refused(
      /migrations of the source database differ from this program's \(9999-later\.sql\)/,
      'new',
      '--from',
      url,
    );
    const other = await emptyDatabase();
    await onServer(other, ({ use }) => use((session) => session.query('create table of_somebody (id int)')));
    await refused(/target database is not empty \(of_somebody has rows\)/, 'source', '--to', other);
  });

  it('is refused when the server cannot be reached, or has no such database or account', async () => {
    await refused(/The server of --to cannot be reached/, 'source', '--to', 'postgres://owner@127.0.0.1:1/x');
    await refused(/The server of --from cannot be reached/, 'new', '--from', 'postgres://owner@127.0.0.1:1/x');
    await refused(/The database of --to does not exist/, 'source', '--to', server.url.replace(/postgres$/, 'nowhere'));
  });

  it('is refused without a source, and says how it is called', async () => {
    await refused(/There is no database in .*nothing; check RDM_DATA_DIR/, 'nothing', '--to', await emptyDatabase());
    for (const args of [[], ['--to'], ['--to', 'mysql://x'], ['--into', server.url], ['--to', server.url, 'x']]) {
      await refused(/Usage: npm run move -- --to <DATABASE_URL>/, 'source', ...args);
    }
    expect(fs.existsSync(directory('nothing'))).toBe(false);
  });

  it('leaves the target empty and the source as it was when it fails half-way', async () => {
    const url = await emptyDatabase();
    await onServer(url, (database) => migrate(database));
    await onServer(asSuperuser(url), ({ use }) =>
      use((session) =>
        session.query(`create function stumble() returns trigger language plpgsql as
          $$ begin raise exception 'the disk of this test' using errcode = '53100'; end $$;
          create trigger stumble before insert on blade_user for each row execute function stumble()`),
      ),
    );
    await refused(/The disk of the server is full/, 'source', '--to', url);
    await onServer(asSuperuser(url), async (database) => {
      await database.use((session) => session.query('drop function stumble cascade'));
      expect(await dumpOf(database)).toEqual([]);
    });
    expect(await inDirectory('source', dumpOf)).toEqual(original);
    expect((await move(directory('source'), '--to', url)).code).toBe(0);
  });

  it('leaves the target empty when what arrived is not what was sent', async () => {
    const url = await emptyDatabase();
    await onServer(url, (database) => migrate(database));
    await onServer(asSuperuser(url), ({ use }) =>
      use((session) =>
        session.query(`create function change() returns trigger language plpgsql as
          $$ begin new.action := 'other'; return new; end $$;
          create trigger change before insert on audit_entry for each row execute function change()`),
      ),
    );
    await refused(/The copy of audit_entry does not equal its source/, 'source', '--to', url);
    expect(await onServer(asSuperuser(url), dumpOf)).toEqual([]);
  });
});
