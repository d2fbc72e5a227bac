import { DomainError, type ArchivedFile, type ArchiveWriter } from '@rdm/core/internal/kernel';
import { strToU8, zipSync } from 'fflate';

/** 1980-01-01, the earliest zip timestamp: the same files give the same bytes. */
const NO_TIME = new Date(1980, 0, 1);
/** Parts of letters, digits and a few marks, each of which begins with a letter or digit. */
const PATH = /^[\p{L}\p{N}][\p{L}\p{N}_.-]{0,99}(?:\/[\p{L}\p{N}][\p{L}\p{N}_.-]{0,99}){0,9}$/u;

/** Writes zip archives. */
export function createArchiveWriter(): ArchiveWriter {
  return {
    zip: async (files) => zipSync(Object.fromEntries(entriesOf(files)), { mtime: NO_TIME }),
  };
}

function entriesOf(files: readonly ArchivedFile[]): ReadonlyMap<string, Uint8Array> {
  const entries = new Map<string, Uint8Array>();
  for (const { path, content } of files) {
    if (!PATH.test(path) || entries.has(path)) {
      throw new DomainError('ARCHIVE_PATH', `${path} cannot be the path of a file in an archive`);
    }
    entries.set(path, typeof content === 'string' ? strToU8(content) : content);
  }
  return entries;
}
