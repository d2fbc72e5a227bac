import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { migrate, migrationsDirectory, openDatabase, type Database } from '@rdm/postgres';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { backup as runBackup } from '../../adapters/blade-server/src/bootstrap/backup';
import { startPostgres, type PostgresServer } from '../setup/postgres-server';
import { chanceFrom, seed } from './kills';
import { dumpOf } from './dump';
import { printedBy } from './printed';
import { fillTwoTenants } from './two-tenants';

type Environment = Readonly<Record<string, string>>;

const command = (environment: Environment, ...args: string[]) =>
  printedBy(() => runBackup(args, environment, migrationsDirectory));

/** Every file below a folder with its content, by its place. */
function filesIn(folder: string): Record<string, string> {
  if (!fs.existsSync(folder)) return {};
  const names = fs.readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => !name.startsWith('.'));
  const files = names.filter((name) => fs.statSync(path.join(folder, name)).isFile()).toSorted();
  return Object.fromEntries(files.map((name) => [name, fs.readFileSync(path.join(folder, name)).toString('base64')]));
}

const DAMAGED = /cut off or damaged|do(es)? not match|cannot read|not the one/;

/** The bytes with one bit of one of them changed. */
function flipped(bytes: Buffer, place: number): Buffer {
  const changed = Buffer.from(bytes);
  changed[place]! ^= 1;
  return changed;
}

describe(`A backup (seed ${seed})`, () => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'rdm-backup-'));
  const at = (name: string) => path.join(folder, name);
  const key = { RDM_BACKUP_KEY: 'a key of sixteen characters or more' };
  let server: PostgresServer;
  let databases = 0;
  let original: readonly string[];
  let whole: string;

  const on = async <T>(place: Environment, work: (database: Database) => Promise<T>): Promise<T> => {
    const { DATABASE_URL: url, RDM_DATA_DIR: directory = '' } = place;
    const database = await openDatabase(
      url ? { url, connections: 1 } : { embedded: { directory: path.join(directory, 'database') } },
    );
    try {
      return await work(database);
    } finally {
      await database.close();
    }
  };
  /** An empty database whose owner is not a superuser, as with hosted databases, and an empty folder of files. */
  const emptyServer = async (): Promise<Environment> => {
    const name = `restored_${(databases += 1)}`;
    await on({ DATABASE_URL: server.url }, ({ use }) =>
      use((session) => session.query(`create database ${name} owner owner`)),
    );
    const url = new URL(server.url);
    url.username = 'owner';
    url.pathname = `/${name}`;
    return { DATABASE_URL: url.href, RDM_DATA_DIR: at(name) };
  };
  const asSuperuser = (place: Environment) => ({
    ...place,
    DATABASE_URL: place['DATABASE_URL']!.replace('//owner@', '//postgres@'),
  });
  const source: Environment = { RDM_DATA_DIR: at('source') };
  const refused = async (sentence: RegExp, environment: Environment, ...args: string[]) => {
    const { code, printed } = await command(environment, ...args);
    expect(
      printed
        .split('\n')
        .filter((line) => line.startsWith('✗'))
        .join(),
    ).toMatch(sentence);
    expect(code).toBe(1);
  };

  beforeAll(async () => {
    server = await startPostgres();
    await on({ DATABASE_URL: server.url }, ({ use }) =>
      use((session) => session.query('create role owner login createrole')),
    );
    await fillTwoTenants(at('source'), path.join(at('source'), 'database'));
    original = await on(source, dumpOf);
    whole = at('whole.rdm');
    const made = await command({ ...source, ...key }, 'backup', whole);
    expect(made.code, made.printed).toBe(0);
  });
  afterAll(async () => {
    await server.stop();
    fs.rmSync(folder, { recursive: true, force: true });
  });

  it('of the demonstration, restored into the other database and back, is equal row by row and file by file', async () => {
    const there = await emptyServer();
    const restored = await command({ ...there, ...key }, 'restore', whole);
    expect(restored.code, restored.printed).toBe(0);
    expect(await on(asSuperuser(there), dumpOf)).toEqual(original);
    const files = filesIn(path.join(at('source'), 'files'));
    expect(Object.keys(files).length).toBeGreaterThan(5);
    expect(filesIn(path.join(there['RDM_DATA_DIR']!, 'files'))).toEqual(files);
    // Read as the owner, to whom the rows of one tenant at a time are shown.
    const second = at('second.rdm');
    const made = await command(there, 'backup', second);
    expect(made.code, made.printed).toBe(0);
    const back = { RDM_DATA_DIR: at('returned') };
    const returned = await command(back, 'restore', second);
    expect(returned.code, returned.printed).toBe(0);
    expect(await on(back, dumpOf)).toEqual(original);
    expect(filesIn(path.join(at('returned'), 'files'))).toEqual(files);
  });

  it('keeps row-level security forced where it was restored', async () => {
    const there = await emptyServer();
    await command({ ...there, ...key }, 'restore', whole);
    await on(there, async ({ use }) => {
      expect((await use((session) => session.query('select from audit_entry'))).rows).toHaveLength(0);
    });
  });

  it('is checked as a whole, and says what it holds', async () => {
    const { code, printed } = await command(key, 'check', whole);
    expect(code).toBe(0);
    expect(printed).toContain(`${original.length} 行 rows`);
  });

  it('that is encrypted holds no name in clear, and opens with its key alone', async () => {
    expect(fs.readFileSync(whole).subarray(0, 21).toString()).toBe('age-encryption.org/v1');
    const there = await emptyServer();
    await refused(/set RDM_BACKUP_KEY/, there, 'restore', whole);
    await refused(/not the one/, { ...there, RDM_BACKUP_KEY: 'another key of sixteen characters' }, 'restore', whole);
    await refused(/at least 16/, { ...there, RDM_BACKUP_KEY: 'short' }, 'backup', at('short.rdm'));
    expect(fs.statSync(whole).mode & 0o077).toBe(0);
  });

  it('that is cut off or changed anywhere is refused, and nothing of it restored', { timeout: 300_000 }, async () => {
    const plain = at('plain.rdm');
    expect((await command(source, 'backup', plain)).code).toBe(0);
    const chance = chanceFrom(seed);
    const there = await emptyServer();
    for (const file of [plain, whole]) {
      const bytes = fs.readFileSync(file);
      for (const [number, damaged] of [
        bytes.subarray(0, bytes.length - 1),
        ...[0.2, 0.5, 0.8].map((share) => flipped(bytes, Math.floor((share + chance() / 10) * bytes.length))),
        bytes.subarray(0, Math.floor(chance() * bytes.length)),
      ].entries()) {
        fs.writeFileSync(at('damaged.rdm'), damaged);
        await refused(DAMAGED, key, 'check', at('damaged.rdm'));
        if (number < 2) await refused(DAMAGED, { ...there, ...key }, 'restore', at('damaged.rdm'));
      }
    }
    const rows = await on(asSuperuser(there), dumpOf);
    expect(rows).toEqual([]);
  });

  it('is restored into an empty database alone', async () => {
    await refused(/not empty|newer/, { ...source, ...key }, 'restore', whole);
    expect(await on(source, dumpOf)).toEqual(original);
  });

  it('is written beside no other of its name, and leaves nothing of one that failed', async () => {
    await refused(/is there already/, source, 'backup', whole);
    const held = await openDatabase({ embedded: { directory: path.join(at('source'), 'database') } });
    await refused(/in use by process/, source, 'backup', at('held.rdm'));
    await held.close();
    expect(fs.readdirSync(folder).filter((name) => name.startsWith('held'))).toEqual([]);
  });

  it('of an earlier version is restored, and brought forward', async () => {
    const earlier = await emptyServer();
    await on(earlier, async (database) => {
      await migrate(database, migrationsDirectory, '0061-quotas.sql');
      await database.use(async (session) => {
        await session.query(`begin; set local app.tenant = '100001'`);
        await session.query(`insert into audit_entry (tenant_id, id, resource, record_id, action, time)
          values ('100001', 1, 'x', '1', 'insert', '2024-01-01 00:00:00')`);
        await session.query(`set local app.tenant = '000000'`);
        await session.query(`insert into blade_system_tenant (tenant_id, id, version, status, create_time, update_time, code)
          values ('000000', 1, 1, 1, '2024-01-01 00:00:00', '2024-01-01 00:00:00', '100001')`);
        await session.query('commit');
      });
    });
    const file = at('earlier.rdm');
    const made = await command(earlier, 'backup', file);
    expect(made.code, made.printed).toBe(0);
    const there = await emptyServer();
    const restored = await command(there, 'restore', file);
    expect(restored.code, restored.printed).toBe(0);
    await on(there, async (database) => expect(await migrate(database)).toEqual([]));
    expect((await on(asSuperuser(there), dumpOf)).map((line) => line.split(' ')[0])).toEqual([
      'audit_entry',
      'blade_system_tenant',
    ]);
  });

  it('of a server is of one moment, while others write', async () => {
    const there = await emptyServer();
    await command({ ...there, ...key }, 'restore', whole);
    let isWriting = true;
    const writing = on(asSuperuser(there), async (database) => {
      for (let id = 1; isWriting; id += 1) {
        // Two rows in two tables at once: a backup has both or neither.
        await database.use((session) =>
          session.query(`begin;
            insert into audit_entry (tenant_id, id, resource, record_id, action, time)
              values ('100001', ${id}, 'both', '1', 'insert', '2024-01-01 00:00:00');
            insert into rdm_work_outcome (tenant_id, id, version, status, create_time, update_time, work_id)
              values ('100001', ${id}, 1, 1, '2024-01-01 00:00:00', '2024-01-01 00:00:00', '${id}');
            commit`),
        );
        // Often enough to be met midway, and the backup is not of what this writes alone.
        await sleep(2);
      }
    });
    const made = await command(there, 'backup', at('meanwhile.rdm'));
    isWriting = false;
    await writing;
    expect(made.code, made.printed).toBe(0);
    const after = { RDM_DATA_DIR: at('after') };
    await command(after, 'restore', at('meanwhile.rdm'));
    await on(after, async ({ use }) => {
      const count = async (sql: string) => (await use((session) => session.query<{ n: string }>(sql))).rows[0]!.n;
      expect(await count(`select count(*) as n from audit_entry where resource = 'both'`)).toBe(
        await count('select count(*) as n from rdm_work_outcome'),
      );
    });
  });
});
