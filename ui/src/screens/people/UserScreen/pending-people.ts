import type { Condition, StoredRecord } from '@rdm/core/records';

/** Registered people who wait for an administrator: without a role nobody can sign in. */
export const pendingPeople: readonly Condition[] = [{ field: 'roleId', is: 'isNull' }];

export const isPending = ({ roleId }: StoredRecord): boolean => !Array.isArray(roleId) || roleId.length === 0;
