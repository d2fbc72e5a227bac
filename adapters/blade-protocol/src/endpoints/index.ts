import { declaredEndpoints } from '../described-calls';
import type { EndpointTable } from '../endpoint';
import { assistantEndpoints } from './assistant';
import { costEndpoints } from './cost';
import { costReportsEndpoints } from './cost-reports';
import { costViewEndpoints, reverseAllocationEndpoints } from './cost-views';
import { sessionEndpoints } from './session';
import { dictionaryEndpoints, dictionaryRecordsEndpoints, systemDictionaryEndpoints } from './dictionary';
import { filesEndpoints } from './files';
import { developEndpoints } from './develop';
import { departmentEndpoints } from './department';
import { menuEndpoints } from './menus';
import { roleEndpoints, userEndpoints } from './people';
import { profileEndpoints } from './profile';
import { cacheEndpoints, resourceChoiceEndpoints, smsEndpoints, systemEndpoints } from './system';
import { regionEndpoints } from './regions';
import { registrationEndpoints } from './registration';
import { tenantEndpoints } from './tenants';
import { timeEndpoints } from './time';
import { workbooksEndpoints } from './workbooks';

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
  tenants: tenantEndpoints,
  system: systemEndpoints,
  registration: registrationEndpoints,
  sms: smsEndpoints,
  regions: regionEndpoints,
  assistant: assistantEndpoints,
  resourceChoice: resourceChoiceEndpoints,
  caches: cacheEndpoints,
  develop: developEndpoints,
  files: filesEndpoints,
  ...declaredEndpoints,
  cost: costEndpoints,
  costReports: costReportsEndpoints,
  costViews: costViewEndpoints,
  reverseAllocation: reverseAllocationEndpoints,
  time: timeEndpoints,
  workbooks: workbooksEndpoints,
};
