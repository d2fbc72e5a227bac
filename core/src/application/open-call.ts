import { lockedWrites } from '../cost';
import type { Call, Caller, Language, Records, Resource } from '../kernel';
import type { Driven } from './driven';
import { SeparateReads } from './separate-reads';
import { nobody } from './visitor';

/** Runs work as one call of a caller: one transaction of his tenant. */
export type OpenCall = <T>(caller: Caller, language: Language, work: (call: Call) => Promise<T>) => Promise<T>;

export interface OpenCalls {
  readonly open: OpenCall;
  /** A call outside a transaction, which only reads: for long work whose reads need no common moment. */
  readonly look: OpenCall;
  /** Runs work of the program itself in a tenant, with no caller behind it. */
  inTenant<T>(tenantId: string, work: (call: Call) => Promise<T>): Promise<T>;
}

/** Calls on the records of the resources declared. */
export function openCalls({ store, clock, ids }: Driven, resources: readonly Resource[]): OpenCalls {
  const byName = new Map(resources.map((resource) => [resource.name, resource]));
  const resourceNamed = (name: string): Resource => {
    const found = byName.get(name);
    if (!found) throw new Error(`No resource is declared as ${name}`);
    return found;
  };
  const callOn = (records: Records, caller: Caller, language: Language): Call => {
    const call: Call = {
      caller,
      records,
      language,
      clock,
      ids,
      resourceNamed,
      refusedWrites: (resource, writes) => lockedWrites(call, resource, writes),
    };
    return call;
  };
  const open: OpenCall = (caller, language, work) =>
    store.transaction(caller.tenantId, (records) => work(callOn(records, caller, language)));
  const look: OpenCall = async (caller, language, work) =>
    work(callOn(new SeparateReads(caller.tenantId, store), caller, language));
  return { open, look, inTenant: (tenantId, work) => open(nobody(tenantId), 'zh', work) };
}
