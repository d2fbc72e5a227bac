import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { vi } from 'vitest';

/** A disk of a few hundred megabytes that a test can fill and clear. */
export interface SmallDisk {
  readonly directory: string;
  /** Whether the limit applies to other processes as well. */
  readonly isReal: boolean;
  /** Uses up space until only `left` bytes are free. */
  fill(left: number): void;
  /** Gives back what `fill` took. */
  clear(): void;
  remove(): void;
}

const SIZE = 300 * 1024 * 1024;

/** A tmpfs where this account may mount one, else a simulated disk. */
export function mountedDisk(): SmallDisk {
  const directory = fs.mkdtempSync(path.join(os.tmpdir(), 'rdm-disk-'));
  const mounted = spawnSync('mount', ['-t', 'tmpfs', '-o', `size=${SIZE}`, 'tmpfs', directory]);
  if (mounted.status !== 0) return playedDisk(directory);
  const filler = path.join(directory, 'filler');
  return {
    directory,
    isReal: true,
    fill: (left) => growUntil(directory, filler, left),
    clear: () => fs.rmSync(filler, { force: true }),
    remove: () => {
      spawnSync('umount', [directory]);
      fs.rmSync(directory, { recursive: true, force: true });
    },
  };
}

function growUntil(directory: string, filler: string, left: number): void {
  const handle = fs.openSync(filler, 'a');
  try {
    for (let free = freeBytes(directory); free > left; free = freeBytes(directory)) {
      fs.writeSync(handle, Buffer.alloc(Math.min(free - left, 1024 * 1024)));
    }
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error;
  } finally {
    fs.closeSync(handle);
  }
}

function freeBytes(directory: string): number {
  const { bavail, bsize } = fs.statfsSync(directory);
  return bavail * bsize;
}

/** Simulates a disk of that size by intercepting this process's file system calls: growing files use it up. */
function playedDisk(directory: string): SmallDisk {
  let free = SIZE;
  let taken = 0;
  const { writeSync, statfsSync, rmSync, unlinkSync } = fs;
  const on = (file: unknown) => path.resolve(String(file)).startsWith(directory);
  const inDirectory = (handle: number) => on(fs.readlinkSync(`/proc/self/fd/${handle}`));
  const sizeOf = (file: unknown) => fs.statSync(String(file), { throwIfNoEntry: false })?.size ?? 0;
  const write = (handle: number, bytes: Buffer, offset?: number, length?: number, position?: number | null): number => {
    const { size } = fs.fstatSync(handle);
    const growth = (position ?? size) + (length ?? bytes.length) - size;
    if (growth > 0 && inDirectory(handle)) {
      if (growth > free) throw Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC' });
      free -= growth;
    }
    return writeSync(handle, bytes, offset, length, position);
  };
  vi.spyOn(fs, 'writeSync').mockImplementation(write as typeof fs.writeSync);
  vi.spyOn(fs, 'statfsSync').mockImplementation(((where: string) => {
    const real = statfsSync(where);
    return on(where) ? { ...real, bsize: 1, bavail: free } : real;
  }) as typeof fs.statfsSync);
  const returning = (call: (file: fs.PathLike) => void) => (file: fs.PathLike) => {
    const size = on(file) ? sizeOf(file) : 0;
    call(file);
    free += size;
  };
  vi.spyOn(fs, 'rmSync').mockImplementation(returning((file) => rmSync(file, { recursive: true, force: true })));
  vi.spyOn(fs, 'unlinkSync').mockImplementation(returning(unlinkSync));
  return {
    directory,
    isReal: false,
    fill: (left) => {
      taken += Math.max(0, free - left);
      free = Math.min(free, left);
    },
    clear: () => {
      free += taken;
      taken = 0;
    },
    remove: () => {
      vi.restoreAllMocks();
      rmSync(directory, { recursive: true, force: true });
    },
  };
}
