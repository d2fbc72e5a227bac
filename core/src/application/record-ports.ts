import { forgetChangedRights, type Believed } from '../access';
import {
  admittedCaller,
  resourceAccess,
  resourcePort,
  typedResourcePort,
  withinScope,
  type AroundRecords,
  type RecordOf,
  type Resource,
  type ResourceHooks,
  type ResourcePort,
  type ResourceServices,
  type Visitor,
} from '../records';
import type { OpenCalls } from './open-call';

/** The generic calls of each resource, within what the visitor may do and see. */
export type RecordPorts = <R extends Resource>(visitor: Visitor, resource: R) => ResourcePort<RecordOf<R>>;

export function recordPorts(
  services: ResourceServices,
  { open, look }: Pick<OpenCalls, 'open' | 'look'>,
  hooksOf: (resource: Resource) => ResourceHooks,
  believed: Believed,
  around: AroundRecords,
): RecordPorts {
  return (visitor, resource) => {
    const { language } = visitor;
    const port = resourcePort(
      resource,
      {
        run: async (of, name, adding, work) => {
          const caller = admittedCaller(visitor, resourceAccess(of, name, adding));
          const answer = await open(caller, language, (call) => work(withinScope(call, of)));
          await forgetChangedRights(believed, of, name, visitor.caller?.tenantId);
          return answer;
        },
        look: async (of, name, work) => {
          const caller = admittedCaller(visitor, resourceAccess(of, name, false));
          return look(caller, language, (call) => work(withinScope(call, of)));
        },
      },
      services,
      hooksOf(resource),
    );
    const admission = {
      admitted: (access: Parameters<typeof admittedCaller>[1]) => admittedCaller(visitor, access),
      open: <T>(caller: Parameters<typeof open>[0], work: Parameters<typeof open<T>>[2]) =>
        open(caller, language, work),
    };
    return typedResourcePort(resource, around.get(resource.name)?.(port, admission) ?? port);
  };
}
