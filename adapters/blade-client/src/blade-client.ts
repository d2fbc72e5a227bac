import { sessionWire } from '@rdm/blade-protocol';
import type { AreaPorts, Ports } from '@rdm/core/internal/application';
import type { RecordOf, Resource, ResourcePort } from '@rdm/core/internal/records';
import { areaClient } from './area-client';
import { sender, type BladeClientOptions, type Send } from './send';
import { sendFollowed } from './send-followed';

const resourceCalls: readonly (keyof ResourcePort<unknown>)[] = [
  ...(['list', 'detail', 'history', 'submit', 'remove', 'restore', 'tree'] as const),
  ...(['import', 'marked', 'template', 'export'] as const),
];

/** A class, because code that makes plain objects observable, or copies them, would lose the areas not yet loaded. */
class WirePorts {
  constructor(
    readonly session: Ports['session'],
    readonly resource: Ports['resource'],
  ) {}
}

type Method = (...args: readonly unknown[]) => Promise<unknown>;

/**
 * The inbound ports over fetch, against any Blade server; derived from the same endpoint table as the server. All but
 * the session is loaded lazily: the table refers to resources, which are not needed before signing in.
 */
export function createBladeClient(options: BladeClientOptions): Ports {
  const alone = sender(options);
  let current = alone;
  // The first of them are sent before it is known how several travel together.
  const send: Send = (request) => current(request);
  let loading: Promise<Ports> | undefined;
  let ready: Ports | undefined;
  const loaded = () =>
    (loading ??= import('./later-ports').then(({ laterPorts, sendTogether }) => {
      const { together, origin = '' } = options;
      if (together) current = sender(options, sendTogether(sendFollowed, origin, together));
      return (ready = laterPorts(send));
    }));
  options.ahead?.(loaded);
  const later = <Port extends object>(portOf: (ports: Ports) => Port): Port =>
    new Proxy({} as Port, {
      // Not thenable, although every other property exists.
      get: (_, method) => (method === 'then' ? undefined : callOf(portOf, method)),
    });
  const callOf =
    <Port extends object>(portOf: (ports: Ports) => Port, method: PropertyKey): Method =>
    (...args) => {
      const call = (ports: Ports) => (portOf(ports) as Record<PropertyKey, Method>)[method]!(...args);
      // In the same moment, so that it travels with what else is asked then.
      return ready ? call(ready) : loaded().then(call);
    };
  const own = new WirePorts(
    areaClient<Ports['session']>(sessionWire, send),
    // A plain object, whose methods can be passed on.
    <R extends Resource>(resource: R): ResourcePort<RecordOf<R>> => {
      const calls = resourceCalls.map((call) => [call, callOf((ports) => ports.resource(resource), call)]);
      return Object.fromEntries(calls) as ResourcePort<RecordOf<R>>;
    },
  );
  const areas = new Map<PropertyKey, unknown>(Object.entries(own));
  // The areas are only known once the wire has been loaded; until then any name is taken for one.
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
