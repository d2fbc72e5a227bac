import { endpoints } from '@rdm/blade-protocol';
import type { AreaPorts } from '@rdm/core/application';
import { areaClient } from './area-client';
import type { Send } from './send';

/** The special calls of every area but the session. */
export function areaClients(send: Send): Omit<AreaPorts, 'session'> {
  return {
    dictionaries: areaClient<AreaPorts['dictionaries']>(endpoints.dictionaries, send),
    files: areaClient<AreaPorts['files']>(endpoints.files, send),
    ledger: areaClient<AreaPorts['ledger']>(endpoints.ledger, send),
    project: areaClient<AreaPorts['project']>(endpoints.project, send),
    statistics: areaClient<AreaPorts['statistics']>(endpoints.statistics, send),
  };
}
