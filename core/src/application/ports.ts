import type { PortsOf, RecordOf, Resource, ResourcePort } from '../records';
import type { AreaCallTable } from './area-calls';

/** The special calls of the areas, each area's under the name of its port. */
export type AreaPorts = PortsOf<AreaCallTable>;

/** All that the application offers to one caller; the use cases and the Blade client both answer to it. */
export type Ports = AreaPorts & {
  resource<R extends Resource>(resource: R): ResourcePort<RecordOf<R>>;
};
