import { insertRecords, updateRecords, wholly, type Call } from '../../records';
import { parameter, parameterOf } from '../../system';

const SYNC = 'tenant.dataSync';

type OnOrOff = '0' | '1';

/** Whether the caller's tenant allows others to fetch its data; `status` sets it. */
export async function dataSyncAuth(
  within: Call,
  { status }: { readonly status?: OnOrOff },
): Promise<{ readonly status: OnOrOff }> {
  // Parameters apply tenant-wide and their keys are unique, regardless of data scopes.
  const call = wholly(within);
  if (status === undefined) return { status: (await parameterOf(call, SYNC, '0')) === '1' ? '1' : '0' };
  const found = await call.records.findByKeys(parameter, [{ paramKey: SYNC }]);
  const before = found.find(({ tenantId }) => tenantId === call.caller.tenantId);
  if (before) await updateRecords(call, parameter, [{ before, values: { paramValue: status } }]);
  else {
    const values = { paramKey: SYNC, paramName: '数据同步授权', paramValue: status };
    await insertRecords(call, parameter, [values]);
  }
  return { status };
}
