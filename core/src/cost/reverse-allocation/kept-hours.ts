import type { workTime } from '../../hours';
import type { RecordOf } from '../../records';

export type HoursRecord = RecordOf<typeof workTime>;

/** Hours of a person on a project as they stood, or were written; with the id of their record. */
export type KeptRow = Pick<HoursRecord, 'id' | 'projectId' | 'personnelId' | 'hours'>;

/** What an allocation found and what it left: enough to take it back exactly. */
export interface KeptHours {
  readonly before: readonly KeptRow[];
  readonly after: readonly KeptRow[];
}

/** What names a cell of a month's hours. */
export type Cell = Pick<HoursRecord, 'projectId' | 'personnelId'>;

export const cellOf = ({ projectId, personnelId }: Cell): string => `${personnelId} ${projectId}`;

export const keptRow = ({ id, projectId, personnelId, hours }: KeptRow): KeptRow => ({
  id,
  projectId,
  personnelId,
  hours,
});

/** The hours of a month as they would stand had the allocation not been made. */
export function withoutAllocation(worked: readonly KeptRow[], kept: KeptHours | null): KeptRow[] {
  const rows = worked.map(keptRow);
  if (!kept) return rows;
  const touched = new Set([...kept.before, ...kept.after].map(cellOf));
  return [...rows.filter((row) => !touched.has(cellOf(row))), ...kept.before];
}

/** Whether every cell an allocation has touched still stands as it left it. */
export function standsAsWritten(worked: readonly KeptRow[], { before, after }: KeptHours): boolean {
  const standing = new Map(worked.map((row) => [cellOf(row), row.hours]));
  const written = new Map(after.map((row) => [cellOf(row), row.hours]));
  return [...before, ...after].every((row) => standing.get(cellOf(row)) === written.get(cellOf(row)));
}
