import type { PortsOf, RecordOf, Resource, ResourcePort } from '../records';
import type { AreaCallTable } from './area-calls';

/** The special calls of the areas, each area's under the name of its port. */
export type AreaPorts = PortsOf<AreaCallTable>;

/** All ports the application offers to one caller; implemented by the use cases and by the Blade client. */
export type Ports = AreaPorts & {
  resource<R extends Resource>(resource: R): ResourcePort<RecordOf<R>>;
};
