import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { amcheck } from '@electric-sql/pglite/contrib/amcheck';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { endPrograms, startProgram, SHORT_LIVED } from '../e2e/program';
import { startedOnce } from '../setup/kept';
import { chanceFrom, EVERY, kills, LONGEST, pause, seed, TIMEOUT } from './kills';
import { expectKept, PeopleStream, peopleAt, tokenAt } from './people-stream';
import { faultsOfIndexes, faultsOfPeople, scansThatDiffer, type Ask } from './sound';

console.log(`RDM_SEED=${seed} RDM_KILLS=${kills}`);

describe(`The program killed with -9 at ${kills} moments under a stream of submits (seed ${seed})`, () => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'rdm-kill-'));
  const settings = { RDM_DATA_DIR: path.join(folder, 'data'), RDM_CAPTCHA: 'off' };
  const chance = chanceFrom(seed);
  const stream = new PeopleStream();
  beforeAll(async () => {
    await startedOnce(settings.RDM_DATA_DIR);
    const first = startProgram(settings, SHORT_LIVED);
    await first.url();
    first.process.kill('SIGKILL');
    expect(await first.ended).toBe('SIGKILL');
  });
  afterAll(async () => {
    await endPrograms();
    fs.rmSync(folder, { recursive: true, force: true });
  });

  /** Recovers a copy of the killed database, so that the program has to recover the original itself. */
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
    const program = startProgram(settings, SHORT_LIVED);
    if (chance() < 0.1) {
      // Killed during its start, which recovers from the last kill.
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
        const isLast = kill === kills;
        expect(
          await onCopy(async (ask) => [
            ...(await faultsOfPeople(ask)),
            ...(await faultsOfIndexes(ask)),
            ...(isLast ? await scansThatDiffer(ask) : []),
          ]),
        ).toEqual([]);
      }
      expect(stream.acknowledged.size).toBeGreaterThan(kills);
    },
  );
});
