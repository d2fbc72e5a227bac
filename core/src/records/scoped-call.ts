import { wholly, type Call } from './call';
import type { Resource } from './declaration/resource';
import { ScopedRecords } from './scoped-records';

/** The call as it sees every register the caller's data scopes limit; one whom nothing limits sees all of them. */
export function scopedCall(call: Call): Call {
  const { dataScopes } = call.caller;
  if (!dataScopes || dataScopes.size === 0) return call;
  return {
    ...call,
    records: new ScopedRecords(wholly(call).records, dataScopes, call.resourceNamed),
    whole: wholly(call),
  };
}

/** The call as it sees one register in part, where the caller's data scopes limit that one. */
export function withinScope(call: Call, resource: Resource): Call {
  const alternatives = call.caller.dataScopes?.get(resource.name);
  if (!alternatives) return call;
  const scopes = new Map([[resource.name, alternatives]]);
  const records = new ScopedRecords(call.records, scopes, call.resourceNamed);
  return { ...call, records, whole: wholly(call) };
}
