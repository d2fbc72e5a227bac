import type { AssistantPort } from '../assessment';
import type { MenuPort, ProfilePort, RegistrationPort, RolePort, SessionPort, TenantPort, UserPort } from '../access';
import type { CallPorts } from './area-calls';
import type { CostPort, CostReportsPort, CostViewPort, ReverseAllocationPort } from '../cost';
import type { TimePort } from '../hours';
import type { DevelopPort } from '../develop';
import type { FilePort } from '../evidence';
import type { RecordOf, Resource, ResourcePort, WorkbooksPort } from '../records';
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

/** The special calls of the areas, each area's under its name. */
export interface LegacyPorts {
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
  readonly cost: CostPort;
  readonly costReports: CostReportsPort;
  readonly costViews: CostViewPort;
  readonly reverseAllocation: ReverseAllocationPort;
  readonly time: TimePort;
  readonly workbooks: WorkbooksPort;
  readonly assistant: AssistantPort;
}

export type AreaPorts = LegacyPorts & CallPorts;

/** All that the application offers to one caller; the use cases and the Blade client both answer to it. */
export type Ports = AreaPorts & {
  resource<R extends Resource>(resource: R): ResourcePort<RecordOf<R>>;
};
export const Ports = Symbol('Ports');
