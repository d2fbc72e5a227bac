import { auditCalls } from '../cost';
import type { PortOf } from '../records';

/** The special calls of every area, each under the name of its port. The one list of them. */
export const areaCalls = {
  audit: auditCalls,
} as const;

export type AreaCallTable = typeof areaCalls;

/** The ports of the areas, as their calls declare them. */
export type CallPorts = { readonly [Area in keyof AreaCallTable]: PortOf<AreaCallTable[Area]> };
