import { lockedWrites } from '../cost';
import { claimFiles, restoreFiles } from '../evidence';
import type { Language } from '../kernel';
import {
  nobody,
  separateReads,
  type Call,
  type Caller,
  type OpenCall,
  type Records,
  type Resource,
  type ResourceHooks,
} from '../records';
import { dictionaryEntries, settingsOn } from '../system';
import type { Driven } from './driven';

export interface OpenCalls {
  readonly open: OpenCall;
  /** A read-only call outside a transaction: for long work whose reads need no common snapshot. */
  readonly look: OpenCall;
  /** Runs work of the program itself in a tenant, without a caller. */
  inTenant<T>(tenantId: string, work: (call: Call) => Promise<T>): Promise<T>;
}

/** Calls on the records of the declared resources, with the hooks of the areas. */
export function openCalls(
  { store, clock, ids }: Driven,
  resources: readonly Resource[],
  hooksOf: (resource: Resource) => ResourceHooks,
): OpenCalls {
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
      resources,
      resourceNamed,
      hooksOf,
      dictionary: (code) => dictionaryEntries(call, code),
      settings: () => settingsOn(call),
      refusedWrites: (resource, writes) => lockedWrites(call, resource, writes),
      written: (resource, after, before) => claimFiles(call, resource, after, before),
      restored: (resource, rows) => restoreFiles(call, resource, rows),
    };
    return call;
  };
  const open: OpenCall = (caller, language, work) =>
    store.transaction(caller.tenantId, (records) => work(callOn(records, caller, language)));
  const look: OpenCall = async (caller, language, work) =>
    work(callOn(separateReads(caller.tenantId, store), caller, language));
  return { open, look, inTenant: (tenantId, work) => open(nobody(tenantId), 'zh', work) };
}
