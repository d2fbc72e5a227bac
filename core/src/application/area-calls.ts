import { auditCalls, costCalls, costReportsCalls, costViewCalls, reverseAllocationCalls } from '../cost';
import { timeCalls } from '../hours';
import type { PortOf } from '../records';

/** The special calls of every area, each under the name of its port. The one list of them. */
export const areaCalls = {
  audit: auditCalls,
  cost: costCalls,
  costReports: costReportsCalls,
  costViews: costViewCalls,
  reverseAllocation: reverseAllocationCalls,
  time: timeCalls,
} as const;

export type AreaCallTable = typeof areaCalls;

/** The ports of the areas, as their calls declare them. */
export type CallPorts = { readonly [Area in keyof AreaCallTable]: PortOf<AreaCallTable[Area]> };
