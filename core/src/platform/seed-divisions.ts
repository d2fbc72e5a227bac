import { PLATFORM_TENANT } from '../access';
import { seedRegions, type Division } from '../system';
import type { InTenant } from './tenants/found-tenant';

/** Seeds the platform's administrative divisions: several thousand rows, so startup does not wait for it. */
export const seedDivisions = (
  { inTenant }: { readonly inTenant: InTenant },
  divisions: readonly Division[],
): Promise<void> => inTenant(PLATFORM_TENANT, (call) => seedRegions(call, divisions));
