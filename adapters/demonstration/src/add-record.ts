import {
  initialDraft,
  insertRecords,
  validateRecord,
  type Call,
  type Draft,
  type RecordOf,
  type Resource,
} from '@rdm/core/internal/records';

/** Adds a record in canonical form with its computed values, as a submit does. */
export async function addRecord<R extends Resource>(call: Call, resource: R, draft: Draft): Promise<RecordOf<R>> {
  const initial = initialDraft(resource, call.clock.now().slice(0, 10));
  const [row] = await insertRecords(call, resource, [validateRecord(resource, { ...initial, ...draft }).values]);
  return row!;
}
