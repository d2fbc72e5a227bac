import { isFileKey, type FileStore } from '@rdm/core/internal/evidence';
import { DomainError } from '@rdm/core/internal/kernel';

/** Stores copies of files in memory. */
export function createMemoryFileStore(): FileStore {
  const files = new Map<string, Uint8Array>();
  const checked = (key: string) => {
    if (!isFileKey(key)) throw new DomainError('WRONG_FILE_KEY', 'A text that is not a file key was given for one');
    return key;
  };
  return {
    put: async (key, bytes) => void files.set(checked(key), new Uint8Array(bytes)),
    get: async (key) => files.get(checked(key))?.slice() ?? null,
    remove: async (key) => void files.delete(checked(key)),
  };
}
