import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { endpoints, resourcePath } from '@rdm/blade-protocol';
import { personnel } from '@rdm/core/internal/project';
import { createSpreadsheetWriter } from '@rdm/documents';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { wireCaller, type WireAnswer } from '../contract/wire-caller';
import { endPrograms, startProgram, type Program } from '../e2e/program';
import { startPooler, type Pooler } from '../setup/pgbouncer';
import { startDurablePostgres, type DurablePostgres } from './durable-postgres';
import { chanceFrom, kills, pause, seed } from './kills';
import { expectKept, PeopleStream, peopleAt, tokenAt } from './people-stream';
import { askAt, faultsOfPeople, type Ask } from './sound';

/** In ms; RDM_KILL_MINUTES=10 for the long run. */
const LASTS = Number(process.env['RDM_KILL_MINUTES'] ?? 0) * 60_000;
const rounds = Math.max(2, Math.ceil(kills / 4));
const year = String(new Date().getFullYear() - 1);

console.log(`RDM_SEED=${seed} RDM_KILLS=${kills}`);

describe(`Two processes behind a pooler in transaction mode, killed with -9 alternately (seed ${seed})`, () => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'rdm-processes-'));
  const chance = chanceFrom(seed);
  const stream = new PeopleStream();
  let postgres: DurablePostgres;
  let pooler: Pooler;
  const programs: (Program | null)[] = [null, null];

  const urlOf = async (at: number): Promise<string> => {
    programs[at] ??= startProgram({
      DATABASE_URL: pooler.url,
      DATABASE_LISTEN_URL: postgres.url,
      RDM_MODE: 'demonstration',
      RDM_SIGNING_KEY: 'a signing key of thirty-two characters or more',
      RDM_DATA_DIR: folder,
      RDM_CAPTCHA: 'off',
    });
    return programs[at].url();
  };
  const kill = async (at: number): Promise<void> => {
    const program = programs[at];
    programs[at] = null;
    program?.process.kill('SIGKILL');
    expect(await program?.ended).toBe('SIGKILL');
  };

  beforeAll(async () => {
    postgres = await startDurablePostgres();
    pooler = await startPooler(postgres.url);
    // Both at once on an empty database.
    await Promise.all([urlOf(0), urlOf(1)]);
  });
  afterAll(async () => {
    await endPrograms();
    await pooler?.stop();
    await postgres?.remove();
    fs.rmSync(folder, { recursive: true, force: true });
  });

  const ask: Ask = (sql) => askAt(postgres.url)(sql);

  const get = (url: string, address: string, token: string): Promise<WireAnswer> =>
    wireCaller(url)('GET', address, { token });
  const signOut = (url: string, token: string) => get(url, endpoints.session.logout.path, token);
  const isIn = async (url: string, token: string) =>
    (await get(url, endpoints.session.userInfo.path, token)).status === 200;
  const within = (seconds: number) => ({ timeout: seconds * 1_000, interval: 20 });

  /** The kill of one while both are written to; the other answers throughout, and knows what the one has said. */
  const round = async (victim: number) => {
    const [dying, other] = [await urlOf(victim), await urlOf(1 - victim)];
    const [begun, ended, kept] = [await tokenAt(dying), await tokenAt(dying), await tokenAt(other)];
    expect(await isIn(other, begun)).toBe(true);
    expect(await isIn(other, ended)).toBe(true);
    expect((await signOut(dying, ended)).status).toBe(200);
    let isDead = false;
    let killed: Promise<void> | undefined;
    const accepted = await Promise.all([
      stream.run(dying, begun, {
        until: () => isDead,
        onFirst: () => {
          killed = pause(chance() * 400).then(async () => {
            await kill(victim);
            isDead = true;
          });
        },
      }),
      stream.run(other, kept, { until: () => isDead, onFirst: () => undefined }),
    ]);
    await killed;
    // Signed in at the dead process, and out at it, as the one that is left knows.
    expect(await isIn(other, begun)).toBe(true);
    await expect.poll(() => isIn(other, ended), within(1)).toBe(false);
    await stream.sendAgain(other, kept);
    expectKept(await peopleAt(other, kept), stream);
    expect(await faultsOfPeople(ask)).toEqual([]);
    return accepted[0] + accepted[1];
  };

  it('lose nothing they have acknowledged, and write nothing twice', { timeout: LASTS + 240_000 }, async () => {
    const began = Date.now();
    for (let at = 0; at < rounds || Date.now() - began < LASTS; at += 1) {
      await urlOf(at % 2);
      expect(await round(at % 2)).toBeGreaterThan(0);
    }
    console.log(`${stream.acknowledged.size} people acknowledged in ${Math.round((Date.now() - began) / 1_000)} s`);
  });

  it('withdraw a right at both at once, also where the process that was told dies', { timeout: 120_000 }, async () => {
    const [one, other] = [await urlOf(0), await urlOf(1)];
    const administrator = await tokenOf(one, 'admin');
    const manager = await tokenOf(other, 'manager');
    const list = (url: string) => get(url, '/api/blade-rdm/project/list', manager);
    for (const url of [one, other]) expect((await list(url)).status).toBe(200);
    const { body } = await get(one, endpoints.session.userInfo.path, manager);
    const userIds = String((body.data as { userId?: string }).userId ?? body['user_id']);
    const query = { userIds, roleIds: '' };
    const granted = await wireCaller(one)('POST', endpoints.users.grant.path, { token: administrator, query });
    expect(granted.status).toBe(200);
    await kill(0);
    await expect.poll(async () => (await list(other)).status, within(1)).not.toBe(200);
    expect((await list(await urlOf(0))).status).not.toBe(200);
  });

  it('finish the work of a worker that was killed, once, and say what it wrote', { timeout: 240_000 }, async () => {
    const url = await urlOf(0);
    await kill(1);
    const token = await tokenAt(url, '100001');
    const worker = () => Number(execFileSync('pgrep', ['-P', String(programs[0]!.process.pid)], { encoding: 'utf8' }));
    const bringIn = async (name: string) => {
      const body = new FormData();
      body.append('file', await workbookOf(name), '研发人员.xlsx');
      return wireCaller(url)('POST', resourcePath(personnel, 'import'), { token, body });
    };
    const recompute = () => wireCaller(url)('GET', endpoints.ledger.recompute.path, { token, query: { year } });
    for (const [name, begin, expected] of [
      ['import', () => bringIn('重'), { inserted: PEOPLE }],
      ['recompute', recompute, {}],
    ] as const) {
      await expect.poll(worker, within(30)).toBeGreaterThan(0);
      const answer = begin();
      await expect
        .poll(async () => (await get(url, endpoints.work.unfinished.path, token)).body.data, within(20))
        .toMatchObject([{ state: 'running' }]);
      await pause(chance() * 600);
      process.kill(worker(), 'SIGKILL');
      const { status, body } = await answer;
      expect([name, status]).toEqual([name, 200]);
      expect(body.data).toMatchObject(expected);
      expect((await get(url, endpoints.work.unfinished.path, token)).body.data).toEqual([]);
    }
    const there = await ask(`select count(*)::int as count from blade_rdm_entpersonnel where code like 'W%'`);
    expect(there).toEqual([{ count: PEOPLE }]);
  });
});

const PEOPLE = 2_000;

async function workbookOf(name: string): Promise<Blob> {
  const rows = Array.from({ length: PEOPLE }, (_, at) => [`${name}${at}`, `W${at}`, '研究员', '2024-01-01']);
  const columns = ['姓名', '工号', '岗位', '入职日期'].map((heading) => ({
    heading,
    width: 12,
    kind: 'text' as const,
  }));
  return new Blob([new Uint8Array(await createSpreadsheetWriter().write([{ name: '研发人员', columns, rows }]))]);
}

async function tokenOf(url: string, username: string): Promise<string> {
  const password = createHash('md5').update(username).digest('hex');
  const query = { tenantId: '100001', username, password };
  const { body } = await wireCaller(url)('POST', '/api/blade-auth/oauth/token', { query });
  return String(body['access_token']);
}
