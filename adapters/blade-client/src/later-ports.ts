import { endpoints, wires, type Endpoint, type WireLine } from '@rdm/blade-protocol';
import type { AreaPorts, Ports } from '@rdm/core/application';
import { linesOf } from './legacy-lines';
import { areaClient } from './area-client';
import { recordCodec } from './record-codec';
import { resourceClient } from './resource-client';
import type { Send } from './send';

/** Every port but the session's, whose calls the sign-in page makes. */
export type LaterPorts = Omit<Ports, 'session'>;

export function laterPorts(send: Send): LaterPorts {
  const tables = Object.entries<Readonly<Record<string, WireLine>>>({
    ...Object.fromEntries(
      Object.entries<Readonly<Record<string, Endpoint>>>(endpoints).map(([a, t]) => [a, linesOf(t)]),
    ),
    ...wires,
  });
  const areas = tables.map(([area, table]) => [area, areaClient(table, send, recordCodec)]);
  // One client for each area of the table, by its type.
  return { ...(Object.fromEntries(areas) as AreaPorts), resource: (resource) => resourceClient(resource, send) };
}
