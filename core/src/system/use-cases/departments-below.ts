import type { Call, StoredRecord } from '../../records';
import { department } from '../department';

/** These departments and all below them. */
export async function departmentsBelow(call: Call, ids: readonly string[]): Promise<string[]> {
  return idsBelow(await call.records.find(department), ids);
}

/** The ids of these records of a tree and of all below them, each once. */
export function idsBelow(rows: readonly StoredRecord[], ids: readonly string[]): string[] {
  const below = new Map<string, string[]>();
  for (const { id, parentId } of rows) below.set(String(parentId), [...(below.get(String(parentId)) ?? []), id]);
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
