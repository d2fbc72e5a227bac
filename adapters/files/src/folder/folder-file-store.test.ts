import { existsSync, mkdtempSync, readdirSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { StoreFull } from '@rdm/core/internal/evidence';
import { afterAll, describe, expect, it } from 'vitest';
import { createFolderFileStore } from './folder-file-store';

const folder = mkdtempSync(path.join(os.tmpdir(), 'rdm-folder-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const key = '100001/upload/20240603/0123456789abcdef0123456789abcdef.pdf';
const bytes = Uint8Array.of(1, 2, 3);
let made = 0;
const empty = () => path.join(folder, String((made += 1)));
const incoming = (at: string) => readdirSync(path.join(at, '.incoming'));

describe('files in a folder', () => {
  it('lie under their key, for nobody else to read, and nothing unfinished is left', async () => {
    const at = empty();
    const store = await createFolderFileStore(at);
    await store.put(key, bytes, 'application/pdf');
    for (let place = path.join(at, key); place.startsWith(at); place = path.dirname(place)) {
      expect([place, statSync(place).mode & 0o077]).toEqual([place, 0]);
    }
    expect(incoming(at)).toEqual([]);
  });

  it.each([
    ['ENOSPC', new StoreFull()],
    ['EDQUOT', new StoreFull()],
  ])('refuse a file the disk has no room for (%s) and leave nothing of it', async (code, refusal) => {
    const at = empty();
    const store = await createFolderFileStore(at, async (file, given) => {
      writeFileSync(file, given.slice(0, 1));
      throw Object.assign(new Error('no room'), { code });
    });
    await expect(store.put(key, bytes, 'application/pdf')).rejects.toMatchObject({ fault: refusal.fault });
    expect(incoming(at)).toEqual([]);
    expect(existsSync(path.join(at, key))).toBe(false);
  });

  it('tell of every other failure as it is', async () => {
    const at = empty();
    const store = await createFolderFileStore(at);
    writeFileSync(path.join(at, '100001'), 'a file where a folder should be');
    await expect(store.put(key, bytes, 'application/pdf')).rejects.toMatchObject({ code: 'ENOTDIR' });
    expect(incoming(at)).toEqual([]);
  });

  it('clear away what a program left unfinished a day ago, and nothing that is being written', async () => {
    const at = empty();
    await createFolderFileStore(at);
    const [old, recent] = ['old', 'recent'].map((name) => path.join(at, '.incoming', name)) as [string, string];
    for (const file of [old, recent]) writeFileSync(file, 'unfinished');
    const yesterday = Date.now() / 1000 - 25 * 60 * 60;
    utimesSync(old, yesterday, yesterday);
    await createFolderFileStore(at);
    expect(incoming(at)).toEqual(['recent']);
  });
});
