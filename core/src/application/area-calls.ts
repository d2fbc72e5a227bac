import { departmentsCalls, menusCalls, profileCalls, rolesCalls, sessionCalls, usersCalls } from '../access';
import { assistantCalls } from '../assessment';
import { auditCalls, costCalls, costReportsCalls, costViewCalls, reverseAllocationCalls } from '../cost';
import { type PortOf, workbookCalls } from '../records';
import { dictionariesCalls, dictionaryRecordsCalls, regionsCalls, systemDictionariesCalls } from '../system';
import { developCalls } from '../develop';
import { fileCalls } from '../evidence';
import { cacheCalls, registrationCalls, resourceChoiceCalls, smsCalls, systemCalls, tenantCalls } from '../platform';
import { timeCalls } from '../hours';

/** The special calls of every area, each under the name of its port. The one list of them. */
export const areaCalls = {
  session: sessionCalls,
  profile: profileCalls,
  users: usersCalls,
  roles: rolesCalls,
  menus: menusCalls,
  departments: departmentsCalls,
  dictionaries: dictionariesCalls,
  dictionaryRecords: dictionaryRecordsCalls,
  systemDictionaries: systemDictionariesCalls,
  regions: regionsCalls,
  tenants: tenantCalls,
  system: systemCalls,
  registration: registrationCalls,
  sms: smsCalls,
  resourceChoice: resourceChoiceCalls,
  caches: cacheCalls,
  develop: developCalls,
  files: fileCalls,
  audit: auditCalls,
  workbooks: workbookCalls,
  assistant: assistantCalls,
  cost: costCalls,
  costReports: costReportsCalls,
  costViews: costViewCalls,
  reverseAllocation: reverseAllocationCalls,
  time: timeCalls,
} as const;

export type AreaCallTable = typeof areaCalls;

/** The ports of the areas, as their calls declare them. */
export type CallPorts = { readonly [Area in keyof AreaCallTable]: PortOf<AreaCallTable[Area]> };
