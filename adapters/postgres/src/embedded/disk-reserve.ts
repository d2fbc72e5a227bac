import { randomFillSync } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';

/** Bytes of a file kept for the day the disk is full: two segments of the log, which a recovery may need. */
const RESERVE = 32 * 1024 * 1024;
/** Free bytes below which nothing new is written. */
const LEAST_FREE = 32 * 1024 * 1024;
const PIECE = 1024 * 1024;

/** Room on the disk of a database that is there when everything else is full. */
export interface DiskReserve {
  /** Whether enough is free to write. Takes the reserve back when there is room for it again. */
  hasRoom(): boolean;
  /** Gives the reserve away, to the engine that must come to rest or recover. */
  give(): void;
}

/** Keeps the file `reserve` in the directory. Asking costs one call of the system. */
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

/** Some file systems cannot say how full they are; there the full disk is found out by writing. */
function freeBytes(directory: string): number {
  const { bavail, bsize, blocks } = fs.statfsSync(directory);
  return blocks === 0 ? Infinity : bavail * bsize;
}

/** Real bytes, and no two blocks alike: a hole, or what a file system packs, would keep nothing. */
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
