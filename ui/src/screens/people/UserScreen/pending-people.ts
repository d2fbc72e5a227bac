import type { Condition, StoredRecord } from '@rdm/core/records';

/** Who registered and waits for an administrator: without a role nobody can sign in. `blade-wire.md` §2.4 */
export const pendingPeople: readonly Condition[] = [{ field: 'roleId', is: 'isNull' }];

export const isPending = ({ roleId }: StoredRecord): boolean => !Array.isArray(roleId) || roleId.length === 0;
