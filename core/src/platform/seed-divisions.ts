import { PLATFORM_TENANT } from '../access';
import { seedRegions, type Division } from '../system';
import type { InTenant } from './tenants/found-tenant';

/** Gives the platform its administrative divisions. Some thousand rows, so a start does not wait for them. */
export const seedDivisions = (
  { inTenant }: { readonly inTenant: InTenant },
  divisions: readonly Division[],
): Promise<void> => inTenant(PLATFORM_TENANT, (call) => seedRegions(call, divisions));
