import type { AuditEntry, ChangeCount, RecordsAround } from '@rdm/core/internal/records';

/** The changes of the records that belong to one, counted by day, person, register, action and import. */
export function countedChanges(history: readonly AuditEntry[], around: RecordsAround): ChangeCount[] {
  const { field, id, resources, others } = around;
  const keyOf = (resource: string, recordId: string) => `${resource} ${recordId}`;
  const belonging = new Set(others.map((other) => keyOf(other.resource, other.id)));
  for (const { resource, recordId, action, after } of history) {
    if (action === 'insert' && resources.includes(resource) && after?.[field] === id) {
      belonging.add(keyOf(resource, recordId));
    }
  }
  const counts = new Map<string, ChangeCount>();
  for (const { resource, recordId, action, account, importId = null, time } of history) {
    if (!belonging.has(keyOf(resource, recordId))) continue;
    const key = JSON.stringify([resource, action, account, importId, time.slice(0, 10)]);
    const before = counts.get(key);
    const latest = before && before.time > time ? before.time : time;
    counts.set(key, { resource, action, account, importId, time: latest, count: (before?.count ?? 0) + 1 });
  }
  return [...counts.values()].sort(
    (one, other) => compare(other.time, one.time) || compare(orderOf(one), orderOf(other)),
  );
}

const orderOf = ({ resource, action, account, importId }: ChangeCount) =>
  [resource, action, account, importId].join(' ');
const compare = (one: string, other: string): number => (one < other ? -1 : one > other ? 1 : 0);
