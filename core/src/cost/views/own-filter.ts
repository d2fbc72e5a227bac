import { ownConditions, type Call, type Resource } from '../../records';
import type { CostFilter } from './cost-figures';

/** The filter with conditions on referenced values translated into conditions on the rows. */
export const ownFilter = async (call: Call, resource: Resource, { where = [] }: CostFilter = {}) => ({
  where: await ownConditions(call, resource, where),
});
