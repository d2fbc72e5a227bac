import { submitRecord, type Call, type Draft, type RecordOf, type Resource } from '@rdm/core/internal/records';

/** The call as the finance clerk makes it, who may add and change these records. */
export function asClerk(call: Call, ...resources: readonly Resource[]): Call {
  const permissions = new Set(resources.flatMap(({ permissions: { add, edit } }) => [add, edit]));
  return { ...call, caller: { ...call.caller, account: 'finance', permissions } };
}

/** Submits a record as the finance clerk does, with all that is checked and done along. */
export const submitAsClerk = <R extends Resource>(call: Call, resource: R, draft: Draft): Promise<RecordOf<R>> =>
  submitRecord(asClerk(call, resource), resource, call.hooksOf(resource), draft);
