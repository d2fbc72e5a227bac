import type { Access } from './access';
import type { Call, Caller } from './call';
import type { RecordOf, Resource, StoredRecord } from './declaration/resource';
import type { ResourcePort } from './declaration/resource-port';

/** Checks access to the calls that wrap the generic ones of a resource, and runs their work. */
export interface Admission {
  admitted(access: Access): Caller;
  open<T>(caller: Caller, work: (call: Call) => Promise<T>): Promise<T>;
}

type Around<R extends Resource> = (port: ResourcePort<RecordOf<R>>, admission: Admission) => ResourcePort<RecordOf<R>>;

/** By resource name: the wrapper of its generic calls, for work beyond one transaction of the caller's tenant. */
export type AroundRecords = ReadonlyMap<
  string,
  (port: ResourcePort<StoredRecord>, admission: Admission) => ResourcePort<StoredRecord>
>;

/** The wrapper of one resource's generic calls, typed by its declaration. */
export const aroundRecords = <R extends Resource>(resource: R, around: Around<R>): AroundRecords =>
  // The declaration types the record; by name only rows are known.
  new Map([[resource.name, around as unknown as Around<Resource>]]);
