import type { SessionPort } from '../access';
import type { AuditPort, CostPort, CostReportsPort, CostViewPort, ReverseAllocationPort, TimePort } from '../cost';
import type { FilePort } from '../evidence';
import type { FinancePort } from '../finance';
import type { Resource, RecordOf, ResourcePort } from '../kernel';
import type { LedgerPort, ReportsPort } from '../ledger';
import type { ProjectPort } from '../project';
import type { StatisticsPort } from '../statistics';
import type { DictionaryPort } from '../system';
import type { WorkbooksPort } from './resource/workbook/workbooks-port';

/** The special calls of the areas, each area's under its name. */
export interface AreaPorts {
  readonly session: SessionPort;
  readonly dictionaries: DictionaryPort;
  readonly files: FilePort;
  readonly finance: FinancePort;
  readonly audit: AuditPort;
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
}

/** All that the application offers to one caller; the use cases and the Blade client both answer to it. */
export interface Ports extends AreaPorts {
  resource<R extends Resource>(resource: R): ResourcePort<RecordOf<R>>;
}
export const Ports = Symbol('Ports');
