import { departmentsCalls, menusCalls, profileCalls, rolesCalls, sessionCalls, usersCalls } from '../access';
import { auditCalls } from '../cost';
import type { PortOf } from '../records';
import { dictionariesCalls, dictionaryRecordsCalls, regionsCalls, systemDictionariesCalls } from '../system';

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
  audit: auditCalls,
} as const;

export type AreaCallTable = typeof areaCalls;

/** The ports of the areas, as their calls declare them. */
export type CallPorts = { readonly [Area in keyof AreaCallTable]: PortOf<AreaCallTable[Area]> };
