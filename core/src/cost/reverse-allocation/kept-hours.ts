import type { workTime } from '../../hours';
import type { RecordOf } from '../../records';

export type HoursRecord = RecordOf<typeof workTime>;

/** Stored hours of a person on a project, with their record id; where they come from, unless kept before it was noted. */
export type KeptRow = Pick<HoursRecord, 'id' | 'projectId' | 'personnelId' | 'hours'> & {
  readonly origin?: string | null;
};

/** Hours before and after an allocation, for exact rollback. */
export interface KeptHours {
  readonly before: readonly KeptRow[];
  readonly after: readonly KeptRow[];
}

/** Key of a cell of a month's hours. */
export type Cell = Pick<HoursRecord, 'projectId' | 'personnelId'>;

export const cellOf = ({ projectId, personnelId }: Cell): string => `${personnelId} ${projectId}`;

export const keptRow = ({ id, projectId, personnelId, hours, origin = null }: KeptRow): KeptRow => ({
  id,
  projectId,
  personnelId,
  hours,
  origin,
});

/** The hours of a month as they would be without the allocation. */
export function withoutAllocation(worked: readonly KeptRow[], kept: KeptHours | null): KeptRow[] {
  const rows = worked.map(keptRow);
  if (!kept) return rows;
  const touched = new Set([...kept.before, ...kept.after].map(cellOf));
  return [...rows.filter((row) => !touched.has(cellOf(row))), ...kept.before];
}

/** Whether every cell written by an allocation is unchanged since. */
export function standsAsWritten(worked: readonly KeptRow[], { before, after }: KeptHours): boolean {
  const standing = new Map(worked.map((row) => [cellOf(row), row.hours]));
  const written = new Map(after.map((row) => [cellOf(row), row.hours]));
  return [...before, ...after].every((row) => standing.get(cellOf(row)) === written.get(cellOf(row)));
}
