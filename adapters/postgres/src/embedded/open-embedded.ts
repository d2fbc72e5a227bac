import fs from 'node:fs';
import path from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { lockDirectory } from './directory-lock';
import { DurableNodeFS, syncDirectory, syncTree } from './durable-node-fs';

export interface Embedded {
  readonly engine: PGlite;
  close(): Promise<void>;
}

/** PGlite starts with `-F` (no fsync at all) unless told otherwise. */
const durableParameters = [
  ...PGlite.defaultStartParams.filter((parameter) => parameter !== '-F'),
  '-c',
  'wal_sync_method=fsync',
];

/**
 * Opens the database kept in a directory, making it on the first call. A commit is on the disk when it is answered.
 * The directory holds the lock files and the cluster in `cluster`.
 * @throws DataDirectoryInUse when another process has it open
 */
export async function openDirectory(directory: string): Promise<Embedded> {
  const home = path.resolve(directory);
  const lock = lockDirectory(home);
  try {
    const cluster = path.join(home, 'cluster');
    if (!fs.existsSync(cluster)) await makeCluster(home, cluster);
    const engine = await open(cluster);
    return {
      engine,
      async close() {
        await engine.close();
        lock.release();
      },
    };
  } catch (error) {
    lock.release();
    throw error;
  }
}

async function open(cluster: string): Promise<PGlite> {
  return PGlite.create({ fs: new DurableNodeFS(cluster), startParams: durableParameters });
}

/** A start cut short while the first files are written leaves only a draft, which the next start throws away. */
async function makeCluster(home: string, cluster: string): Promise<void> {
  const draft = `${cluster}.new`;
  fs.rmSync(draft, { recursive: true, force: true });
  const engine = await open(draft);
  await engine.close();
  syncTree(draft);
  fs.renameSync(draft, cluster);
  syncDirectory(home);
}

let pristine: Promise<Blob> | undefined;

/** A database that lives and dies with the process. The first one is kept as the mould of the next ones. */
export async function openMemory(): Promise<Embedded> {
  pristine ??= mould();
  const engine = await PGlite.create({ loadDataDir: await pristine });
  return { engine, close: () => engine.close() };
}

async function mould(): Promise<Blob> {
  const engine = await PGlite.create();
  try {
    return await engine.dumpDataDir('none');
  } finally {
    await engine.close();
  }
}
