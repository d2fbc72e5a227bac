import { forgetChangedRights, type Callers } from '../access';
import {
  resourceAccess,
  resourcePort,
  withinScope,
  type AroundRecords,
  type RecordOf,
  type Resource,
  type ResourceHooks,
  type ResourcePort,
} from '../records';
import type { AreaRunner } from './areas/area-runner';
import type { Driven } from './driven';

/** The generic calls of each resource, within what the visitor may do and see. */
export type RecordPorts = <R extends Resource>(runner: AreaRunner, resource: R) => ResourcePort<RecordOf<R>>;

export function recordPorts(
  driven: Driven,
  hooksOf: (resource: Resource) => ResourceHooks,
  callers: Callers,
  around: AroundRecords,
): RecordPorts {
  return <R extends Resource>(runner: AreaRunner, resource: R) => {
    const port = resourcePort(
      resource,
      {
        run: async (of, name, adding, work) => {
          const answer = await runner.run(resourceAccess(of, name, adding), (call) => work(withinScope(call, of)));
          forgetChangedRights(callers, of, name, runner.tenantId);
          return answer;
        },
        look: (of, name, work) => runner.look(resourceAccess(of, name, false), (call) => work(withinScope(call, of))),
      },
      driven,
      hooksOf(resource),
    );
    // The declaration types the record; by name only rows are known.
    return (around.get(resource.name)?.(port, runner) ?? port) as unknown as ResourcePort<RecordOf<R>>;
  };
}
