import { assistantCalls } from '../assessment';
import { auditCalls } from '../cost';
import { developCalls } from '../develop';
import { fileCalls } from '../evidence';
import { cacheCalls, registrationCalls, resourceChoiceCalls, smsCalls, systemCalls, tenantCalls } from '../platform';
import { workbookCalls, type PortOf } from '../records';

/** The special calls of every area, each under the name of its port. The one list of them. */
export const areaCalls = {
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
} as const;

export type AreaCallTable = typeof areaCalls;

/** The ports of the areas, as their calls declare them. */
export type CallPorts = { readonly [Area in keyof AreaCallTable]: PortOf<AreaCallTable[Area]> };
