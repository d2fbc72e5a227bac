import type { Callers } from '../access';
import type { RecordOf, Resource, ResourcePort } from '../kernel';
import { accessHooks } from './access/access-hooks';
import { forgetChangedRights } from './access/believed-rights';
import { withinScope } from './access/within-scope';
import type { AreaRunner } from './areas/area-runner';
import { developHooks } from './develop/develop-hooks';
import type { Driven } from './driven';
import { resourceAccess } from './permissions';
import { secretHooks } from './platform/secret-hooks';
import { resourcePort } from './resource/resource-port';

/** The generic calls of each resource, within what the visitor may do and see. */
export type RecordPorts = <R extends Resource>(runner: AreaRunner, resource: R) => ResourcePort<RecordOf<R>>;

export function recordPorts(driven: Driven, all: readonly Resource[], callers: Callers): RecordPorts {
  const hooks = { ...accessHooks(driven.hasher, all), ...secretHooks(driven), ...developHooks(driven) };
  return <R extends Resource>(runner: AreaRunner, resource: R) =>
    // The declaration types the record; the store only knows rows.
    resourcePort(
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
      hooks[resource.name],
    ) as unknown as ResourcePort<RecordOf<R>>;
}
