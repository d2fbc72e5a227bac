import { declaredEndpoints } from '../described-calls';
import type { EndpointTable } from '../endpoint';
import { costEndpoints } from './cost';
import { costReportsEndpoints } from './cost-reports';
import { costViewEndpoints, reverseAllocationEndpoints } from './cost-views';
import { reportsEndpoints } from './reports';
import { financeEndpoints } from './finance';
import { ledgerEndpoints } from './ledger';
import { projectEndpoints } from './project';
import { statisticsEndpoints } from './statistics';
import { timeEndpoints } from './time';

/** The one table of special calls: each method of a port, its path, and where its arguments go. */
export const endpoints: EndpointTable = {
  finance: financeEndpoints,
  ...declaredEndpoints,
  reports: reportsEndpoints,
  cost: costEndpoints,
  costReports: costReportsEndpoints,
  costViews: costViewEndpoints,
  reverseAllocation: reverseAllocationEndpoints,
  ledger: ledgerEndpoints,
  project: projectEndpoints,
  statistics: statisticsEndpoints,
  time: timeEndpoints,
};
