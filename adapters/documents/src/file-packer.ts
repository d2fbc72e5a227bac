import { DomainError, type FilePacker } from '@rdm/core/internal/kernel';
import { strToU8, zipSync } from 'fflate';

/** 1980-01-01, the earliest zip timestamp: the same files give the same bytes. */
const NO_TIME = new Date(1980, 0, 1);
const LONGEST_PATH = 240;

/** Packs files into zip archives; names in Chinese are written in UTF-8. */
export function createFilePacker(): FilePacker {
  return {
    pack: async (files) => {
      const entries = new Map<string, Uint8Array>();
      for (const { path, content } of files) {
        if (!isInside(path) || entries.has(path)) {
          throw new DomainError('ARCHIVE_PATH', `${path} cannot be the path of a file in an archive`);
        }
        entries.set(path, typeof content === 'string' ? strToU8(content) : content);
      }
      return zipSync(Object.fromEntries(entries), { mtime: NO_TIME });
    },
  };
}

/** Whether a path names a file below the root of the archive on every system. */
const isInside = (path: string): boolean =>
  path.length <= LONGEST_PATH &&
  path.split('/').every((part) => part !== '' && part !== '.' && part !== '..' && !/[\\:*?"<>|\p{Cc}]/u.test(part));
