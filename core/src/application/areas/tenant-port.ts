import { faults, isId, Refusal, text } from '../../kernel';
import { dataSource } from '../../develop';
import { PLATFORM_TENANT, tenant, type Callers, type TenantChoice, type TenantPort } from '../../access';
import {
  fieldsOf,
  insertRecords,
  listRecords,
  nobody,
  updateRecords,
  validateRecord,
  type Call,
  type StoredRecord,
} from '../../records';
import type { AreaRunner } from './area-runner';
import { parameter, parameterOf } from '../../system';
import { areaAccess } from '../permissions';

const access = areaAccess.tenants;
const NO_TENANT = text('请选择至少一条数据', 'Select at least one record');
const NO_SOURCE = text(
  '数据源不存在或已被删除，不能分配给租户',
  'This data source does not exist, so no tenant gets it',
);
const SYNC = 'tenant.dataSync';

export const tenantPort = ({ run, open }: AreaRunner, callers: Callers): TenantPort => ({
  page: (query) => run(access.page, (call) => listRecords(call, tenant, query)),
  select: () => run(access.select, async (call) => (await call.records.find(tenant)).map(choiceOf)),
  findByName: ({ name }) =>
    run(access.findByName, async (call) =>
      (await call.records.find(tenant, { where: [{ field: 'tenantName', is: 'like', value: name }] })).map(choiceOf),
    ),
  info: ({ domain }) => open(nobody(PLATFORM_TENANT), (call) => infoOf(call, domain)),
  setting: async ({ ids, ...given }) => {
    const codes = await run(access.setting, (call) => changeTenants(call, ids.split(','), given));
    for (const code of codes) callers.forgetTenant(code);
  },
  datasource: async ({ tenantId, datasourceId }) => {
    await run(access.datasource, async (call) => {
      const found = await call.records.findByKeys(tenant, [{ code: tenantId }]);
      if (found.length === 0) throw new Refusal(faults.notFound(tenant.label));
      if (!(await isSource(call, datasourceId))) {
        throw new Refusal({ code: 403, name: 'NO_DATA_SOURCE', message: NO_SOURCE });
      }
      await updateRecords(
        call,
        tenant,
        found.map((before) => ({ before, values: { datasourceId: datasourceId || null } })),
      );
    });
  },
  dataSyncAuth: ({ status }) => run(access.dataSyncAuth, (call) => dataSync(call, status)),
});

/** Nothing takes the assignment back. */
const isSource = async (call: Call, id: string): Promise<boolean> =>
  id === '' || (isId(id) && (await call.records.count(dataSource, [{ field: 'id', is: 'equal', value: id }])) > 0);

const choiceOf = ({ code, tenantName }: StoredRecord): TenantChoice => ({
  tenantId: String(code),
  tenantName: String(tenantName),
});

/** By host name alone: scheme, port and letter case are the browser's. Nothing for a domain of nobody's. */
async function infoOf(call: Call, domain: string) {
  const host = hostOf(domain);
  if (host === '') return {};
  const found = (await call.records.find(tenant)).find((each) => hostOf(String(each.domain ?? '')) === host);
  if (!found) return {};
  return { tenantId: String(found.code), domain: host, backgroundUrl: String(found.backgroundUrl ?? '') };
}

const hostOf = (domain: string): string =>
  domain
    .slice(0, 300)
    .trim()
    .toLowerCase()
    .replace(/^[a-z]{1,10}:\/\//, '')
    .split(/[/:?#]/)[0]!;

async function changeTenants(
  call: Call,
  ids: readonly string[],
  given: { readonly accountNumber?: number; readonly expireTime?: string },
): Promise<string[]> {
  const rows = await call.records.find(tenant, { where: [{ field: 'id', is: 'in', value: [...ids] }] });
  if (rows.length === 0 || rows.length < new Set(ids).size) throw new Refusal(faults.invalid(NO_TENANT));
  const changes = rows.map((before) => {
    const { values, faults: found } = validateRecord(tenant, { ...fieldsOf(tenant, before), ...given });
    if (found[0]) throw new Refusal(faults.invalid(found[0].message, found));
    return { before, values: { accountNumber: values.accountNumber, expireTime: values.expireTime } };
  });
  await updateRecords(call, tenant, changes);
  return rows.map(({ code }) => String(code));
}

async function dataSync(call: Call, status: '0' | '1' | undefined): Promise<{ status: '0' | '1' }> {
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
