import { auditCalls, virtualAssetCalls } from '../cost';
import { financeCalls, ledgerCalls, reportsCalls } from '../ledger';
import { projectCalls } from '../project';
import { statisticsCalls } from '../statistics';
import type { PortOf } from '../records';

/** The special calls of every area, each under the name of its port. The one list of them. */
export const areaCalls = {
  audit: auditCalls,
  finance: financeCalls,
  reports: reportsCalls,
  ledger: ledgerCalls,
  project: { ...projectCalls, ...virtualAssetCalls },
  statistics: statisticsCalls,
} as const;

export type AreaCallTable = typeof areaCalls;

/** The ports of the areas, as their calls declare them. */
export type CallPorts = { readonly [Area in keyof AreaCallTable]: PortOf<AreaCallTable[Area]> };
