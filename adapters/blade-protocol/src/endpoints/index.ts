import { declaredEndpoints } from '../described-calls';
import type { EndpointTable } from '../endpoint';
import { assistantEndpoints } from './assistant';
import { costEndpoints } from './cost';
import { costReportsEndpoints } from './cost-reports';
import { costViewEndpoints, reverseAllocationEndpoints } from './cost-views';
import { reportsEndpoints } from './reports';
import { filesEndpoints } from './files';
import { financeEndpoints } from './finance';
import { ledgerEndpoints } from './ledger';
import { developEndpoints } from './develop';
import { projectEndpoints } from './project';
import { statisticsEndpoints } from './statistics';
import { cacheEndpoints, resourceChoiceEndpoints, smsEndpoints, systemEndpoints } from './system';
import { registrationEndpoints } from './registration';
import { tenantEndpoints } from './tenants';
import { timeEndpoints } from './time';
import { workbooksEndpoints } from './workbooks';

/** The one table of special calls: each method of a port, its path, and where its arguments go. */
export const endpoints: EndpointTable = {
  tenants: tenantEndpoints,
  system: systemEndpoints,
  registration: registrationEndpoints,
  sms: smsEndpoints,
  assistant: assistantEndpoints,
  resourceChoice: resourceChoiceEndpoints,
  caches: cacheEndpoints,
  develop: developEndpoints,
  files: filesEndpoints,
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
  workbooks: workbooksEndpoints,
};
