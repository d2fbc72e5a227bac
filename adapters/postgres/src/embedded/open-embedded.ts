import fs from 'node:fs';
import path from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { lockDirectory } from './directory-lock';
import { DurableNodeFS, syncDirectory, syncTree } from './durable-node-fs';

export interface Embedded {
  readonly engine: PGlite;
  /** Set when the disk refused to keep a change; the engine answers nothing from then on. */
  readonly failure: DiskFailure | null;
  /** Hears of the failure while a statement waits for its answer. */
  onFailure: (failure: DiskFailure) => void;
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
    const state = { failure: null as DiskFailure | null, onFailure: (_: DiskFailure): void => undefined };
    const engine = await open(cluster, (cause) => {
      state.failure = new DiskFailure(home, cause);
      state.onFailure(state.failure);
    });
    return Object.assign(state, {
      engine,
      async close() {
        if (state.failure === null) await engine.close();
        lock.release();
      },
    });
  } catch (error) {
    lock.release();
    throw error;
  }
}

/** The disk did not confirm a change. What was answered before is safe; the program must be started again. */
export class DiskFailure extends Error {
  constructor(directory: string, cause: unknown) {
    super(
      `数据目录 ${directory} 写入磁盘失败，数据库已停止，请检查磁盘后重新启动\n` +
        `The disk refused a change to ${directory}; the database has stopped: check the disk and start again`,
      { cause },
    );
    this.name = 'DiskFailure';
  }
}

async function open(cluster: string, onFailure: (cause: unknown) => void): Promise<PGlite> {
  return PGlite.create({ fs: new DurableNodeFS(cluster, onFailure), startParams: durableParameters });
}

/** A start cut short while the first files are written leaves only a draft, which the next start throws away. */
async function makeCluster(home: string, cluster: string): Promise<void> {
  const draft = `${cluster}.new`;
  fs.rmSync(draft, { recursive: true, force: true });
  const failures: unknown[] = [];
  const engine = await open(draft, (cause) => failures.push(cause));
  await engine.close();
  if (failures.length > 0) throw new DiskFailure(home, failures[0]);
  syncTree(draft);
  fs.renameSync(draft, cluster);
  syncDirectory(home);
}

let pristine: Promise<Blob> | undefined;

/** A database that lives and dies with the process. The first one is kept as the mould of the next ones. */
export async function openMemory(): Promise<Embedded> {
  pristine ??= mould();
  const engine = await PGlite.create({ loadDataDir: await pristine });
  return { engine, failure: null, onFailure: () => undefined, close: () => engine.close() };
}

async function mould(): Promise<Blob> {
  const engine = await PGlite.create();
  try {
    return await engine.dumpDataDir('none');
  } finally {
    await engine.close();
  }
}
