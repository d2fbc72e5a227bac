import type { AreaCallTable } from '@rdm/core/application';
import { auditWire, costReportsWire, costViewsWire, costWire, reverseAllocationWire } from './cost';
import { timeWire } from './hours';
import type { Wire } from './wire-line';

export { type Wire, type WireLine } from './wire-line';

/** The wire of every special call: each call of an area has its line. */
export const wires: { readonly [Area in keyof AreaCallTable]: Wire<AreaCallTable[Area]> } = {
  audit: auditWire,
  cost: costWire,
  costReports: costReportsWire,
  costViews: costViewsWire,
  reverseAllocation: reverseAllocationWire,
  time: timeWire,
};
