import type { ArchivedFile, ArchiveWriter } from '@rdm/core/internal/develop';
import { DomainError } from '@rdm/core/internal/kernel';
import { strToU8, zipSync } from 'fflate';

/** 1980-01-01, the earliest zip timestamp: the same files give the same bytes. */
const NO_TIME = new Date(1980, 0, 1);
/** Parts of letters, digits and a few marks, each of which begins with a letter or digit. */
const PATH = /^[a-z\d][\w.-]{0,99}(?:\/[a-z\d][\w.-]{0,99}){0,9}$/i;

/** Writes zip archives. */
export function createArchiveWriter(): ArchiveWriter {
  return {
    zip: async (files) => zipSync(Object.fromEntries(entriesOf(files)), { mtime: NO_TIME }),
  };
}

function entriesOf(files: readonly ArchivedFile[]): ReadonlyMap<string, Uint8Array> {
  const entries = new Map<string, Uint8Array>();
  for (const { path, text } of files) {
    if (!PATH.test(path) || entries.has(path)) {
      throw new DomainError('ARCHIVE_PATH', `${path} cannot be the path of a file in an archive`);
    }
    entries.set(path, strToU8(text));
  }
  return entries;
}
