import type { CallPorts } from './area-calls';
import type { FinancePort } from '../finance';
import type { RecordOf, Resource, ResourcePort } from '../records';
import type { LedgerPort, ReportsPort } from '../ledger';
import type { ProjectPort } from '../project';
import type { StatisticsPort } from '../statistics';

/** The special calls of the areas, each area's under its name. */
export interface LegacyPorts {
  readonly finance: FinancePort;
  readonly reports: ReportsPort;
  readonly ledger: LedgerPort;
  readonly project: ProjectPort;
  readonly statistics: StatisticsPort;
}

export type AreaPorts = LegacyPorts & CallPorts;

/** All that the application offers to one caller; the use cases and the Blade client both answer to it. */
export type Ports = AreaPorts & {
  resource<R extends Resource>(resource: R): ResourcePort<RecordOf<R>>;
};
