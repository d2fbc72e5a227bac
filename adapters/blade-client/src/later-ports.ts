import { wires, type WireLine } from '@rdm/blade-protocol';
import type { AreaPorts, Ports } from '@rdm/core/internal/application';
import { areaClient } from './area-client';
import { recordCodec } from './record-codec';
import { resourceClient } from './resource-client';
import type { Send } from './send';

export { sendTogether } from './send-together';

/** Every port, derived from the wire lines of all areas. */
export function laterPorts(send: Send): Ports {
  const areas = Object.entries<Readonly<Record<string, WireLine>>>(wires).map(([area, lines]) => [
    area,
    areaClient(lines, send, recordCodec),
  ]);
  // `wires` has a line for every area, by its type.
  return { ...(Object.fromEntries(areas) as AreaPorts), resource: (resource) => resourceClient(resource, send) };
}
