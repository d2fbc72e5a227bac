import { seedPolicies } from '../policy';
import type { TenantSeed } from '../platform';

/** What the areas put into every tenant besides dictionaries; each is idempotent. */
export const contentsOfAreas: readonly TenantSeed[] = [seedPolicies];
