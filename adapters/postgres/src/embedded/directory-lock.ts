import fs from 'node:fs';
import path from 'node:path';
import { text } from '@rdm/core/internal/kernel';
import lockfile from 'proper-lockfile';
import { StartRefused } from '../start-refused';
import { currentProcess, isRunning, type ProcessIdentity } from './process-identity';

/** Another process works on the data directory; a second one would silently corrupt it. */
export class DataDirectoryInUse extends StartRefused {
  constructor(
    readonly directory: string,
    /** Null where it has not recorded which process it is. */
    readonly pid: number | null,
  ) {
    super(
      pid === null
        ? text(
            `数据目录 ${directory} 正被另一个程序使用，请先停止该程序，或改用另一个数据目录`,
            `The data directory ${directory} is in use by another program; stop that program first or choose another data directory`,
          )
        : text(
            `数据目录 ${directory} 正被进程 ${pid} 使用，请先停止该进程，或改用另一个数据目录`,
            `The data directory ${directory} is in use by process ${pid}; stop that process first or choose another data directory`,
          ),
    );
    this.name = 'DataDirectoryInUse';
  }
}

/** The lock was taken away while the directory was open, so another process may work on it now. */
export class DataDirectoryLost extends StartRefused {
  readonly isFull = false;

  constructor(directory: string, cause: unknown) {
    super(
      text(
        `数据目录 ${directory} 的锁已失效，数据库已停止，请确认没有其他程序使用该目录后重新启动`,
        `The lock on the data directory ${directory} was lost; the database has stopped: make sure that no other program uses the directory and start again`,
      ),
      { cause },
    );
    this.name = 'DataDirectoryLost';
  }
}

export interface DirectoryLock {
  release(): Promise<void>;
}

/** Milliseconds between two heartbeats of a holder. */
const HEARTBEAT = 10_000;
/**
 * A process of another host (containers on one volume) cannot be looked up, so it counts as dead after so many
 * milliseconds without a heartbeat: a multiple of the time for which the recovery of a large database or a busy machine
 * blocks the event loop.
 */
const SILENT_AFTER = 60_000;

/** Judging a holder and taking its place takes milliseconds; a process killed meanwhile blocks others for this long. */
const JUDGING = { stale: 5_000, retries: { retries: 80, factor: 1, minTimeout: 100, maxTimeout: 100 } };

/**
 * Locks the directory for this process: `cluster.lock` with the heartbeat of the library, and the holder in
 * `holder.json`. On one host the process decides, not the heartbeat: a killed process frees the directory at once, a
 * stopped or busy one keeps it. A lock left behind is judged and replaced under a second lock, `judging.lock`;
 * otherwise two processes that find it at the same moment would each remove the lock of the other.
 * @param onLost called when the lock was taken away, after which the directory must not be written any more
 * @throws DataDirectoryInUse
 */
export async function lockDirectory(
  directory: string,
  onLost: (lost: DataDirectoryLost) => void,
): Promise<DirectoryLock> {
  fs.mkdirSync(directory, { recursive: true, mode: 0o700 });
  const judged = await lockfile.lock(path.join(directory, 'judging'), {
    ...JUDGING,
    realpath: false,
    onCompromised: () => undefined,
  });
  try {
    return await take(directory, onLost);
  } finally {
    await judged().catch(() => undefined);
  }
}

async function take(directory: string, onLost: (lost: DataDirectoryLost) => void): Promise<DirectoryLock> {
  const file = path.join(directory, 'cluster');
  const note = path.join(directory, 'holder.json');
  const options = { realpath: false, stale: SILENT_AFTER };
  const holder = holderIn(note);
  if (holder?.host === currentProcess().host) {
    if (isRunning(holder)) throw new DataDirectoryInUse(directory, holder.pid);
    fs.rmSync(`${file}.lock`, { recursive: true, force: true });
  } else if (await lockfile.check(file, options)) throw new DataDirectoryInUse(directory, holder?.pid ?? null);
  // Before the lock, so that one left behind by a kill has a name.
  fs.writeFileSync(note, JSON.stringify(currentProcess()), { mode: 0o600 });
  const release = await lockfile.lock(file, {
    ...options,
    update: HEARTBEAT,
    onCompromised: (cause) => onLost(new DataDirectoryLost(directory, cause)),
  });
  return {
    async release() {
      fs.rmSync(note, { force: true });
      // A lock that was lost now belongs to another process.
      await release().catch(() => undefined);
    },
  };
}

/** Null where no holder is recorded, or it was killed while writing the file. */
function holderIn(note: string): ProcessIdentity | null {
  try {
    return JSON.parse(fs.readFileSync(note, 'utf8')) as ProcessIdentity;
  } catch {
    return null;
  }
}
