import { costRecord, lockedCost, type LockedCost } from '../../cost';
import type { Call, RecordOf } from '../../records';

/** The locked months of a year, and their cost, which is kept as it was collected. */
export async function keptCost(
  call: Call,
  year: string,
): Promise<{ readonly locked: LockedCost; readonly kept: readonly RecordOf<typeof costRecord>[] }> {
  const locked = await lockedCost(call, year);
  if (!locked.any) return { locked, kept: [] };
  const stored = await call.records.find(costRecord, { where: [{ field: 'year', is: 'equal', value: year }] });
  return { locked, kept: stored.filter(locked.has) };
}
