import { randomFillSync } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';

/** Bytes of a file reserved for when the disk is full: two segments of the log, which a recovery may need. */
const RESERVE = 32 * 1024 * 1024;
/** Free bytes below which nothing new is written. */
const LEAST_FREE = 32 * 1024 * 1024;
const PIECE = 1024 * 1024;

/** Disk space reserved for a database whose disk is full. */
export interface DiskReserve {
  /** Whether enough is free to write. Takes the reserve back when there is room for it again. */
  hasRoom(): boolean;
  /** Frees the reserve for the engine, which must shut down or recover. */
  give(): void;
}

/** Keeps the file `reserve` in the directory. `hasRoom` costs one system call. */
export function keepReserve(directory: string): DiskReserve {
  const file = path.join(directory, 'reserve');
  let held = (fs.statSync(file, { throwIfNoEntry: false })?.size ?? 0) >= RESERVE;
  return {
    hasRoom() {
      const free = freeBytes(directory);
      if (held || free < RESERVE + LEAST_FREE) return held && free >= LEAST_FREE;
      held = take(file);
      return held;
    },
    give() {
      held = false;
      fs.rmSync(file, { force: true });
    },
  };
}

/** Some file systems do not report their free space; there a full disk is only detected by writing. */
function freeBytes(directory: string): number {
  const { bavail, bsize, blocks } = fs.statfsSync(directory);
  return blocks === 0 ? Infinity : bavail * bsize;
}

/** Real bytes, and no two blocks alike: a sparse or compressed file would reserve no space. */
function take(file: string): boolean {
  const handle = fs.openSync(file, 'w', 0o600);
  try {
    const piece = Buffer.alloc(PIECE);
    for (let written = 0; written < RESERVE;) written += fs.writeSync(handle, randomFillSync(piece));
    return true;
  } catch {
    fs.rmSync(file, { force: true });
    return false;
  } finally {
    fs.closeSync(handle);
  }
}
