import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import type { Database } from '../database';
import { openDatabase } from '../open-database';
import { startChild } from './child.testing';
import { DataDirectoryInUse, DataDirectoryLost } from './directory-lock';
import { maintain } from './maintenance';
import { DiskFailure } from './disk-failure';

describe('the embedded database in a directory', () => {
  let directory: string;
  let database: Database;
  const open = () => openDatabase({ embedded: { directory } });
  const query = (sql: string, values?: unknown[]) => database.use((session) => session.query(sql, values));

  beforeAll(async () => {
    directory = fs.mkdtempSync(path.join(os.tmpdir(), 'rdm-embedded-'));
    database = await open();
    await query('create table sample (id int primary key, value text)');
  }, 60_000);
  afterEach(() => vi.restoreAllMocks());
  afterAll(async () => {
    await database.close();
    fs.rmSync(directory, { recursive: true, force: true });
  });

  it('brings every commit to the disk before it is answered, by one call of fsync', async () => {
    expect((await query('show fsync')).rows).toEqual([{ fsync: 'on' }]);
    const counts: number[] = [];
    for (let id = 1; id <= 20; id += 1) {
      const sync = vi.spyOn(fs, 'fsyncSync');
      await query('insert into sample values ($1, $2)', [id, 'x']);
      counts.push(sync.mock.calls.length);
      sync.mockRestore();
    }
    expect(counts).toEqual(Array.from({ length: 20 }, () => 1));
  });

  it('refuses a second opening while it is open', async () => {
    await expect(open()).rejects.toThrow(DataDirectoryInUse);
  });

  it.runIf(process.platform !== 'win32')('keeps every file, and where it lies, for nobody else to read', async () => {
    await query(`create table new_file as select 1 as id`);
    const files = fs
      .readdirSync(directory, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => path.join(entry.parentPath, entry.name));
    expect(files.length).toBeGreaterThan(900);
    const modeOf = (place: string) => (fs.statSync(place).mode & 0o777).toString(8);
    expect(files.filter((file) => modeOf(file) !== '600')).toEqual([]);
    expect([...new Set(files.map((file) => path.dirname(file)))].filter((folder) => modeOf(folder) !== '700')).toEqual(
      [],
    );
  });

  it.runIf(process.platform !== 'win32')(
    'is created from a mould, private and complete like any other',
    async () => {
      const engine = await PGlite.create();
      const mould = await engine.dumpDataDir('none');
      await engine.close();
      const home = fs.mkdtempSync(path.join(os.tmpdir(), 'rdm-embedded-'));
      const create = vi.fn(async () => mould as Blob);
      const moulded = () => openDatabase({ embedded: { directory: home, mould: create } });
      const first = await moulded();
      await first.use((session) => session.query(`create table sample as select 'kept' as value`));
      await first.close();
      const again = await moulded();
      expect((await again.use((session) => session.query('select value from sample'))).rows).toEqual([
        { value: 'kept' },
      ]);
      await again.close();
      expect(create).toHaveBeenCalledTimes(1);
      const files = fs.readdirSync(path.join(home, 'cluster'), { recursive: true, withFileTypes: true });
      const isOpen = (entry: fs.Dirent) => (fs.statSync(path.join(entry.parentPath, entry.name)).mode & 0o077) !== 0;
      expect(files.length).toBeGreaterThan(900);
      expect(files.filter(isOpen).map((entry) => entry.name)).toEqual([]);
      fs.rmSync(home, { recursive: true, force: true });
    },
    60_000,
  );

  it('stops for good when its lock is taken away, and writes nothing more', async () => {
    const home = fs.mkdtempSync(path.join(os.tmpdir(), 'rdm-embedded-'));
    const timers = vi.spyOn(globalThis, 'setTimeout');
    const robbed = await openDatabase({ embedded: { directory: home } });
    const heartbeats = timers.mock.calls.filter(([, delay]) => delay === 10_000);
    vi.restoreAllMocks();
    await robbed.use((session) => session.query('create table sample (id int)'));
    fs.rmdirSync(path.join(home, 'cluster.lock'));
    for (const [beat] of heartbeats) beat();
    const insert = () => robbed.use((session) => session.query('insert into sample values (1)'));
    await vi.waitFor(() => expect(insert()).rejects.toThrow(DataDirectoryLost), { timeout: 5_000 });
    await expect(insert()).rejects.toThrow(home);
    await robbed.close();
    fs.rmSync(home, { recursive: true, force: true });
  });

  it('keeps its rows over closing and opening', async () => {
    await query(`insert into sample values (100, 'kept')`);
    await database.close();
    database = await open();
    expect((await query('select value from sample where id = 100')).rows).toEqual([{ value: 'kept' }]);
  });

  it('goes on after a failed statement, prepared or not', async () => {
    await expect(query('select nothing')).rejects.toMatchObject({ code: '42703' });
    const named = { name: 'broken', text: 'select missing from sample where id = $1', values: [1] };
    await expect(database.use((session) => session.query(named))).rejects.toMatchObject({ code: '42703' });
    await expect(query('insert into sample values (100, null)')).rejects.toMatchObject({ code: '23505' });
    expect((await query('select 1 as one')).rows).toEqual([{ one: 1 }]);
  });

  it('takes no statement of a transaction that could not be begun as it should', async () => {
    const ends = await database.use((session) =>
      Promise.allSettled([
        session.query('begin; set local role nobody_known'),
        session.query('select 1'),
        session.query('commit').then(({ command }) => expect(command).toBe('ROLLBACK')),
      ]),
    );
    expect(ends.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'fulfilled']);
    expect((await query('select 1 as one')).rows).toEqual([{ one: 1 }]);
  });

  it('lends its connection to one piece of work after the other, in the order in which they ask', async () => {
    const steps: string[] = [];
    const work = (name: string) =>
      database.use(async (session) => {
        steps.push(`${name} begins`);
        await session.query('select 1');
        await new Promise((resolve) => setTimeout(resolve, 5));
        await session.query('select 2');
        steps.push(`${name} ends`);
      });
    await Promise.all(['one', 'two', 'three'].map(work));
    expect(steps).toEqual(['one', 'two', 'three'].flatMap((name) => [`${name} begins`, `${name} ends`]));
  });

  it('rolls back what a failed piece of work left open', async () => {
    const work = database.use(async (session) => {
      await session.query('begin');
      await session.query(`insert into sample values (200, 'half')`);
      throw new Error('midway');
    });
    await expect(work).rejects.toThrow('midway');
    expect((await query('select from sample where id = 200')).rows).toEqual([]);
  });

  it('answers nothing the disk refused, and can be opened again', async () => {
    const home = fs.mkdtempSync(path.join(os.tmpdir(), 'rdm-embedded-'));
    const failing = await openDatabase({ embedded: { directory: home } });
    await failing.use((session) => session.query('create table sample (id int)'));
    vi.spyOn(fs, 'fsyncSync').mockImplementation(() => {
      throw Object.assign(new Error('disk'), { code: 'EIO' });
    });
    await expect(failing.use((session) => session.query('insert into sample values (1)'))).rejects.toThrow(DiskFailure);
    vi.restoreAllMocks();
    await expect(failing.use((session) => session.query('select 1'))).rejects.toThrow(DiskFailure);
    await failing.close();
    const reopened = await openDatabase({ embedded: { directory: home } });
    const { rows } = await reopened.use((session) => session.query('select count(*)::int as total from sample'));
    expect(rows).toHaveLength(1);
    await reopened.close();
    fs.rmSync(home, { recursive: true, force: true });
  });

  it('frees its log when enough was written', async () => {
    expect(await maintain(database.use)).toBe(false);
    await query(`insert into sample select n, repeat('x', 100) from generate_series(1000, 20000) n`);
    expect(await maintain(database.use, 1_000_000)).toBe(true);
    expect(await maintain(database.use, 1_000_000)).toBe(false);
  });

  it('throws a first start away that was cut short', async () => {
    const home = fs.mkdtempSync(path.join(os.tmpdir(), 'rdm-embedded-'));
    fs.mkdirSync(path.join(home, 'cluster.new'));
    fs.writeFileSync(path.join(home, 'cluster.new', 'PG_VERSION'), '18\n');
    const fresh = await openDatabase({ embedded: { directory: home } });
    expect((await fresh.use((session) => session.query('select 1 as one'))).rows).toEqual([{ one: 1 }]);
    await fresh.close();
    expect(fs.readdirSync(home)).not.toContain('cluster.new');
    fs.rmSync(home, { recursive: true, force: true });
  });

  it('loses no answered row when its process is killed', { timeout: 120_000 }, async () => {
    const home = fs.mkdtempSync(path.join(os.tmpdir(), 'rdm-embedded-'));
    let answered = 0;
    for (let round = 0; round < 3; round += 1) {
      const child = startChild('writeRows', home, answered + 1_000 * round);
      const start = answered + 1_000 * round;
      await child.until((line) => Number(line) >= start + 200 + 37 * round);
      await child.kill();
      answered = Math.max(...child.lines.map(Number));
      const reopened = await openDatabase({ embedded: { directory: home } });
      const { rows } = await reopened.use((session) =>
        session.query<{ number: number; filler: string }>('select number, filler from written'),
      );
      await reopened.close();
      const kept = new Map(rows.map((row) => [row.number, row.filler]));
      expect(child.lines.map(Number).filter((number) => !kept.has(number))).toEqual([]);
      for (const [number, filler] of kept) expect(filler).toBe(String(number).repeat(300));
    }
    fs.rmSync(home, { recursive: true, force: true });
  });
});
