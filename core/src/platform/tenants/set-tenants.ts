import { tenant, type Callers } from '../../access';
import { faults, Refusal, text } from '../../kernel';
import { fieldsOf, messageAlone, updateRecords, validateRecord, type Call, type Visit } from '../../records';

const NO_TENANT = text('请选择至少一条数据', 'Select at least one record');

/** Omitted settings stay unchanged. */
interface TenantSetting {
  readonly ids: string;
  /** Maximum number of accounts per tenant. */
  readonly accountNumber?: number;
  /** Users of the tenants may sign in until then. */
  readonly expireTime?: string;
}

/** Sets the limits of tenants, effective at once. */
export async function setTenants(
  { run }: Visit,
  setting: TenantSetting,
  { callers }: { readonly callers: Callers },
): Promise<void> {
  const codes = await run((call) => changeTenants(call, setting));
  for (const code of codes) await callers.forgetTenant(code);
}

async function changeTenants(call: Call, { ids, ...given }: TenantSetting): Promise<string[]> {
  const asked = ids.split(',');
  const rows = await call.records.find(tenant, { where: [{ field: 'id', is: 'in', value: asked }] });
  if (rows.length === 0 || rows.length < new Set(asked).size) throw new Refusal(faults.invalid(NO_TENANT));
  const changes = rows.map((before) => {
    const { values, faults: found } = validateRecord(tenant, { ...fieldsOf(tenant, before), ...given });
    if (found[0]) throw new Refusal(faults.invalid(messageAlone(tenant, found[0]), found));
    return { before, values: { accountNumber: values.accountNumber, expireTime: values.expireTime } };
  });
  await updateRecords(call, tenant, changes);
  return rows.map(({ code }) => code ?? '');
}
