import type { StoredRecord } from '../../records';

/** Hours of a person on a project as they stood, or were written; with the id of their record. */
export interface KeptRow {
  readonly id: string;
  readonly projectId: string;
  readonly personnelId: string;
  readonly hours: string;
}

/** What an allocation found and what it left: enough to take it back exactly. */
export interface KeptHours {
  readonly before: readonly KeptRow[];
  readonly after: readonly KeptRow[];
}

export const keptOf = ({ kept }: StoredRecord): KeptHours | null => (kept as KeptHours | null | undefined) ?? null;

/** What names a cell of a month's hours. */
export interface Cell {
  readonly projectId: string;
  readonly personnelId: string;
}

export const cellOf = ({ projectId, personnelId }: Cell | StoredRecord): string =>
  `${String(personnelId)} ${String(projectId)}`;

export const keptRow = ({ id, projectId, personnelId, hours }: StoredRecord): KeptRow => ({
  id,
  projectId: String(projectId),
  personnelId: String(personnelId),
  hours: String(hours),
});

/** The hours of a month as they would stand had the allocation not been made. */
export function withoutAllocation(worked: readonly StoredRecord[], kept: KeptHours | null): KeptRow[] {
  const rows = worked.map(keptRow);
  if (!kept) return rows;
  const touched = new Set([...kept.before, ...kept.after].map(cellOf));
  return [...rows.filter((row) => !touched.has(cellOf(row))), ...kept.before];
}

/** Whether every cell an allocation has touched still stands as it left it. */
export function standsAsWritten(worked: readonly StoredRecord[], { before, after }: KeptHours): boolean {
  const standing = new Map(worked.map((row) => [cellOf(row), String(row.hours)]));
  const written = new Map(after.map((row) => [cellOf(row), row.hours]));
  return [...before, ...after].every((row) => standing.get(cellOf(row)) === written.get(cellOf(row)));
}
