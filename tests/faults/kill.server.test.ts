import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { endPrograms, startProgram, type Program } from '../e2e/program';
import { startDurablePostgres, type DurablePostgres } from './durable-postgres';
import { chanceFrom, EVERY, kills, LONGEST, pause, seed, TIMEOUT } from './kills';
import { expectKept, PeopleStream, peopleAt, tokenAt } from './people-stream';
import { askAt, faultsOfIndexes, faultsOfPeople, type Ask } from './sound';

console.log(`RDM_SEED=${seed} RDM_KILLS=${kills}`);

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

  const ask: Ask = (sql) => askAt(postgres.url)(sql);

  const running = async (): Promise<Program> => {
    program ??= startProgram({
      DATABASE_URL: postgres.url,
      RDM_MODE: 'demonstration',
      RDM_DATA_DIR: folder,
      RDM_CAPTCHA: 'off',
      // What becomes of long work is asked in kill.processes.
      RDM_WORKERS: '0',
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
