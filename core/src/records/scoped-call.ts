import { wholly, type Call } from './call';
import type { Resource } from './declaration/resource';
import { ScopedRecords } from './scoped-records';

/** The call with the caller's data scopes applied; unchanged for a caller without any. */
export function scopedCall(call: Call): Call {
  const { dataScopes } = call.caller;
  if (!dataScopes || dataScopes.size === 0) return call;
  return {
    ...call,
    records: new ScopedRecords(wholly(call).records, dataScopes, call.resourceNamed),
    whole: wholly(call),
  };
}

/** The call with only the caller's data scopes on this register applied. */
export function withinScope(call: Call, resource: Resource): Call {
  const alternatives = call.caller.dataScopes?.get(resource.name);
  if (!alternatives) return call;
  const scopes = new Map([[resource.name, alternatives]]);
  const records = new ScopedRecords(call.records, scopes, call.resourceNamed);
  return { ...call, records, whole: wholly(call) };
}
