import { costRecord, type CostAmountRecord } from '../../cost';
import type { Call, RecordOf } from '../../records';

/** The same cost records with the rows they were made of, in the given order. */
export async function recordsWithParts(
  call: Call,
  records: readonly Pick<CostAmountRecord, 'id'>[],
): Promise<RecordOf<typeof costRecord>[]> {
  const ids = records.map(({ id }) => id);
  if (ids.length === 0) return [];
  const found = await call.records.find(costRecord, { where: [{ field: 'id', is: 'in', value: ids }] });
  const byId = new Map(found.map((record) => [record.id, record]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}
