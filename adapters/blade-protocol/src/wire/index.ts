import type { AreaCallTable } from '@rdm/core/application';
import { auditWire } from './cost';
import { financeWire, ledgerWire, reportsWire } from './ledger';
import { projectWire } from './project';
import { statisticsWire } from './statistics';
import type { Wire } from './wire-line';

export { type Wire, type WireLine } from './wire-line';

/** The wire of every special call: each call of an area has its line. */
export const wires: { readonly [Area in keyof AreaCallTable]: Wire<AreaCallTable[Area]> } = {
  audit: auditWire,
  finance: financeWire,
  reports: reportsWire,
  ledger: ledgerWire,
  project: projectWire,
  statistics: statisticsWire,
};
