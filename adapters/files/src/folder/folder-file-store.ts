import { randomUUID } from 'node:crypto';
import { mkdir, open, readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { StoreFull, type FileStore } from '@rdm/core/evidence';
import { checkedKey } from '../checked-key';

/** Where files are written until they are whole; beside the tenants, whose codes have no dot. */
const INCOMING = '.incoming';
/** Nobody writes a file for a day: what is older was left by a program that ended half-way. */
const ABANDONED_AFTER = 24 * 60 * 60 * 1000;
const NO_ROOM: ReadonlySet<string | undefined> = new Set(['ENOSPC', 'EDQUOT']);

/** Puts the bytes of a new file onto the disk. */
export type WriteDurably = (file: string, bytes: Uint8Array) => Promise<void>;

/**
 * Keeps files in a folder, each under its key. A file has its name only once it is whole and on the disk, so a machine
 * that stops half-way leaves none behind; several programs may share the folder.
 */
export async function createFolderFileStore(
  folder: string,
  writeDurably: WriteDurably = writeAndSync,
): Promise<FileStore> {
  const incoming = path.join(folder, INCOMING);
  await mkdir(incoming, { recursive: true, mode: 0o700 });
  await removeAbandoned(incoming);
  const fileOf = (key: string) => path.join(folder, ...checkedKey(key).split('/'));
  return {
    put: async (key, bytes) => {
      const file = fileOf(key);
      const unfinished = path.join(incoming, randomUUID());
      try {
        await writeDurably(unfinished, bytes);
        await makeFolders(folder, path.dirname(file));
        await rename(unfinished, file);
        await syncFolder(path.dirname(file));
      } catch (error) {
        await rm(unfinished, { force: true });
        throw NO_ROOM.has((error as NodeJS.ErrnoException).code) ? new StoreFull() : error;
      }
    },
    get: async (key) => {
      try {
        return new Uint8Array(await readFile(fileOf(key)));
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
        throw error;
      }
    },
    remove: async (key) => rm(fileOf(key), { force: true }),
  };
}

async function writeAndSync(file: string, bytes: Uint8Array): Promise<void> {
  const handle = await open(file, 'wx', 0o600);
  try {
    await handle.writeFile(bytes);
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** Makes what is missing between the store's folder and a file's, each new entry on the disk before the next. */
async function makeFolders(from: string, to: string): Promise<void> {
  const first = await mkdir(to, { recursive: true, mode: 0o700 });
  if (first === undefined) return;
  for (let folder = path.dirname(to); folder.startsWith(from); folder = path.dirname(folder)) {
    await syncFolder(folder);
    if (folder === from) return;
  }
}

/** Names in a folder reach the disk with the folder, not with their files. Windows has no such call. */
async function syncFolder(folder: string): Promise<void> {
  if (process.platform === 'win32') return;
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

async function removeAbandoned(incoming: string): Promise<void> {
  for (const name of await readdir(incoming)) {
    const file = path.join(incoming, name);
    const found = await stat(file).catch(() => null);
    if (found && Date.now() - found.mtimeMs > ABANDONED_AFTER) await rm(file, { force: true });
  }
}
