import { ScopedRecords } from '../../access';
import type { Call, Resource } from '../../kernel';
import type { AreaRunner } from '../areas/area-runner';

/** The call as it sees one register in part, where the caller's data scopes say so. `blade-wire.md` §3.12 */
export function withinScope(call: Call, resource: Resource): Call {
  const alternatives = call.caller.dataScopes?.get(resource.name);
  return alternatives ? { ...call, records: new ScopedRecords(call.records, resource, alternatives) } : call;
}

/** Runs special calls that show or change records of a register within the caller's scope of it. */
export const runnerWithin = (runner: AreaRunner, resource: Resource): AreaRunner => ({
  ...runner,
  run: (access, work) => runner.run(access, (call) => work(withinScope(call, resource))),
  open: (caller, work) => runner.open(caller, (call) => work(withinScope(call, resource))),
});
