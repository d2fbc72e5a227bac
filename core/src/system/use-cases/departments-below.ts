import type { Call } from '../../records';
import { department, type DepartmentRecord } from '../department';

/** These departments and all their descendants. */
export async function departmentsBelow(call: Call, ids: readonly string[]): Promise<string[]> {
  return idsBelow(await call.records.find(department), ids);
}

/** The ids of these records of a tree and of all their descendants, without duplicates. */
function idsBelow(rows: readonly DepartmentRecord[], ids: readonly string[]): string[] {
  const below = new Map<string, string[]>();
  for (const { id, parentId } of rows) if (parentId) below.set(parentId, [...(below.get(parentId) ?? []), id]);
  const found = new Set<string>();
  const waiting = [...ids];
  while (waiting.length > 0) {
    const next = waiting.pop()!;
    if (found.has(next)) continue;
    found.add(next);
    waiting.push(...(below.get(next) ?? []));
  }
  return [...found];
}
