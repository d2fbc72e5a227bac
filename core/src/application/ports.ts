import type { SessionPort } from '../access';
import type { CostPort, TimePort } from '../cost';
import type { FilePort } from '../evidence';
import type { Resource, RecordOf, ResourcePort } from '../kernel';
import type { LedgerPort } from '../ledger';
import type { ProjectPort } from '../project';
import type { StatisticsPort } from '../statistics';
import type { DictionaryPort } from '../system';

/** The special calls of the areas, each area's under its name. */
export interface AreaPorts {
  readonly session: SessionPort;
  readonly dictionaries: DictionaryPort;
  readonly files: FilePort;
  readonly cost: CostPort;
  readonly ledger: LedgerPort;
  readonly project: ProjectPort;
  readonly statistics: StatisticsPort;
  readonly time: TimePort;
}

/** All that the application offers to one caller; the use cases and the Blade client both answer to it. */
export interface Ports extends AreaPorts {
  resource<R extends Resource>(resource: R): ResourcePort<RecordOf<R>>;
}
export const Ports = Symbol('Ports');
