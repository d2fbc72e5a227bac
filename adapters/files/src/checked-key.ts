import { isFileKey } from '@rdm/core/evidence';
import { DomainError } from '@rdm/core/kernel';

/** A key that has the form of keys, and so cannot lead out of the place where files are kept. */
export function checkedKey(key: string): string {
  if (!isFileKey(key)) throw new DomainError('WRONG_FILE_KEY', 'A text that is not a file key was given for one');
  return key;
}
