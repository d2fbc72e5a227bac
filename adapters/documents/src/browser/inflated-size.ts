import { inflatedSizeChecker } from '../check-inflated-size';

/** Given to the stream at once: a bomb makes a thousand times as much of it before anybody can look. */
const PIECE_BYTES = 4 * 1024;

export const checkInflatedSize = inflatedSizeChecker(async (bytes, entry, cap, deadline) => {
  const inflate = new DecompressionStream('deflate-raw');
  const reader = inflate.readable.getReader();
  const end = entry.dataOffset + entry.compressedSize;
  const fed = feed(inflate.writable.getWriter(), bytes.subarray(entry.dataOffset, end));
  let size = 0;
  try {
    for (let read = await reader.read(); !read.done; read = await reader.read()) {
      size += read.value.byteLength;
      if (size > cap) return 'tooLarge';
      if (Date.now() > deadline) return 'timedOut';
    }
    return size;
  } catch {
    return 'damaged';
  } finally {
    await reader.cancel().catch(() => undefined);
    await fed;
  }
});

/** Ends when all is taken or nobody reads any more; what went wrong, the reader hears. */
async function feed(writer: WritableStreamDefaultWriter<BufferSource>, bytes: Uint8Array): Promise<void> {
  try {
    for (let at = 0; at < bytes.byteLength; at += PIECE_BYTES) {
      await writer.write(bytes.slice(at, at + PIECE_BYTES));
    }
    await writer.close();
  } catch {
    // The stream is broken or was given up.
  }
}
