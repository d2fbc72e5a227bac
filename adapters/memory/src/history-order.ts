import type { AuditEntry } from '@rdm/core/internal/records';

export const latestFirst = (one: AuditEntry, other: AuditEntry): number =>
  one.time === other.time ? Number(BigInt(other.id) - BigInt(one.id)) : one.time < other.time ? 1 : -1;

/**
 * Whether changes of one record leave any of its fields with another value than it had before them. A change that names
 * no field, e.g. of a secret, cannot be known to be put back.
 */
export function leaveOtherwise(changes: readonly AuditEntry[]): boolean {
  const before = new Map<string, unknown>();
  const after = new Map<string, unknown>();
  for (const change of [...changes].sort((one, other) => latestFirst(other, one))) {
    const names = Object.keys({ ...change.before, ...change.after });
    if (names.length === 0) return true;
    for (const name of names) {
      if (!before.has(name)) before.set(name, change.before?.[name]);
      after.set(name, change.after?.[name]);
    }
  }
  const written = (value: unknown) => JSON.stringify(value ?? null);
  return [...before].some(([name, value]) => written(value) !== written(after.get(name)));
}
