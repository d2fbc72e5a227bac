import { PLATFORM_TENANT, tenant } from '../../access';
import { listRecords, nobody, type Call, type Page, type PageQuery, type RecordOf, type Visit } from '../../records';

export interface TenantChoice {
  readonly tenantId: string;
  readonly tenantName: string;
}

/** The public data of the tenant with the sign-in page's domain; empty if there is none. */
export interface TenantInfo {
  readonly tenantId?: string;
  readonly domain?: string;
  readonly backgroundUrl?: string;
}

export const tenantPage = (call: Call, query: PageQuery): Promise<Page<RecordOf<typeof tenant>>> =>
  listRecords(call, tenant, query);

/** All tenants for whoever may view them, else the caller's own. */
export async function tenantChoices(call: Call): Promise<readonly TenantChoice[]> {
  const { tenantId, permissions } = call.caller;
  const seesAll = tenantId === PLATFORM_TENANT && permissions.has(tenant.permissions.view);
  const found = seesAll ? await call.records.find(tenant) : await call.records.findByKeys(tenant, [{ code: tenantId }]);
  return found.map(choiceOf);
}

/** Tenants whose name contains the text. */
export const tenantsNamed = async (call: Call, { name }: { readonly name: string }): Promise<readonly TenantChoice[]> =>
  (await call.records.find(tenant, { where: [{ field: 'tenantName', is: 'like', value: name }] })).map(choiceOf);

const choiceOf = ({ code, tenantName }: RecordOf<typeof tenant>): TenantChoice => ({
  tenantId: code ?? '',
  tenantName: tenantName ?? '',
});

/** Compares host names only; scheme, port and letter case are ignored. Empty for an unknown domain. */
export async function tenantOfDomain({ open }: Visit, { domain }: { readonly domain: string }): Promise<TenantInfo> {
  const host = hostOf(domain);
  if (host === '') return {};
  const tenants = await open(nobody(PLATFORM_TENANT), (call) => call.records.find(tenant));
  const found = tenants.find((each) => hostOf(each.domain ?? '') === host);
  return found ? { tenantId: found.code ?? '', domain: host, backgroundUrl: found.backgroundUrl ?? '' } : {};
}

const hostOf = (domain: string): string =>
  domain
    .slice(0, 300)
    .trim()
    .toLowerCase()
    .replace(/^[a-z]{1,10}:\/\//, '')
    .split(/[/:?#]/)[0]!;
