import fs from 'node:fs';
import path from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import type { InDirectory, Mould } from '../database';
import { lockDirectory, type DataDirectoryLost } from './directory-lock';
import { DiskFailure } from './disk-failure';
import { keepReserve } from './disk-reserve';
import { DurableNodeFS, syncDirectory, syncTree } from './durable-node-fs';
import { finishPrepared, roomForPrepared } from './finish-prepared';

/** Why the engine has stopped. */
type EngineFailure = DiskFailure | DataDirectoryLost;

export interface Embedded {
  /** The running engine; replaced by `reopen`. */
  readonly engine: PGlite;
  /** Set when the disk refused a change or the directory was lost; the engine does not answer from then on. */
  readonly failure: EngineFailure | null;
  /** Called with the failure while a statement waits for its answer. */
  onFailure: (failure: EngineFailure) => void;
  /** Whether the disk has room for a change. */
  hasRoom(): boolean;
  /**
   * Recovers a database that a full disk has stopped, using the reserved disk space.
   * @throws DiskFailure when the disk was not merely full, or the reserve was not enough
   */
  reopen(): Promise<void>;
  close(): Promise<void>;
}

/** PGlite starts with `-F` (no fsync at all) unless told otherwise. */
const durableParameters = [
  ...PGlite.defaultStartParams.filter((parameter) => parameter !== '-F'),
  '-c',
  'wal_sync_method=fsync',
  // PostgreSQL's own 128 MB are taken and filled with zeros at each start; the system keeps the files in memory as well.
  '-c',
  'shared_buffers=32MB',
  '-c',
  'wal_buffers=4MB',
  ...roomForPrepared,
];

/** Milliseconds between two recoveries that find no disk space: each takes a second. */
const PATIENCE = 5_000;

/**
 * Opens the database in a directory and creates it on the first call. A commit is on the disk when it is acknowledged.
 * The directory holds the lock, the cluster in `cluster` and the disk space reserved for a recovery in `reserve`.
 * @throws DataDirectoryInUse when another process has it open
 * @throws DiskFailure when the disk is too full for it
 */
export async function openDirectory({ directory, mould }: InDirectory): Promise<Embedded> {
  const home = path.resolve(directory);
  const cluster = path.join(home, 'cluster');
  let failure: EngineFailure | null = null;
  let patientUntil = 0;
  let embedded: Embedded | undefined;
  let opened: OpenCluster | undefined;
  const hear = (heard: EngineFailure) => {
    failure = heard;
    embedded?.onFailure(heard);
  };
  const lock = await lockDirectory(home, (lost) => {
    opened?.abandon();
    hear(lost);
  });
  const reserve = keepReserve(home);
  const start = async () => {
    if (!reserve.hasRoom()) reserve.give();
    return openCluster(home, cluster, hear);
  };
  try {
    if (!fs.existsSync(cluster)) await makeCluster(home, cluster, mould);
    opened = await start();
    if (failure !== null) throw failure;
  } catch (error) {
    opened?.abandon();
    await lock.release();
    throw error;
  }
  return (embedded = {
    get engine() {
      return opened!.engine;
    },
    get failure() {
      return failure;
    },
    onFailure: () => undefined,
    hasRoom: () => reserve.hasRoom(),
    async reopen() {
      if (failure !== null && (!failure.isFull || Date.now() < patientUntil)) throw failure;
      patientUntil = Date.now() + PATIENCE;
      opened!.abandon();
      opened = await start();
      patientUntil = 0;
      failure = null;
    },
    async close() {
      try {
        // The engine's last checkpoint writes as well.
        if (!reserve.hasRoom()) reserve.give();
        if (failure === null) await closing(opened!);
      } finally {
        await lock.release();
      }
    },
  });
}

interface OpenCluster {
  readonly engine: PGlite;
  /** Rejects when the engine stops. */
  readonly ended: Promise<never>;
  /** Releases an engine that has stopped. */
  abandon(): void;
}

async function openCluster(
  home: string,
  cluster: string,
  onFailure: (failure: DiskFailure) => void,
  loadDataDir?: Blob,
): Promise<OpenCluster> {
  let end: (failure: DiskFailure) => void = () => undefined;
  const ended = new Promise<never>((_, reject) => (end = reject));
  ended.catch(() => undefined);
  const files = new DurableNodeFS(cluster, (cause) => {
    const failure = new DiskFailure(home, cause);
    onFailure(failure);
    end(failure);
  });
  try {
    const created = PGlite.create({ fs: files, startParams: durableParameters, loadDataDir });
    const engine = await Promise.race([created, ended]);
    await Promise.race([finishPrepared(engine), ended]);
    return { engine, ended, abandon: () => abandon(engine, files) };
  } catch (error) {
    files.abandon();
    // A recovery that finds no disk space fails like any other error, without mentioning the disk.
    throw files.lastRefusal === null ? error : new DiskFailure(home, files.lastRefusal);
  }
}

function abandon(engine: PGlite, files: DurableNodeFS): void {
  engine.execProtocolRawStream = () => new Promise(() => undefined);
  files.abandon();
}

/** Acknowledged commits are safe even when the last checkpoint finds no disk space. */
function closing({ engine, ended }: OpenCluster): Promise<void> {
  return Promise.race([engine.close(), ended]).catch(() => undefined);
}

/** A start interrupted while the first files are written leaves only a draft, which the next start removes. */
async function makeCluster(home: string, cluster: string, mould?: Mould): Promise<void> {
  const draft = `${cluster}.new`;
  fs.rmSync(draft, { recursive: true, force: true });
  fs.mkdirSync(draft, { mode: 0o700 });
  const failures: DiskFailure[] = [];
  const { engine } = await openCluster(home, draft, (failure) => failures.push(failure), await mould?.());
  await engine.close();
  if (failures.length > 0) throw failures[0]!;
  syncTree(draft);
  fs.renameSync(draft, cluster);
  syncDirectory(home);
}

let pristine: Promise<Blob | undefined> | undefined;

/** A database in memory only, lost when the process ends. The mould of the first one is cached for the next ones. */
export async function openMemory(mould: Mould = castInMemory): Promise<Embedded> {
  pristine ??= mould();
  const engine = await PGlite.create({ loadDataDir: await pristine });
  return {
    engine,
    failure: null,
    onFailure: () => undefined,
    hasRoom: () => true,
    reopen: async () => undefined,
    close: () => engine.close(),
  };
}

async function castInMemory(): Promise<Blob> {
  const engine = await PGlite.create();
  try {
    return await engine.dumpDataDir('none');
  } finally {
    await engine.close();
  }
}
