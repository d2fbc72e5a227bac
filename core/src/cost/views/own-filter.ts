import { ownConditions, type Call, type Resource } from '../../records';
import type { CostFilter } from './cost-figures';

/** The same conditions, those on what references show made conditions on the rows themselves. */
export const ownFilter = async (call: Call, resource: Resource, { where = [] }: CostFilter = {}) => ({
  where: await ownConditions(call, resource, where),
});
