import { DomainError } from '@rdm/core/internal/kernel';
import type { StoredRecord } from '@rdm/core/internal/records';

/** Rows per statement: more bring no gain and only take memory. */
export const CHUNK = 1_000;

export function* chunksOf<T>(items: Iterable<T>, size = CHUNK): Generator<readonly T[]> {
  let chunk: T[] = [];
  for (const item of items) {
    if (chunk.push(item) < size) continue;
    yield chunk;
    chunk = [];
  }
  if (chunk.length > 0) yield chunk;
}

/** Chunks of rows that are all of the tenant, none of them twice. */
export function* checkedChunks(rows: Iterable<StoredRecord>, tenantId: string): Generator<readonly StoredRecord[]> {
  const ids = new Set<string>();
  for (const chunk of chunksOf(rows)) {
    checkRows(chunk, tenantId, ids);
    yield chunk;
  }
}

/** @param ids the ids of the rows before these in the same call */
export function checkRows(rows: readonly StoredRecord[], tenant: string, ids = new Set<string>()): void {
  for (const { id, tenantId } of rows) {
    if (tenantId !== tenant) throw new DomainError('TENANT', `Record ${id} is not of tenant ${tenant}`);
    if (ids.has(id)) throw new DomainError('TWICE', 'The same record is written twice in one call');
    ids.add(id);
  }
}
