import type { Download, StreamedDownload } from '@rdm/core/internal/records';

/** Hands a document to the browser to be saved under its name. */
export function download(file: Download): void {
  save(new Blob([new Uint8Array(file.bytes)], { type: file.type }), file.name);
}

/** Bytes after which what has arrived is handed to the browser, which keeps what is large on disk. */
const BATCH = 8 * 1024 * 1024;

/** The same for a file that arrives in pieces; `received` is told how many bytes there are. */
export async function downloadStream(
  { name, type, chunks }: StreamedDownload,
  received?: (bytes: number) => void,
): Promise<void> {
  const parts: Blob[] = [];
  let batch: Uint8Array<ArrayBuffer>[] = [];
  let [bytes, held] = [0, 0];
  const hand = () => {
    parts.push(new Blob(batch));
    [batch, held] = [[], 0];
  };
  for await (const chunk of chunks) {
    batch.push(new Uint8Array(chunk));
    bytes += chunk.length;
    held += chunk.length;
    if (held >= BATCH) hand();
    received?.(bytes);
  }
  hand();
  save(new Blob(parts, { type }), name);
}

function save(content: Blob, name: string): void {
  const url = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  document.body.append(link);
  link.click();
  link.remove();
  // Some browsers read the address only after the click has been handled.
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}
