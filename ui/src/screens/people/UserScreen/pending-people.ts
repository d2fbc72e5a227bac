import type { Condition, StoredRecord } from '@rdm/core/internal/records';

/** Registered users awaiting approval: without a role they cannot sign in. */
export const pendingPeople: readonly Condition[] = [{ field: 'roleId', is: 'isNull' }];

export const isPending = ({ roleId }: StoredRecord): boolean => !Array.isArray(roleId) || roleId.length === 0;
