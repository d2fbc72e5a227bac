import { endpoints } from '@rdm/blade-protocol';
import type { AreaPorts, Ports } from '@rdm/core/application';
import { areaClient } from './area-client';
import { recordCodec } from './record-codec';
import { resourceClient } from './resource-client';
import type { Send } from './send';

/** Every port but the session's, whose calls the sign-in page makes. */
export type LaterPorts = Omit<Ports, 'session'>;

export function laterPorts(send: Send): LaterPorts {
  const area = <Area extends keyof AreaPorts>(name: Area) =>
    areaClient<AreaPorts[Area]>(endpoints[name], send, recordCodec);
  return {
    dictionaries: area('dictionaries'),
    files: area('files'),
    finance: area('finance'),
    audit: area('audit'),
    reports: area('reports'),
    cost: area('cost'),
    costReports: area('costReports'),
    costViews: area('costViews'),
    reverseAllocation: area('reverseAllocation'),
    ledger: area('ledger'),
    project: area('project'),
    statistics: area('statistics'),
    time: area('time'),
    workbooks: area('workbooks'),
    resource: (resource) => resourceClient(resource, send),
  };
}
