import { setTimeout as pause } from 'node:timers/promises';
import { migrate, openDatabase, type Database } from '@rdm/postgres';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { wireCaller, type WireCall } from '../contract/wire-caller';
import { endPrograms, production, startProgram } from '../e2e/program';
import { startPostgres, type PostgresServer } from '../setup/postgres-server';
import { serveDatabase, type ServedDatabase } from '../setup/server-on-database';
import { startTcpProxy, type TcpProxy } from '../setup/tcp-proxy';

const TENANT = '100002';
const DEPARTMENT = '/api/blade-system/dept';
/** Connections of the program. */
const MOST = 10;
/** In ms, of which the bar leaves fifteen seconds. */
const RECOVERED_WITHIN = 15_000;

describe('a program whose connections to the database have faults', () => {
  let postgres: PostgresServer;
  let proxy: TcpProxy;
  let database: Database;
  let served: ServedDatabase;
  let call: WireCall;
  let token: string;
  beforeAll(async () => {
    postgres = await startPostgres();
    const { hostname, port } = new URL(postgres.url);
    proxy = await startTcpProxy({ host: hostname, port: Number(port) });
    database = await openDatabase({ url: postgres.url.replace(port, String(proxy.port)), connections: MOST });
    await migrate(database);
    served = await serveDatabase(database, [TENANT]);
    call = wireCaller(served.url);
    token = await served.tokenOf('admin', TENANT);
  });
  afterEach(() => {
    proxy.delay(0);
    proxy.loseCommits(false);
    proxy.thaw();
  });
  afterAll(async () => {
    await endPrograms();
    await served?.stop();
    await database?.close();
    await proxy?.stop();
    await postgres?.stop();
  });

  const list = () => call('GET', `${DEPARTMENT}/list`, { token });
  const add = (deptName: string, key = encodeURIComponent(deptName)) =>
    call('POST', `${DEPARTMENT}/submit`, { token, json: { deptName, sort: 1 }, headers: { 'Idempotency-Key': key } });
  const counted = async (deptName: string): Promise<number> => {
    const { body } = await call('GET', `${DEPARTMENT}/page`, { token, query: { deptName_equal: deptName } });
    return (body.data as unknown as { total: number }).total;
  };
  /** As many requests at once as there are connections, so that each of them has one. */
  const many = () => Promise.all(Array.from({ length: MOST }, list));

  it('answers each request of frozen connections, and works again within fifteen seconds', async () => {
    await many();
    proxy.freeze();
    const began = performance.now();
    const answers = await many();
    for (const { status } of answers) expect([200, 503]).toContain(status);
    const again = await many();
    expect(again.map(({ status }) => status)).toEqual(again.map(() => 200));
    expect(performance.now() - began).toBeLessThan(RECOVERED_WITHIN);
  });

  it('says so while the whole server stands still, and works again when it goes on', async () => {
    proxy.freezeAll();
    const asked = list();
    expect((await fetch(`${served.url}/health/ready`)).status).toBe(503);
    expect((await fetch(`${served.url}/health/live`)).status).toBe(200);
    const answer = await asked;
    expect([answer.status, answer.body.msg]).toEqual([503, '数据库暂时无法连接，数据没有改变，请稍后重试']);
    proxy.thaw();
    await expect.poll(async () => (await list()).status, { timeout: RECOVERED_WITHIN }).toBe(200);
    expect((await fetch(`${served.url}/health/ready`)).status).toBe(200);
  });

  it('ends within thirty seconds of a signal, also where its connections stand still', async () => {
    const own = await startTcpProxy({ host: '127.0.0.1', port: Number(new URL(postgres.url).port) });
    const url = new URL(postgres.url);
    url.port = String(own.port);
    const program = startProgram({ ...production, DATABASE_URL: url.href });
    const address = await program.url();
    own.freezeAll();
    const asked = fetch(`${address}/api/enterprise/register/terms`).catch(() => null);
    await pause(500);
    const began = performance.now();
    program.process.kill('SIGTERM');
    await program.ended;
    expect(performance.now() - began).toBeLessThan(30_000);
    await asked;
    await own.stop();
  });

  it('lets a statement that takes long end, however long the others of its kind have stalled', async () => {
    const { rows } = await database.use((session) =>
      session.query<{ slept: string }>('select pg_sleep(9)::text as slept'),
    );
    expect(rows).toEqual([{ slept: '' }]);
  });

  it('does not take a program that is slow to read a large answer for a connection that stalls', async () => {
    const asked = database.use((session) =>
      session.query(`select repeat('x', 1000000) as text from generate_series(1, 100)`),
    );
    let isAnswered = false;
    const ended = () => (isAnswered = true);
    asked.then(ended, ended);
    // Works on what it has read, a part of a second each time, and reads in between.
    for (let turns = 0; turns < 40 && !isAnswered; turns += 1) {
      const began = performance.now();
      while (performance.now() - began < 400);
      await pause(1);
    }
    expect((await asked).rows).toHaveLength(100);
  });

  it('works on while everything is late', async () => {
    proxy.delay(300);
    const answers = await Promise.all([list(), list(), add('迟到的部门')]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
  });

  it('recovers from connections that were reset while it was working', async () => {
    const asked = Array.from({ length: 40 }, list);
    await pause(5);
    proxy.reset();
    for (const { status } of await Promise.all(asked)) expect([200, 503]).toContain(status);
    await expect.poll(async () => (await list()).status).toBe(200);
  });

  it('tells the truth of a commit whose answer was lost: what is stored is answered as stored', async () => {
    proxy.loseCommits(true);
    const adding = add('提交丢失的部门');
    await pause(200);
    proxy.loseCommits(false);
    const { status, body } = await adding;
    expect([status, body.success]).toEqual([200, true]);
    expect(await counted('提交丢失的部门')).toBe(1);
    // Whoever asks once more with the key of the form gets the same record.
    expect((await add('提交丢失的部门')).body.data.id).toBe(body.data.id);
    expect(await counted('提交丢失的部门')).toBe(1);
  });
});
