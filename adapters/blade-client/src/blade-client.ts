import { sessionWire } from '@rdm/blade-protocol';
import type { AreaPorts, Ports } from '@rdm/core/application';
import type { RecordOf, Resource, ResourcePort } from '@rdm/core/records';
import { areaClient } from './area-client';
import { sender, type BladeClientOptions } from './send';

const resourceCalls: readonly (keyof ResourcePort<unknown>)[] = [
  ...(['list', 'detail', 'history', 'submit', 'remove', 'restore', 'tree'] as const),
  ...(['import', 'marked', 'template', 'export'] as const),
];

/** Ports are no plain data: what makes plain objects observable, or copies them, would lose the areas not yet asked for. */
class WirePorts {
  constructor(
    readonly session: Ports['session'],
    readonly resource: Ports['resource'],
  ) {}
}

type Method = (...args: readonly unknown[]) => Promise<unknown>;

/**
 * The inbound ports over fetch, against any Blade server; made from the same endpoint table as the server. All but the
 * session is loaded with its first call: the table names resources, which nobody needs before signing in.
 */
export function createBladeClient(options: BladeClientOptions): Ports {
  const send = sender(options);
  let loading: Promise<Ports> | undefined;
  const loaded = () => (loading ??= import('./later-ports').then(({ laterPorts }) => laterPorts(send)));
  const later = <Port extends object>(portOf: (ports: Ports) => Port): Port =>
    new Proxy({} as Port, {
      // A port is no promise, although it answers to every other name.
      get: (_, method) => (method === 'then' ? undefined : callOf(portOf, method)),
    });
  const callOf =
    <Port extends object>(portOf: (ports: Ports) => Port, method: PropertyKey): Method =>
    async (...args) =>
      (portOf(await loaded()) as Record<PropertyKey, Method>)[method]!(...args);
  const own = new WirePorts(
    areaClient<Ports['session']>(sessionWire, send),
    // An object like any other, whose methods can be handed on.
    <R extends Resource>(resource: R): ResourcePort<RecordOf<R>> => {
      const calls = resourceCalls.map((call) => [call, callOf((ports) => ports.resource(resource), call)]);
      return Object.fromEntries(calls) as ResourcePort<RecordOf<R>>;
    },
  );
  const areas = new Map<PropertyKey, unknown>(Object.entries(own));
  // Which areas there are is known when the wire has been loaded; until then any name stands for one.
  return new Proxy(own as unknown as Ports, {
    get: (_, area) => {
      if (typeof area !== 'string' || area === 'then') return undefined;
      if (!areas.has(area))
        areas.set(
          area,
          later((ports) => ports[area as keyof AreaPorts]),
        );
      return areas.get(area);
    },
  });
}
