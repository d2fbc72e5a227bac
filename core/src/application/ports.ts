import type { AssistantPort } from '../assessment';
import type { MenuPort, ProfilePort, RegistrationPort, RolePort, SessionPort, TenantPort, UserPort } from '../access';
import type { AuditPort, CostPort, CostReportsPort, CostViewPort, ReverseAllocationPort, TimePort } from '../cost';
import type { DevelopPort } from '../develop';
import type { FilePort } from '../evidence';
import type { FinancePort } from '../finance';
import type { Resource, RecordOf, ResourcePort } from '../kernel';
import type { LedgerPort, ReportsPort } from '../ledger';
import type { ProjectPort } from '../project';
import type { StatisticsPort } from '../statistics';
import type {
  CachePort,
  DepartmentPort,
  DictionaryPort,
  DictionaryRecordsPort,
  RegionPort,
  ResourceChoicePort,
  SmsPort,
  SystemDictionaryPort,
  SystemPort,
} from '../system';
import type { WorkbooksPort } from './resource/workbook/workbooks-port';

/** The special calls of the areas, each area's under its name. */
export interface AreaPorts {
  readonly session: SessionPort;
  readonly profile: ProfilePort;
  readonly users: UserPort;
  readonly roles: RolePort;
  readonly menus: MenuPort;
  readonly departments: DepartmentPort;
  readonly dictionaries: DictionaryPort;
  readonly dictionaryRecords: DictionaryRecordsPort;
  readonly systemDictionaries: SystemDictionaryPort;
  readonly tenants: TenantPort;
  readonly system: SystemPort;
  readonly registration: RegistrationPort;
  readonly sms: SmsPort;
  readonly regions: RegionPort;
  readonly resourceChoice: ResourceChoicePort;
  readonly caches: CachePort;
  readonly develop: DevelopPort;
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
  readonly assistant: AssistantPort;
}

/** All that the application offers to one caller; the use cases and the Blade client both answer to it. */
export interface Ports extends AreaPorts {
  resource<R extends Resource>(resource: R): ResourcePort<RecordOf<R>>;
}
