import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { keepPrivate } from './keep-private';

describe.runIf(process.platform !== 'win32')('the data directory', () => {
  let directory: string;
  const at = (...names: string[]) => path.join(directory, ...names);
  const modeOf = (...names: string[]) => (fs.statSync(at(...names)).mode & 0o777).toString(8);
  beforeEach(() => {
    directory = fs.mkdtempSync(path.join(os.tmpdir(), 'rdm-private-'));
    fs.mkdirSync(at('database', 'cluster'), { recursive: true });
    fs.mkdirSync(at('files', '100001'), { recursive: true });
    for (const file of ['signing-key', 'database/cluster/1259', 'files/100001/plan.pdf', 'README.txt']) {
      fs.writeFileSync(at(file), 'x');
      fs.chmodSync(at(file), 0o644);
    }
    for (const folder of ['.', 'database', 'database/cluster', 'files', 'files/100001'])
      fs.chmodSync(at(folder), 0o755);
  });
  afterEach(() => fs.rmSync(directory, { recursive: true, force: true }));

  it('is closed to other accounts with everything of the program’s in it', () => {
    keepPrivate(directory);
    for (const folder of ['.', 'database', 'database/cluster', 'files', 'files/100001']) {
      expect([folder, modeOf(folder)]).toEqual([folder, '700']);
    }
    for (const file of ['signing-key', 'database/cluster/1259', 'files/100001/plan.pdf']) {
      expect([file, modeOf(file)]).toEqual([file, '600']);
    }
  });

  it('keeps the modes of what is not the program’s, and of what a link leads to', () => {
    const elsewhere = fs.mkdtempSync(path.join(os.tmpdir(), 'rdm-elsewhere-'));
    fs.chmodSync(elsewhere, 0o755);
    fs.symlinkSync(elsewhere, at('files', 'link'));
    keepPrivate(directory);
    expect(modeOf('README.txt')).toBe('644');
    expect((fs.statSync(elsewhere).mode & 0o777).toString(8)).toBe('755');
    fs.rmSync(elsewhere, { recursive: true });
  });

  it('need not be there', () => {
    const absent = at('absent');
    keepPrivate(absent);
    expect(fs.existsSync(absent)).toBe(false);
  });
});
