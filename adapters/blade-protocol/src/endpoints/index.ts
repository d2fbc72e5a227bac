import { declaredEndpoints } from '../described-calls';
import type { EndpointTable } from '../endpoint';
import { costEndpoints } from './cost';
import { costReportsEndpoints } from './cost-reports';
import { costViewEndpoints, reverseAllocationEndpoints } from './cost-views';
import { reportsEndpoints } from './reports';
import { sessionEndpoints } from './session';
import { dictionaryEndpoints, dictionaryRecordsEndpoints, systemDictionaryEndpoints } from './dictionary';
import { financeEndpoints } from './finance';
import { ledgerEndpoints } from './ledger';
import { departmentEndpoints } from './department';
import { menuEndpoints } from './menus';
import { roleEndpoints, userEndpoints } from './people';
import { profileEndpoints } from './profile';
import { projectEndpoints } from './project';
import { statisticsEndpoints } from './statistics';
import { regionEndpoints } from './regions';
import { timeEndpoints } from './time';

export { sessionEndpoints } from './session';

/** The one table of special calls: each method of a port, its path, and where its arguments go. */
export const endpoints: EndpointTable = {
  session: sessionEndpoints,
  profile: profileEndpoints,
  users: userEndpoints,
  roles: roleEndpoints,
  menus: menuEndpoints,
  departments: departmentEndpoints,
  dictionaries: dictionaryEndpoints,
  dictionaryRecords: dictionaryRecordsEndpoints,
  systemDictionaries: systemDictionaryEndpoints,
  regions: regionEndpoints,
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
