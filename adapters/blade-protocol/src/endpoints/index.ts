import { declaredEndpoints } from '../described-calls';
import type { EndpointTable } from '../endpoint';
import { reportsEndpoints } from './reports';
import { financeEndpoints } from './finance';
import { ledgerEndpoints } from './ledger';
import { projectEndpoints } from './project';
import { statisticsEndpoints } from './statistics';

/** The one table of special calls: each method of a port, its path, and where its arguments go. */
export const endpoints: EndpointTable = {
  finance: financeEndpoints,
  ...declaredEndpoints,
  reports: reportsEndpoints,
  ledger: ledgerEndpoints,
  project: projectEndpoints,
  statistics: statisticsEndpoints,
};
