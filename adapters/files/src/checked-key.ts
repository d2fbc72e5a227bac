import { isFileKey } from '@rdm/core/internal/evidence';
import { DomainError } from '@rdm/core/internal/kernel';

/** Checks the format of a key, so that it cannot escape the storage folder (path traversal). */
export function checkedKey(key: string): string {
  if (!isFileKey(key)) throw new DomainError('WRONG_FILE_KEY', 'A text that is not a file key was given for one');
  return key;
}
