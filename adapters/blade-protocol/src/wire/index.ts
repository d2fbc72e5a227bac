import type { AreaCallTable } from '@rdm/core/application';
import { departmentsWire, menusWire, profileWire, rolesWire, usersWire } from './access';
import { auditWire } from './cost';
import { sessionWire } from './session';
import { dictionariesWire, dictionaryRecordsWire, regionsWire, systemDictionariesWire } from './system';
import type { Wire } from './wire-line';

export { sessionWire } from './session';
export { claimsToWire, tokenShape, type WireToken } from './session-shapes';
export { type Wire, type WireLine } from './wire-line';

/** The wire of every special call: each call of an area has its line. */
export const wires: { readonly [Area in keyof AreaCallTable]: Wire<AreaCallTable[Area]> } = {
  session: sessionWire,
  profile: profileWire,
  users: usersWire,
  roles: rolesWire,
  menus: menusWire,
  departments: departmentsWire,
  dictionaries: dictionariesWire,
  dictionaryRecords: dictionaryRecordsWire,
  systemDictionaries: systemDictionariesWire,
  regions: regionsWire,
  audit: auditWire,
};
