import { createInflateRaw } from 'node:zlib';
import { inflatedSizeChecker } from './check-inflated-size';

const CHUNK_BYTES = 64 * 1024;

export const checkInflatedSize = inflatedSizeChecker(async (bytes, entry, cap, deadline) => {
  const inflate = createInflateRaw({ chunkSize: CHUNK_BYTES });
  // The compressed size may be wrong too: the stream itself marks its end.
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
});
