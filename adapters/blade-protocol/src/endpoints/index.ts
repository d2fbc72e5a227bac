import type { EndpointTable } from '../endpoint';
import { auditEndpoints } from './audit';
import { costEndpoints } from './cost';
import { costReportsEndpoints } from './cost-reports';
import { costViewEndpoints, reverseAllocationEndpoints } from './cost-views';
import { reportsEndpoints } from './reports';
import { sessionEndpoints } from './session';
import { dictionaryEndpoints } from './dictionary';
import { filesEndpoints } from './files';
import { financeEndpoints } from './finance';
import { ledgerEndpoints } from './ledger';
import { projectEndpoints } from './project';
import { statisticsEndpoints } from './statistics';
import { timeEndpoints } from './time';
import { workbooksEndpoints } from './workbooks';

export { sessionEndpoints } from './session';

/** The one table of special calls: each method of a port, its path, and where its arguments go. Spec §7 */
export const endpoints: EndpointTable = {
  session: sessionEndpoints,
  dictionaries: dictionaryEndpoints,
  files: filesEndpoints,
  finance: financeEndpoints,
  audit: auditEndpoints,
  reports: reportsEndpoints,
  cost: costEndpoints,
  costReports: costReportsEndpoints,
  costViews: costViewEndpoints,
  reverseAllocation: reverseAllocationEndpoints,
  ledger: ledgerEndpoints,
  project: projectEndpoints,
  statistics: statisticsEndpoints,
  time: timeEndpoints,
  workbooks: workbooksEndpoints,
};
