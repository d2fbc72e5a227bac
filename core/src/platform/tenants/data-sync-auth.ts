import { insertRecords, updateRecords, wholly, type Call } from '../../records';
import { parameter, parameterOf } from '../../system';

const SYNC = 'tenant.dataSync';

type OnOrOff = '0' | '1';

/** Whether the caller's tenant lets others fetch its data; with `status` it is set. */
export async function dataSyncAuth(
  within: Call,
  { status }: { readonly status?: OnOrOff },
): Promise<{ readonly status: OnOrOff }> {
  // A parameter means the same for everybody, and there is one of each key, whoever sees it.
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
