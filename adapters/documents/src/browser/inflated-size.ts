import { inflatedSizeChecker } from '../check-inflated-size';

/** Bytes written to the stream at a time: a zip bomb inflates them a thousandfold before the size can be checked. */
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

/** Ends when all is written or the stream is cancelled; errors reach the reading side. */
async function feed(writer: WritableStreamDefaultWriter<BufferSource>, bytes: Uint8Array): Promise<void> {
  try {
    for (let at = 0; at < bytes.byteLength; at += PIECE_BYTES) {
      await writer.write(bytes.slice(at, at + PIECE_BYTES));
    }
    await writer.close();
  } catch {
    // The stream failed or was cancelled.
  }
}
