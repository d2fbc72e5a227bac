import { toHex } from '@exodus/bytes/hex.js';
import { DomainError, type ArchivedEntry, type ArchivedFile, type ArchiveWriter } from '@rdm/core/internal/kernel';
import { makeZip } from 'client-zip';
import { strToU8, zipSync } from 'fflate';

/** 1980-01-01, the earliest zip timestamp: the same files give the same bytes. */
const NO_TIME = new Date(1980, 0, 1);
const LONGEST_PATH = 240;

/** Writes zip archives; names in Chinese are written in UTF-8. */
export function createArchiveWriter(): ArchiveWriter {
  return {
    zip: async (files) => zipSync(Object.fromEntries(entriesOf(files)), { mtime: NO_TIME }),
    stream: (files, packed) => streamOf(files, packed),
  };
}

function entriesOf(files: readonly ArchivedFile[]): ReadonlyMap<string, Uint8Array> {
  const entries = new Map<string, Uint8Array>();
  for (const { path, content } of files) {
    refuseUnlessNew(path, entries);
    entries.set(path, bytesOf(content));
  }
  return entries;
}

/** Files are stored as they are: what is streamed is large because it has pictures and documents, which are packed already. */
async function* streamOf(
  files: AsyncIterable<ArchivedFile>,
  packed?: (entry: ArchivedEntry) => void,
): AsyncGenerator<Uint8Array> {
  const paths = new Map<string, true>();
  async function* entries() {
    for await (const { path, content } of files) {
      refuseUnlessNew(path, paths);
      paths.set(path, true);
      const bytes = bytesOf(content);
      packed?.({ path, size: bytes.length, sha256: await digestOf(bytes) });
      yield { name: path, lastModified: NO_TIME, input: bytes };
    }
  }
  const reader = makeZip(entries(), { buffersAreUTF8: true }).getReader();
  try {
    for (let piece = await reader.read(); !piece.done; piece = await reader.read()) yield piece.value;
  } finally {
    // The reason it was given comes back as a failure, of which nobody reads any more.
    await reader.cancel().catch(() => {});
  }
}

const bytesOf = (content: string | Uint8Array): Uint8Array<ArrayBuffer> =>
  typeof content === 'string'
    ? strToU8(content)
    : new Uint8Array(content.buffer as ArrayBuffer, content.byteOffset, content.byteLength);

const digestOf = async (bytes: Uint8Array<ArrayBuffer>): Promise<string> =>
  toHex(new Uint8Array(await crypto.subtle.digest('SHA-256', bytes)));

function refuseUnlessNew(path: string, taken: ReadonlyMap<string, unknown>): void {
  if (isInside(path) && !taken.has(path)) return;
  throw new DomainError('ARCHIVE_PATH', `${path} cannot be the path of a file in an archive`);
}

/** Whether a path names a file below the root of the archive on every system, and none that a program hides or acts upon. */
const isInside = (path: string): boolean =>
  path.length <= LONGEST_PATH && path.split('/').every((part) => part !== '' && !/^[._]|[\\:*?"<>|\p{Cc}]/u.test(part));
