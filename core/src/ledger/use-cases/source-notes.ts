import { costRecord } from '../../cost';
import type { Text } from '../../kernel';
import type { Call, Where } from '../../records';

/** Where an item of a ledger or summary was taken from when it was built, and why. */
export interface SourceNote {
  readonly item: string;
  readonly origin: string;
  readonly reason: Text;
}

/** The sources of a year's stored cost, of one project or of all, by item; records built before they were kept have none. */
export async function sourceNotes(call: Call, year: string, projectId?: string): Promise<SourceNote[]> {
  const where: Where<typeof costRecord> = [
    { field: 'year', is: 'equal', value: year },
    ...(projectId === undefined ? [] : [{ field: 'projectId', is: 'equal', value: projectId } as const]),
  ];
  const notes = new Map<string, SourceNote>();
  for (const { item, origin, sourceReason } of await call.records.find(costRecord, { where, without: ['parts'] })) {
    if (origin === null || sourceReason === null) continue;
    notes.set(`${item} ${origin} ${sourceReason.zh}`, { item, origin, reason: sourceReason });
  }
  return [...notes].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, note]) => note);
}
