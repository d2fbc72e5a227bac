import type { AssistantPort } from '../assessment';
import type { RegistrationPort, TenantPort } from '../access';
import type { CallPorts } from './area-calls';
import type { CostPort, CostReportsPort, CostViewPort, ReverseAllocationPort } from '../cost';
import type { TimePort } from '../hours';
import type { DevelopPort } from '../develop';
import type { FilePort } from '../evidence';
import type { FinancePort } from '../finance';
import type { RecordOf, Resource, ResourcePort, WorkbooksPort } from '../records';
import type { LedgerPort, ReportsPort } from '../ledger';
import type { ProjectPort } from '../project';
import type { StatisticsPort } from '../statistics';
import type { CachePort, ResourceChoicePort, SmsPort, SystemPort } from '../system';

/** The special calls of the areas, each area's under its name. */
export interface LegacyPorts {
  readonly tenants: TenantPort;
  readonly system: SystemPort;
  readonly registration: RegistrationPort;
  readonly sms: SmsPort;
  readonly resourceChoice: ResourceChoicePort;
  readonly caches: CachePort;
  readonly develop: DevelopPort;
  readonly files: FilePort;
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
  readonly workbooks: WorkbooksPort;
  readonly assistant: AssistantPort;
}

export type AreaPorts = LegacyPorts & CallPorts;

/** All that the application offers to one caller; the use cases and the Blade client both answer to it. */
export type Ports = AreaPorts & {
  resource<R extends Resource>(resource: R): ResourcePort<RecordOf<R>>;
};
