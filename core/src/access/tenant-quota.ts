import { wholly, type Call } from '../records';
import { PLATFORM_TENANT, tenant } from './tenant';

/** What a tenant may use of the installation that others share with it. */
export interface TenantQuota {
  /** Bytes of files in the server's own store. */
  readonly fileBytes: number;
  /** Rows that its people and programs may add within a day. */
  readonly rowsPerDay: number;
}

const MEGABYTE = 1024 * 1024;

/** Of tenants on trial, which anybody may register. */
export const trialQuota: TenantQuota = { fileBytes: 500 * MEGABYTE, rowsPerDay: 100_000 };
/** Ten years of a large enterprise's evidence, and its books of a year in a day. */
const formalQuota: TenantQuota = { fileBytes: 100_000 * MEGABYTE, rowsPerDay: 5_000_000 };

/** The quota of the call's tenant: that of its edition, unless the platform has set its own. */
export async function tenantQuota(call: Call): Promise<TenantQuota> {
  const code = call.caller.tenantId;
  if (code === PLATFORM_TENANT) return { fileBytes: Infinity, rowsPerDay: Infinity };
  const [found] = await wholly(call).records.findByKeys(tenant, [{ code }]);
  const edition = found?.activate === 0 ? trialQuota : formalQuota;
  return {
    fileBytes: typeof found?.fileQuota === 'number' ? found.fileQuota * MEGABYTE : edition.fileBytes,
    rowsPerDay: found?.rowQuota ?? edition.rowsPerDay,
  };
}
