import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { amcheck } from '@electric-sql/pglite/contrib/amcheck';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { endPrograms, startProgram, type Program } from '../e2e/program';
import { startDurablePostgres, type DurablePostgres } from './durable-postgres';
import { chanceFrom, kills, pause, seed } from './kills';
import { PeopleStream, peopleAt, tokenAt } from './people-stream';
import { faultsOfIndexes, faultsOfPeople, scansThatDiffer, type Ask } from './sound';

/** The longest a stream of submits runs before the kill, in milliseconds. */
const LONGEST = 300;
/** Everything is held against everything else so often, and at the end. */
const EVERY = 10;

/** A round takes a second or two; a busy machine may take ten times as long. */
const TIMEOUT = 120_000 + kills * 15_000;

console.log(`RDM_SEED=${seed} RDM_KILLS=${kills}`);

describe(`The program killed with -9 at ${kills} moments under a stream of submits (seed ${seed})`, () => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'rdm-kill-'));
  const settings = { RDM_DATA_DIR: path.join(folder, 'data'), RDM_CAPTCHA: 'off' };
  const chance = chanceFrom(seed);
  const stream = new PeopleStream();
  beforeAll(async () => {
    const first = startProgram(settings);
    await first.url();
    first.process.kill('SIGKILL');
    expect(await first.ended).toBe('SIGKILL');
  });
  afterAll(async () => {
    await endPrograms();
    fs.rmSync(folder, { recursive: true, force: true });
  });

  /** Recovers a copy of what the kill left, so that the program has to recover the original itself. */
  const onCopy = async (look: (ask: Ask) => Promise<string[]>): Promise<string[]> => {
    const copy = path.join(folder, 'copy');
    fs.cpSync(path.join(settings.RDM_DATA_DIR, 'database', 'cluster'), copy, { recursive: true });
    const engine = await PGlite.create({ dataDir: copy, extensions: { amcheck } });
    try {
      return await look(async (sql) => (await engine.query<Record<string, unknown>>(sql)).rows);
    } finally {
      await engine.close();
      fs.rmSync(copy, { recursive: true, force: true });
    }
  };

  const round = async () => {
    const program = startProgram(settings);
    if (chance() < 0.1) {
      // In the middle of its start, which recovers from the last kill.
      await pause(chance() * 1_500);
    } else {
      const url = await program.url();
      const token = await tokenAt(url);
      await stream.sendAgain(url, token);
      expectKept(await peopleAt(url, token), stream);
      await stream.run(url, token, {
        onFirst: () => setTimeout(() => program.process.kill('SIGKILL'), chance() * LONGEST),
      });
    }
    program.process.kill('SIGKILL');
    expect(await program.ended).toBe('SIGKILL');
  };

  it(
    'loses nothing it has acknowledged, leaves nothing half done and no index damaged, and writes nothing twice',
    { timeout: TIMEOUT },
    async () => {
      for (let kill = 1; kill <= kills; kill += 1) {
        await round();
        if (kill % EVERY !== 0 && kill !== kills) continue;
        expect(await onCopy(faultsOfPeople)).toEqual([]);
        expect(await onCopy(faultsOfIndexes)).toEqual([]);
      }
      expect(await onCopy(scansThatDiffer)).toEqual([]);
      expect(stream.acknowledged.size).toBeGreaterThan(kills);
    },
  );
});

describe(`The program and its PostgreSQL server killed with -9 at ${kills} moments (seed ${seed})`, () => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'rdm-kill-'));
  const chance = chanceFrom(seed + 1);
  const stream = new PeopleStream();
  let postgres: DurablePostgres;
  let program: Program | null = null;
  beforeAll(async () => {
    postgres = await startDurablePostgres();
    await running();
  });
  afterAll(async () => {
    await endPrograms();
    await postgres.remove();
    fs.rmSync(folder, { recursive: true, force: true });
  });

  const ask: Ask = async (sql) => {
    const client = new pg.Client({ connectionString: postgres.url });
    await client.connect();
    try {
      return (await client.query<Record<string, unknown>>(sql)).rows;
    } finally {
      await client.end();
    }
  };

  const running = async (): Promise<Program> => {
    program ??= startProgram({
      DATABASE_URL: postgres.url,
      RDM_MODE: 'demonstration',
      RDM_DATA_DIR: folder,
      RDM_CAPTCHA: 'off',
    });
    await program.url();
    return program;
  };

  /** The program goes on while its server is away, and works again without a restart. */
  const killServer = async (isAway: { is: boolean }) => {
    await postgres.kill();
    isAway.is = true;
    expect(program?.process.exitCode).toBeNull();
    await postgres.start();
  };

  const killProgram = async () => {
    program?.process.kill('SIGKILL');
    expect(await program?.ended).toBe('SIGKILL');
    program = null;
  };

  const round = async (victim: 'program' | 'server') => {
    const url = await (await running()).url();
    const token = await tokenAt(url);
    await stream.sendAgain(url, token);
    expectKept(await peopleAt(url, token), stream);
    const isAway = { is: false };
    let killed: Promise<void> | undefined;
    await stream.run(url, token, {
      until: () => isAway.is,
      onFirst: () => {
        killed = pause(chance() * LONGEST).then(() => (victim === 'server' ? killServer(isAway) : killProgram()));
      },
    });
    await killed;
    expect(await faultsOfPeople(ask)).toEqual([]);
  };

  it(
    'lose nothing they have acknowledged, leave nothing half done and no index damaged, and write nothing twice',
    { timeout: TIMEOUT },
    async () => {
      for (let kill = 1; kill <= kills; kill += 1) {
        await round(kill % 2 === 0 ? 'server' : 'program');
        if (kill % EVERY === 0 || kill === kills) expect(await faultsOfIndexes(ask)).toEqual([]);
      }
      expect(stream.acknowledged.size).toBeGreaterThan(kills);
    },
  );
});

function expectKept(shown: readonly string[], { acknowledged }: PeopleStream): void {
  const kept = new Set(shown);
  expect([...acknowledged].filter((code) => !kept.has(code))).toEqual([]);
  expect(shown.length).toBe(kept.size);
  // All that was uncertain has been sent again, so nothing else can be there.
  expect(shown.length).toBe(acknowledged.size);
}
