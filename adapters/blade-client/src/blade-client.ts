import { endpoints } from '@rdm/blade-protocol';
import type { Ports } from '@rdm/core/application';
import { areaClient } from './area-client';
import { resourceClient } from './resource-client';
import { sender, type BladeClientOptions } from './send';

/** The inbound ports over fetch, against any Blade server; made from the same endpoint table as the server. */
export function createBladeClient(options: BladeClientOptions): Ports {
  const send = sender(options);
  return {
    session: areaClient<Ports['session']>(endpoints.session, send),
    dictionaries: areaClient<Ports['dictionaries']>(endpoints.dictionaries, send),
    files: areaClient<Ports['files']>(endpoints.files, send),
    ledger: areaClient<Ports['ledger']>(endpoints.ledger, send),
    project: areaClient<Ports['project']>(endpoints.project, send),
    statistics: areaClient<Ports['statistics']>(endpoints.statistics, send),
    resource: (resource) => resourceClient(resource, send),
  };
}
