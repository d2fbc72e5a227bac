import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, describe, expect, it } from 'vitest';
import { endPrograms, production, startProgram, SHORT_LIVED } from './program';

const folder = mkdtempSync(path.join(os.tmpdir(), 'rdm-start-'));
const directory = (name: string) => path.join(folder, name);
afterAll(async () => {
  await endPrograms();
  rmSync(folder, { recursive: true, force: true });
});

describe('a start that is set up wrongly', () => {
  afterEach(() => endPrograms());

  const { RDM_SABER_SECRET: _, ...withoutSecret } = production;
  const { RDM_SIGNING_KEY: __, ...withoutKey } = production;
  it.each<[string, Record<string, string>, RegExp]>([
    ['PORT', { PORT: '80a' }, /PORT must be a whole number from 0 to 65535\./],
    ['PORT', { PORT: '70000' }, /PORT must be a whole number from 0 to 65535\./],
    ['RDM_CAPTCHA', { RDM_CAPTCHA: 'no' }, /RDM_CAPTCHA must be on or off\./],
    ['DATABASE_URL', { DATABASE_URL: 'mysql://x', ...production }, /DATABASE_URL must look like postgres:\/\//],
    ['RDM_MODE', { RDM_MODE: 'test' }, /RDM_MODE must be demonstration or production\./],
    ['RDM_SABER_SECRET', withoutSecret, /RDM_SABER_SECRET must be set in production\./],
    [
      'RDM_SABER_SECRET',
      { ...production, RDM_SABER_SECRET: 'saber_secret' },
      /RDM_SABER_SECRET must be set in production\./,
    ],
    ['RDM_SIGNING_KEY', withoutKey, /RDM_SIGNING_KEY must be set in production\./],
    ['RDM_SIGNING_KEY', { ...production, RDM_SIGNING_KEY: 'short' }, /RDM_SIGNING_KEY needs at least 32 characters\./],
    ['RDM_CAPTCHA', { ...production, RDM_CAPTCHA: 'off' }, /RDM_CAPTCHA=off is refused in production\./],
    ['DATABASE_URL', { ...production, DATABASE_URL: 'postgres://u:p@127.0.0.1:1/x' }, /DATABASE_URL cannot be reached/],
    [
      'HOST',
      { ...production, HOST: '192.0.2.1', RDM_DATA_DIR: directory('host') },
      /HOST=192\.0\.2\.1 is no address of this machine/,
    ],
  ])('(%s) ends with 1 and one sentence', async (name, environment, sentence) => {
    const program = startProgram({ RDM_DATA_DIR: directory('unused'), ...environment });
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
