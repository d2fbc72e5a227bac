import { sessionWire } from '@rdm/blade-protocol';
import type { AreaPorts, Ports } from '@rdm/core/application';
import type { RecordOf, Resource, ResourcePort } from '@rdm/core/records';
import { areaClient } from './area-client';
import type { LaterPorts } from './later-ports';
import { sender, type BladeClientOptions } from './send';

const resourceCalls: readonly (keyof ResourcePort<unknown>)[] = [
  ...(['list', 'detail', 'history', 'submit', 'remove', 'restore', 'tree'] as const),
  ...(['import', 'marked', 'template', 'export'] as const),
];

/** Every area but the session's; one that is missing here does not compile. */
const laterAreas: Readonly<Record<Exclude<keyof AreaPorts, 'session'>, true>> = {
  users: true,
  roles: true,
  menus: true,
  departments: true,
  profile: true,
  dictionaries: true,
  dictionaryRecords: true,
  systemDictionaries: true,
  tenants: true,
  system: true,
  registration: true,
  sms: true,
  regions: true,
  resourceChoice: true,
  caches: true,
  develop: true,
  files: true,
  finance: true,
  audit: true,
  reports: true,
  cost: true,
  costReports: true,
  costViews: true,
  reverseAllocation: true,
  ledger: true,
  project: true,
  statistics: true,
  time: true,
  workbooks: true,
  assistant: true,
};

type Method = (...args: readonly unknown[]) => Promise<unknown>;

/**
 * The inbound ports over fetch, against any Blade server; made from the same endpoint table as the server. All but the
 * session is loaded with its first call: the table names resources, which nobody needs before signing in.
 */
export function createBladeClient(options: BladeClientOptions): Ports {
  const send = sender(options);
  let loading: Promise<LaterPorts> | undefined;
  const loaded = () => (loading ??= import('./later-ports').then(({ laterPorts }) => laterPorts(send)));
  const later = <Port extends object>(portOf: (ports: LaterPorts) => Port): Port =>
    new Proxy({} as Port, {
      // A port is no promise, although it answers to every other name.
      get: (_, method) => (method === 'then' ? undefined : callOf(portOf, method)),
    });
  const callOf =
    <Port extends object>(portOf: (ports: LaterPorts) => Port, method: PropertyKey): Method =>
    async (...args) =>
      (portOf(await loaded()) as Record<PropertyKey, Method>)[method]!(...args);
  const areas = Object.keys(laterAreas).map((area) => [area, later((ports) => ports[area as keyof typeof laterAreas])]);
  return {
    session: areaClient<Ports['session']>(sessionWire, send),
    // One for each area but the session's, by the type of their list.
    ...(Object.fromEntries(areas) as Omit<AreaPorts, 'session'>),
    // An object like any other: screens make ports of their own out of it.
    resource: <R extends Resource>(resource: R): ResourcePort<RecordOf<R>> => {
      const calls = resourceCalls.map((call) => [call, callOf((ports) => ports.resource(resource), call)]);
      return Object.fromEntries(calls) as ResourcePort<RecordOf<R>>;
    },
  };
}
