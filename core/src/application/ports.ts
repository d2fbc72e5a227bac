import type { CallPorts } from './area-calls';
import type { CostPort, CostReportsPort, CostViewPort, ReverseAllocationPort } from '../cost';
import type { TimePort } from '../hours';
import type { FinancePort } from '../finance';
import type { RecordOf, Resource, ResourcePort } from '../records';
import type { LedgerPort, ReportsPort } from '../ledger';
import type { ProjectPort } from '../project';
import type { StatisticsPort } from '../statistics';

/** The special calls of the areas, each area's under its name. */
export interface LegacyPorts {
  readonly finance: FinancePort;
  readonly reports: ReportsPort;
  readonly cost: CostPort;
  readonly costReports: CostReportsPort;
  readonly costViews: CostViewPort;
  readonly reverseAllocation: ReverseAllocationPort;
  readonly ledger: LedgerPort;
  readonly project: ProjectPort;
  readonly statistics: StatisticsPort;
  readonly time: TimePort;
}

export type AreaPorts = LegacyPorts & CallPorts;

/** All that the application offers to one caller; the use cases and the Blade client both answer to it. */
export type Ports = AreaPorts & {
  resource<R extends Resource>(resource: R): ResourcePort<RecordOf<R>>;
};
