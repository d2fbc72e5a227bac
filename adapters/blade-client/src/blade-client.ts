import { sessionEndpoints } from '@rdm/blade-protocol';
import type { AreaPorts, Ports } from '@rdm/core/application';
import { areaClient } from './area-client';
import { resourceClient } from './resource-client';
import { sender, type BladeClientOptions } from './send';

/** Every area but the session's, whose calls the sign-in page makes. */
type LaterAreas = Omit<AreaPorts, 'session'>;

/**
 * The inbound ports over fetch, against any Blade server; made from the same endpoint table as the server. The table
 * is loaded with the first call of an area: it names resources, which nobody needs before signing in.
 */
export function createBladeClient(options: BladeClientOptions): Ports {
  const send = sender(options);
  let loading: Promise<LaterAreas> | undefined;
  const areas = () => (loading ??= import('./area-clients').then(({ areaClients }) => areaClients(send)));
  const later = <Area extends keyof LaterAreas>(area: Area): LaterAreas[Area] =>
    new Proxy({} as LaterAreas[Area], {
      get: (_, method) => async (args?: object) => {
        const port = (await areas())[area] as unknown as Record<PropertyKey, (args?: object) => Promise<unknown>>;
        return port[method]!(args);
      },
    });
  return {
    session: areaClient<Ports['session']>(sessionEndpoints, send),
    dictionaries: later('dictionaries'),
    files: later('files'),
    ledger: later('ledger'),
    project: later('project'),
    statistics: later('statistics'),
    resource: (resource) => resourceClient(resource, send),
  };
}
