import { ScopedRecords } from '../../access';
import { wholly, type Call, type Resource } from '../../kernel';
import type { AreaRunner } from '../areas/area-runner';

/** The call as it sees one register in part, where the caller's data scopes say so. `blade-wire.md` §3.12 */
export function withinScope(call: Call, resource: Resource): Call {
  const alternatives = call.caller.dataScopes?.get(resource.name);
  if (!alternatives) return call;
  return { ...call, records: new ScopedRecords(call.records, resource, alternatives), whole: wholly(call) };
}

/** Runs special calls that show or change records of registers within the caller's scope of each. */
export const runnerWithin = (runner: AreaRunner, ...resources: readonly Resource[]): AreaRunner => {
  const within = (call: Call) => resources.reduce(withinScope, call);
  return {
    ...runner,
    run: (access, work) => runner.run(access, (call) => work(within(call))),
    look: (access, work) => runner.look(access, (call) => work(within(call))),
    open: (caller, work) => runner.open(caller, (call) => work(within(call))),
  };
};
