import { declaredEndpoints } from '../described-calls';
import type { EndpointTable } from '../endpoint';
import { assistantEndpoints } from './assistant';
import { reportsEndpoints } from './reports';
import { sessionEndpoints } from './session';
import { dictionaryEndpoints, dictionaryRecordsEndpoints, systemDictionaryEndpoints } from './dictionary';
import { filesEndpoints } from './files';
import { financeEndpoints } from './finance';
import { ledgerEndpoints } from './ledger';
import { developEndpoints } from './develop';
import { departmentEndpoints } from './department';
import { menuEndpoints } from './menus';
import { roleEndpoints, userEndpoints } from './people';
import { profileEndpoints } from './profile';
import { projectEndpoints } from './project';
import { statisticsEndpoints } from './statistics';
import { cacheEndpoints, resourceChoiceEndpoints, smsEndpoints, systemEndpoints } from './system';
import { regionEndpoints } from './regions';
import { registrationEndpoints } from './registration';
import { tenantEndpoints } from './tenants';
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
  finance: financeEndpoints,
  ...declaredEndpoints,
  reports: reportsEndpoints,
  ledger: ledgerEndpoints,
  project: projectEndpoints,
  statistics: statisticsEndpoints,
  workbooks: workbooksEndpoints,
};
