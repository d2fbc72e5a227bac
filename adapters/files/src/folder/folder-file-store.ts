import { randomUUID } from 'node:crypto';
import { mkdir, open, readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { StoreFull, type FileStore } from '@rdm/core/internal/evidence';
import { checkedKey } from '../checked-key';

/** Where files are written until they are complete; beside the tenants' folders, whose codes have no dot. */
const INCOMING = '.incoming';
/** Milliseconds; no write takes a day, so an older file was left behind by a process that was interrupted. */
const ABANDONED_AFTER = 24 * 60 * 60 * 1000;
const NO_ROOM: ReadonlySet<string | undefined> = new Set(['ENOSPC', 'EDQUOT']);

/** Writes a new file and flushes it to the disk. */
export type WriteDurably = (file: string, bytes: Uint8Array) => Promise<void>;

/**
 * Stores files in a folder, each under its key. A file gets its name only once it is complete and on the disk, so a
 * crash leaves no partial file; several processes may share the folder.
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

/** Creates missing folders between the store's folder and a file's, flushing each new entry to the disk. */
async function makeFolders(from: string, to: string): Promise<void> {
  const first = await mkdir(to, { recursive: true, mode: 0o700 });
  if (first === undefined) return;
  for (let folder = path.dirname(to); folder.startsWith(from); folder = path.dirname(folder)) {
    await syncFolder(folder);
    if (folder === from) return;
  }
}

/** Directory entries are flushed with the folder, not with their files. Windows has no such call. */
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
