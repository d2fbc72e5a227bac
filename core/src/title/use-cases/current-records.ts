import { stateOf } from '../application/application-fields';
import type { ApplicationRecord } from '../application/title';

/**
 * The records of a title that something can fall due for, of all of them from the newest: the newest that is held and
 * those after it, else the newest. Null stands for none, of which a title may have something due as well.
 */
export function currentRecords<Found extends Pick<ApplicationRecord, 'state'>>(
  records: readonly Found[],
): readonly (Found | null)[] {
  const held = records.findIndex((each) => stateOf(each) === 'passed');
  const found = records.slice(0, Math.max(held, 0) + 1).filter((each) => stateOf(each) !== 'revoked');
  return found.length === 0 ? [null] : found;
}
