import fs, { mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { startChild } from './child.testing';
import { DataDirectoryInUse, DataDirectoryLost, lockDirectory } from './directory-lock';
import { currentProcess } from './process-identity';

describe('the lock on a data directory', () => {
  let directory: string;
  const taken: { release(): Promise<void> }[] = [];
  beforeEach(() => {
    directory = mkdtempSync(path.join(os.tmpdir(), 'rdm-lock-'));
  });
  afterEach(async () => {
    vi.restoreAllMocks();
    vi.useRealTimers();
    for (const lock of taken.splice(0)) await lock.release();
    rmSync(directory, { recursive: true, force: true });
  });

  const lost = vi.fn<(why: DataDirectoryLost) => void>();
  const take = async () => {
    const lock = await lockDirectory(directory, lost);
    taken.push(lock);
    return lock;
  };

  /** What a dead holder, or another one, has left behind. */
  const leave = (holder: object) => {
    const lock = path.join(directory, 'cluster.lock');
    mkdirSync(lock);
    writeFileSync(path.join(directory, 'holder.json'), JSON.stringify(holder));
    return lock;
  };

  it('refuses a second holder in one sentence naming directory and process', async () => {
    await take();
    await expect(take()).rejects.toThrow(DataDirectoryInUse);
    const { zh, en } = await take().then(
      () => ({ zh: '', en: '' }),
      (error: DataDirectoryInUse) => error.text,
    );
    for (const sentence of [zh, en]) {
      expect(sentence).toContain(directory);
      expect(sentence).toContain(String(process.pid));
    }
  });

  it('is free again after release, any number of times, and leaves few files', async () => {
    for (let time = 0; time < 20; time += 1) await (await take()).release();
    expect(readdirSync(directory)).toEqual([]);
    await take();
    expect(readdirSync(directory).sort()).toEqual(['cluster.lock', 'holder.json']);
  });

  it('is free again after release although the disk is full', async () => {
    const lock = await take();
    vi.spyOn(fs, 'writeFileSync').mockImplementation(() => {
      throw Object.assign(new Error('ENOSPC'), { code: 'ENOSPC' });
    });
    await lock.release();
    vi.restoreAllMocks();
    expect(readdirSync(directory)).toEqual([]);
    await take();
  });

  it('is taken over from a killed process at once, not from a living one', async () => {
    const child = startChild('holdDirectory', directory, 0);
    expect(await child.until(() => true)).toBe('won');
    await expect(take()).rejects.toThrow(String(child.process.pid));
    await child.kill();
    await take();
  });

  it('is kept by a process that is stopped, however long it has been silent', async () => {
    const child = startChild('holdDirectory', directory, 0);
    await child.until((line) => line === 'won');
    child.process.kill('SIGSTOP');
    const longAgo = new Date(Date.now() - 600_000);
    utimesSync(path.join(directory, 'cluster.lock'), longAgo, longAgo);
    await expect(take()).rejects.toThrow(String(child.process.pid));
    await child.kill();
  });

  it.runIf(process.platform === 'linux')('is not held by another process that got the same number', async () => {
    leave({ ...currentProcess(), started: 'another boot/1' });
    await take();
  });

  it('of a process that cannot be told apart is held while one with its number lives', async () => {
    leave({ ...currentProcess(), started: null });
    await expect(take()).rejects.toThrow(DataDirectoryInUse);
  });

  it('of another host is held while its heart beats', async () => {
    const lock = leave({ host: 'another', pid: 1, started: null });
    await expect(take()).rejects.toThrow(DataDirectoryInUse);
    const longAgo = new Date(Date.now() - 120_000);
    utimesSync(lock, longAgo, longAgo);
    await take();
  });

  it('of a holder that has not said who it is counts as long as that of another host', async () => {
    const lock = leave({});
    writeFileSync(path.join(directory, 'holder.json'), '{"host":');
    await expect(take()).rejects.toThrow(directory);
    const longAgo = new Date(Date.now() - 120_000);
    utimesSync(lock, longAgo, longAgo);
    await take();
  });

  it('that is taken away is noticed at the next sign of life, and told once', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    await take();
    expect(lost).not.toHaveBeenCalled();
    // What another host does when it considers this process dead.
    const later = new Date(Date.now() + 5_000);
    utimesSync(path.join(directory, 'cluster.lock'), later, later);
    await vi.advanceTimersByTimeAsync(10_000);
    vi.useRealTimers();
    await vi.waitFor(() => expect(lost).toHaveBeenCalledTimes(1));
    expect(lost.mock.calls[0]![0]).toBeInstanceOf(DataDirectoryLost);
    expect(lost.mock.calls[0]![0].text.en).toContain(directory);
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
