import { fill, text } from '../kernel';
import { forgetChangedRights, type Believed } from '../access';
import {
  admittedCaller,
  resourceAccess,
  resourcePort,
  askerOf,
  typedResourcePort,
  withWork,
  withinScope,
  type AroundRecords,
  type LongWork,
  type StoredRecord,
  type RecordOf,
  type Resource,
  type ResourceHooks,
  type ResourcePort,
  type ResourceServices,
  type Visitor,
} from '../records';
import { importInto } from './done-by-name';
import type { OpenCalls } from './open-call';

/** The generic calls of each resource, within what the visitor may do and see. */
export type RecordPorts = <R extends Resource>(visitor: Visitor, resource: R) => ResourcePort<RecordOf<R>>;

export function recordPorts(
  services: ResourceServices,
  { open, look }: Pick<OpenCalls, 'open' | 'look'>,
  hooksOf: (resource: Resource) => ResourceHooks,
  believed: Believed,
  around: AroundRecords,
  longWork: LongWork,
): RecordPorts {
  const portFor = (visitor: Visitor, resource: Resource): ResourcePort<StoredRecord> => {
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
    return around.get(resource.name)?.(port, admission) ?? port;
  };
  /** An import as long work, but for a look at the first rows, for which a person waits. */
  const importAsWork = (visitor: Visitor, resource: Resource, port: ResourcePort<StoredRecord>) =>
    (async ({ onProgress: _, signal: __, ...request }) => {
      const caller = admittedCaller(visitor, resourceAccess(resource, 'import', false));
      if (caller.work || request.first !== undefined) return port.import(request);
      const said = request.check ? CHECKED : IMPORTED;
      const { zh, en } = resource.label;
      const about = text(fill(said, { register: zh }).zh, fill(said, { register: en }).en);
      const asked = { call: importInto(resource), about, args: request, by: askerOf(visitor, caller) };
      return (await longWork.done(asked, (work) =>
        portFor(withWork(visitor, work), resource).import(request),
      )) as never;
    }) satisfies ResourcePort<StoredRecord>['import'];
  return (visitor, resource) => {
    const port = portFor(visitor, resource);
    const isImported = resource.calls.includes('import');
    return typedResourcePort(resource, isImported ? { ...port, import: importAsWork(visitor, resource, port) } : port);
  };
}

const IMPORTED = text('导入“{register}”', 'Import into {register}');
const CHECKED = text('检查待导入“{register}”的文件', 'Check a file for {register}');
