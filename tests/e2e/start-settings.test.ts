import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, describe, expect, it } from 'vitest';
import { startedOnce } from '../setup/kept';
import { endPrograms, production, startProgram, SHORT_LIVED } from './program';

const folder = mkdtempSync(path.join(os.tmpdir(), 'rdm-start-'));
const directory = (name: string) => path.join(folder, name);
afterAll(async () => {
  await endPrograms();
  rmSync(folder, { recursive: true, force: true });
});

describe('a start that is set up wrongly', () => {
  afterEach(() => endPrograms());

  // Which setting is wrong, and the sentence it gets, is a rule of the settings and tested beside them.
  it.each<[string, Record<string, string>, RegExp]>([
    ['DATABASE_URL', { ...production, DATABASE_URL: 'postgres://u:p@127.0.0.1:1/x' }, /DATABASE_URL cannot be reached/],
    // Known when everything else is ready.
    ['HOST', { RDM_CAPTCHA: 'off', HOST: '192.0.2.1' }, /HOST=192\.0\.2\.1 is no address of this machine/],
  ])('(%s) ends with 1 and one sentence', async (name, environment, sentence) => {
    const data = await startedOnce(directory(name));
    const program = startProgram({ RDM_DATA_DIR: data, ...environment }, SHORT_LIVED);
    expect(await program.ended).toBe(1);
    const complaints = program
      .output()
      .split('\n')
      .filter((line) => line.startsWith('✗'));
    expect(complaints).toHaveLength(1);
    expect(complaints[0]).toMatch(sentence);
    expect(complaints[0]).toContain(name);
    expect(program.output()).not.toMatch(/\n\s+at /);
  });

  it('names every mistake, each in its sentence', async () => {
    const program = startProgram({ RDM_MODE: 'production', RDM_CAPTCHA: 'off', PORT: 'x' });
    expect(await program.ended).toBe(1);
    expect(
      program
        .output()
        .split('\n')
        .filter((line) => line.startsWith('✗')),
    ).toHaveLength(4);
  });

  it.each(['file', 'file/below'])(
    'ends with 1 and one sentence when its data directory cannot be (%s)',
    async (place) => {
      writeFileSync(directory('file'), 'not a directory');
      const program = startProgram({ RDM_DATA_DIR: directory(place), RDM_CAPTCHA: 'off' }, SHORT_LIVED);
      expect(await program.ended).toBe(1);
      expect(program.output()).toContain(
        `${directory(place)} cannot be written; check its permissions or set RDM_DATA_DIR.`,
      );
      expect(program.output()).not.toMatch(/\n\s+at /);
    },
  );
});
