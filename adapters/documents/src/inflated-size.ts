import { createInflateRaw } from 'node:zlib';
import type { ZipEntry } from './zip-directory';

export type InflatedSize = 'withinCap' | 'tooLarge' | 'damaged' | 'timedOut';

const MAX_ENTRIES = 10_000;
const CHUNK_BYTES = 64 * 1024;

/**
 * Inflates every entry of a zip in small chunks, counts and forgets them, and stops at the cap: the sizes a zip
 * declares cannot be trusted, and a parser that meets a bomb has already taken the memory.
 * @param cap bytes of all entries together
 * @param deadline milliseconds since the epoch
 */
export async function checkInflatedSize(
  bytes: Uint8Array,
  entries: readonly ZipEntry[],
  cap: number,
  deadline: number,
): Promise<InflatedSize> {
  if (entries.length > MAX_ENTRIES) return 'tooLarge';
  let left = cap;
  for (const entry of entries) {
    if (entry.method === 0) left -= entry.compressedSize;
    else if (entry.method === 8) {
      const size = await inflatedSizeOf(bytes, entry, left, deadline);
      if (typeof size !== 'number') return size;
      left -= size;
    } else return 'damaged';
    if (left < 0) return 'tooLarge';
  }
  return 'withinCap';
}

async function inflatedSizeOf(
  bytes: Uint8Array,
  entry: ZipEntry,
  cap: number,
  deadline: number,
): Promise<number | Exclude<InflatedSize, 'withinCap'>> {
  if (entry.dataOffset + entry.compressedSize > bytes.byteLength) return 'damaged';
  const inflate = createInflateRaw({ chunkSize: CHUNK_BYTES });
  // The compressed size may lie too: the stream itself knows where it ends.
  inflate.end(bytes.subarray(entry.dataOffset));
  let size = 0;
  try {
    for await (const chunk of inflate) {
      size += (chunk as Uint8Array).byteLength;
      if (size > cap) return 'tooLarge';
      if (Date.now() > deadline) return 'timedOut';
    }
    return size;
  } catch {
    return 'damaged';
  } finally {
    inflate.destroy();
  }
}
