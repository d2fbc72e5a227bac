import { randomBytes } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { text } from '@rdm/core/kernel';
import { StartRefused } from '../start-refused';
import { currentProcess, isRunning, type ProcessIdentity } from './process-identity';

/** Another process works on the data directory; a second one would destroy it without a word. */
export class DataDirectoryInUse extends StartRefused {
  constructor(
    readonly directory: string,
    readonly pid: number,
  ) {
    super(
      text(
        `数据目录 ${directory} 正被进程 ${pid} 使用，请先停止该进程，或改用另一个数据目录`,
        `The data directory ${directory} is in use by process ${pid}; stop that process first or choose another data directory`,
      ),
    );
    this.name = 'DataDirectoryInUse';
  }
}

export interface DirectoryLock {
  release(): void;
}

interface Holder extends ProcessIdentity {
  readonly released?: true;
}

const HEARTBEAT = 10_000;
/** Processes of other hosts (containers on one volume) cannot be looked up, so they count by their heartbeat. */
const SILENT_AFTER = 60_000;

/**
 * Takes the directory for this process alone.
 *
 * Node has no flock, and removing a dead process's file lets two finders remove each other's. So the lock is a row of
 * numbered files that only grows: whoever creates the next number (atomically, with its content) after a dead or
 * released holder has the directory, provided no higher number exists. The highest number is never removed.
 * @throws DataDirectoryInUse
 */
export function lockDirectory(directory: string): DirectoryLock {
  fs.mkdirSync(directory, { recursive: true });
  for (;;) {
    const highest = Math.max(0, ...generations(directory));
    const holder = highest === 0 ? null : readHolder(fileOf(directory, highest));
    if (highest > 0 && holder === null) continue;
    if (holder && isHeld(holder, fileOf(directory, highest))) throw new DataDirectoryInUse(directory, holder.pid);
    const mine = highest + 1;
    if (!create(directory, mine)) continue;
    if (generations(directory).some((other) => other > mine)) {
      fs.rmSync(fileOf(directory, mine), { force: true });
      continue;
    }
    for (const old of generations(directory)) {
      if (old < highest) fs.rmSync(fileOf(directory, old), { force: true });
    }
    return hold(fileOf(directory, mine));
  }
}

const fileOf = (directory: string, generation: number) => path.join(directory, `lock.${generation}`);

function generations(directory: string): number[] {
  return fs.readdirSync(directory).flatMap((name) => {
    const number = /^lock\.(\d+)$/.exec(name)?.[1];
    return number === undefined ? [] : [Number(number)];
  });
}

function readHolder(file: string): Holder | null {
  try {
    return JSON.parse(fs.readFileSync(file, 'utf8')) as Holder;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
}

function isHeld(holder: Holder, file: string): boolean {
  if (holder.released) return false;
  if (holder.host === currentProcess().host) return isRunning(holder);
  const stat = fs.statSync(file, { throwIfNoEntry: false });
  return stat !== undefined && Date.now() - stat.mtimeMs < SILENT_AFTER;
}

function written(directory: string, holder: Holder): string {
  const draft = path.join(directory, `lock-${process.pid}-${randomBytes(6).toString('hex')}.tmp`);
  try {
    fs.writeFileSync(draft, JSON.stringify(holder), { flag: 'wx' });
    return draft;
  } catch (error) {
    fs.rmSync(draft, { force: true });
    throw error;
  }
}

/** A link appears at once and complete, or not at all because the name is taken. */
function create(directory: string, generation: number): boolean {
  const draft = written(directory, currentProcess());
  try {
    fs.linkSync(draft, fileOf(directory, generation));
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  } finally {
    fs.rmSync(draft, { force: true });
  }
}

function hold(file: string): DirectoryLock {
  const heartbeat = setInterval(() => {
    const now = new Date();
    fs.utimes(file, now, now, () => undefined);
  }, HEARTBEAT);
  heartbeat.unref();
  return {
    release() {
      clearInterval(heartbeat);
      const holder: Holder = { ...currentProcess(), released: true };
      try {
        fs.renameSync(written(path.dirname(file), holder), file);
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error;
        // There is no room for another file, but there is in the block this one has already.
        fs.writeFileSync(file, JSON.stringify(holder), { flag: 'r+' });
      }
    },
  };
}
