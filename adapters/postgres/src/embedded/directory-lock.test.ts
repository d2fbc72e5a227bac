import fs, { mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { startChild } from './child.testing';
import { DataDirectoryInUse, lockDirectory } from './directory-lock';
import { currentProcess } from './process-identity';

describe('the lock on a data directory', () => {
  let directory: string;
  beforeEach(() => {
    directory = mkdtempSync(path.join(os.tmpdir(), 'rdm-lock-'));
  });
  afterEach(() => rmSync(directory, { recursive: true, force: true }));

  const leave = (holder: object) => {
    const file = path.join(directory, 'lock.1');
    writeFileSync(file, JSON.stringify(holder));
    return file;
  };

  it('refuses a second holder in one sentence naming directory and process', () => {
    lockDirectory(directory);
    expect(() => lockDirectory(directory)).toThrow(DataDirectoryInUse);
    try {
      lockDirectory(directory);
    } catch (error) {
      const { zh, en } = (error as DataDirectoryInUse).text;
      for (const sentence of [zh, en]) {
        expect(sentence).toContain(directory);
        expect(sentence).toContain(String(process.pid));
      }
    }
  });

  it('is free again after release, any number of times, and leaves few files', () => {
    for (let time = 0; time < 20; time += 1) lockDirectory(directory).release();
    lockDirectory(directory);
    expect(readdirSync(directory).length).toBeLessThanOrEqual(2);
  });

  it('is free again after release although the disk is full', () => {
    const lock = lockDirectory(directory);
    const { writeFileSync: write } = fs;
    vi.spyOn(fs, 'writeFileSync').mockImplementation((file, data, options) => {
      if (String(file).endsWith('.tmp')) throw Object.assign(new Error('ENOSPC'), { code: 'ENOSPC' });
      write(file, data, options);
    });
    lock.release();
    vi.restoreAllMocks();
    expect(readdirSync(directory).filter((name) => name.endsWith('.tmp'))).toEqual([]);
    lockDirectory(directory);
  });

  it('is taken over from a killed process, not from a living one', async () => {
    const child = startChild('holdDirectory', directory, 0);
    expect(await child.until(() => true)).toBe('won');
    expect(() => lockDirectory(directory)).toThrow(String(child.process.pid));
    await child.kill();
    lockDirectory(directory);
  });

  it.runIf(process.platform === 'linux')('is not held by another process that got the same number', () => {
    leave({ ...currentProcess(), started: 'another boot/1' });
    lockDirectory(directory);
  });

  it('of a process that cannot be told apart is held while one with its number lives', () => {
    leave({ ...currentProcess(), started: null });
    expect(() => lockDirectory(directory)).toThrow(DataDirectoryInUse);
  });

  it('of another host is held while its heart beats', () => {
    const file = leave({ host: 'another', pid: 1, started: null });
    expect(() => lockDirectory(directory)).toThrow(DataDirectoryInUse);
    const longAgo = new Date(Date.now() - 120_000);
    utimesSync(file, longAgo, longAgo);
    lockDirectory(directory);
  });

  it.each([0, 1])('has one winner when several start at once over %i dead holders', async (dead) => {
    if (dead) leave({ ...currentProcess(), pid: 2 ** 22 + 1 });
    const at = Date.now() + 2_500;
    const children = Array.from({ length: 5 }, () => startChild('holdDirectory', directory, at));
    const answers = await Promise.all(children.map((child) => child.until(() => true)));
    await Promise.all(children.map((child) => child.kill()));
    expect(answers.sort()).toEqual(['refused', 'refused', 'refused', 'refused', 'won']);
  });
});
