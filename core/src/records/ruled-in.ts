import type { Call } from './call';
import type { Resource } from './declaration/resource';
import { hasChosenRules, ruledBy } from './declaration/ruled-by';

/** The resource with the rules that the tenant's settings choose: for checking values, not for the store. */
export const ruledIn = async <R extends Resource>(call: Call, resource: R): Promise<R> =>
  hasChosenRules(resource) ? ruledBy(resource, await call.settings()) : resource;
