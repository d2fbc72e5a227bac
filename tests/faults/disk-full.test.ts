import path from 'node:path';
import { openDatabase, type Database, type Session } from '@rdm/postgres';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { expectRefusal, wireCaller, type WireCall } from '../contract/wire-caller';
import { endPrograms, startProgram, SHORT_LIVED } from '../e2e/program';
import { startedOnce } from '../setup/kept';
import { startTestServer, type TestServer } from '../setup/test-server';
import { tokenAt } from './people-stream';
import { mountedDisk, type SmallDisk } from './small-disk';

const MEGABYTE = 1024 * 1024;
const people = '/api/blade-rdm/entpersonnel';
const FULL = '服务器磁盘空间不足，数据暂时只能查看，请联系管理员清理磁盘后重试';
const FULL_IN_ENGLISH =
  'The disk of the server is full, so data can be read but not changed; ask the administrator to make room and try again';

describe('A disk without room, over HTTP', () => {
  let disk: SmallDisk;
  let server: TestServer;
  let call: WireCall;
  let token: string;
  let leaving: string;
  let written = 0;
  const submit = (headers: Record<string, string> = {}) => {
    const code = `D${String(written + 1).padStart(4, '0')}`;
    const json = { code, name: '张三', entryDate: '2024-01-01' };
    return call('POST', `${people}/submit`, { token, json, headers });
  };
  const total = async () => Number((await call('GET', `${people}/list`, { token })).body.data.total);

  beforeAll(async () => {
    disk = mountedDisk();
    server = await startTestServer({ embedded: { directory: path.join(disk.directory, 'database') } });
    call = wireCaller(server.url);
    token = await server.tokenOf('finance');
    leaving = await server.tokenOf('manager');
    expect((await submit()).status).toBe(200);
    written = 1;
  });
  afterAll(async () => {
    await server.stop();
    disk.remove();
  });

  it('refuses a change with 503 and one sentence that says what to do', async () => {
    disk.fill(20 * MEGABYTE);
    expectRefusal(await submit(), 503, FULL);
    expectRefusal(await submit({ 'Accept-Language': 'en' }), 503, FULL_IN_ENGLISH);
  });

  it('goes on answering what is there', async () => {
    expect(await total()).toBe(written);
  });

  it('lets people sign out, for good', async () => {
    expect((await call('GET', '/api/blade-auth/oauth/logout', { token: leaving })).status).toBe(200);
    expectRefusal(await call('GET', `${people}/list`, { token: leaving }), 401);
  });

  it('takes changes again as soon as there is room, without a restart', async () => {
    disk.clear();
    expect((await submit()).status).toBe(200);
    written = 2;
    expect(await total()).toBe(written);
  });
});

describe('A disk that is used up to its last byte', () => {
  let disk: SmallDisk;
  let database: Database;
  const openIt = () => openDatabase({ embedded: { directory: path.join(disk.directory, 'database') } });
  const query = (sql: string) => database.use((session) => session.query(sql));
  const rows = async () => (await query('select id from written order by id')).rows.map((row) => Number(row['id']));
  /** Writes only write-ahead log, more than there is space left. */
  const log = async (session: Session) => {
    for (let piece = 0; piece < 40; piece += 1) {
      await session.query(`select pg_logical_emit_message(true, 'filler', repeat('x', ${MEGABYTE}))`);
    }
  };
  const fillWithin = (work: (session: Session) => Promise<unknown>) =>
    database.use(async (session) => {
      await session.query('begin');
      disk.fill(0);
      await work(session);
      await session.query('commit');
    });

  beforeAll(async () => {
    disk = mountedDisk();
    database = await openIt();
    await query('create table written (id int primary key)');
    await query('insert into written values (1)');
  });
  afterAll(async () => {
    await database.close();
    disk.remove();
  });

  it('stops a table that has to grow, and keeps nothing of its transaction', async () => {
    const grow = (session: Session) => session.query('insert into written select generate_series(1000, 2000000)');
    await expect(fillWithin(grow)).rejects.toMatchObject({ fault: { code: 503, name: 'DISK_FULL' } });
    expect(await rows()).toEqual([1]);
    disk.clear();
    await query('insert into written values (2)');
    expect(await rows()).toEqual([1, 2]);
  });

  it('stops the engine in the middle of its log; the next call recovers it and reads', async () => {
    const change = async (session: Session) => {
      await session.query('insert into written values (3)');
      await log(session);
    };
    await expect(fillWithin(change)).rejects.toMatchObject({ fault: { code: 503, name: 'DISK_FULL' } });
    expect(await rows()).toEqual([1, 2]);
  });

  it('takes no change until there is room again, then goes on without a restart', async () => {
    await expect(query('insert into written values (4)')).rejects.toMatchObject({ fault: { name: 'DISK_FULL' } });
    disk.clear();
    await query('insert into written values (5)');
    expect(await rows()).toEqual([1, 2, 5]);
  });

  it('lets the database close in order, and open again with every answered row', async () => {
    disk.fill(0);
    await database.close();
    disk.clear();
    database = await openIt();
    expect(await rows()).toEqual([1, 2, 5]);
    await query('insert into written values (6)');
  });

  it('has sound indexes after all of this', async () => {
    await query('set enable_seqscan to off');
    const byIndex = await rows();
    await query('set enable_seqscan to on');
    await query('set enable_indexscan to off');
    await query('set enable_indexonlyscan to off');
    await query('set enable_bitmapscan to off');
    expect(await rows()).toEqual(byIndex);
    expect(byIndex).toEqual([1, 2, 5, 6]);
  });
});

describe('The program on a disk that fills up', () => {
  let disk: SmallDisk;
  beforeAll(() => {
    disk = mountedDisk();
  });
  afterAll(async () => {
    await endPrograms();
    disk.remove();
  });

  it('ends in order at SIGTERM and shows every acknowledged record at its next start', async () => {
    const directory = path.join(disk.directory, 'data');
    if (!disk.isReal) {
      // The simulated disk exists in this process only, so what SIGTERM triggers is called directly.
      const server = await startTestServer({ embedded: { directory } });
      disk.fill(0);
      await server.stop();
      return;
    }
    const settings = { RDM_DATA_DIR: directory, RDM_CAPTCHA: 'off' };
    await startedOnce(directory);
    const program = startProgram(settings, SHORT_LIVED);
    const url = await program.url();
    const token = await tokenAt(url);
    const submit = (code: string) =>
      wireCaller(url)('POST', `${people}/submit`, { token, json: { code, name: '李四', entryDate: '2024-01-01' } });
    const codes: string[] = [];
    expect((await submit('S0000')).status).toBe(200);
    codes.push('S0000');
    const stream = (async () => {
      for (let number = 1; ; number += 1) {
        const code = `S${String(number).padStart(4, '0')}`;
        const answer = await submit(code).catch(() => null);
        if (answer === null) return;
        if (answer.status === 200) codes.push(code);
        else expectRefusal(answer, 503, FULL);
      }
    })();
    disk.fill(0);
    await new Promise((resolve) => setTimeout(resolve, 500));
    program.process.kill('SIGTERM');
    expect(await program.ended).toBe(0);
    await stream;
    disk.clear();
    const again = startProgram(settings, SHORT_LIVED);
    const list = await wireCaller(await again.url())('GET', `${people}/list`, {
      token: await tokenAt(await again.url()),
      query: { size: '1000' },
    });
    const kept = (list.body.data['records'] as { code: string }[]).map(({ code }) => code);
    expect(kept.sort()).toEqual(expect.arrayContaining(codes.sort()));
    again.process.kill('SIGTERM');
    expect(await again.ended).toBe(0);
  });
});
