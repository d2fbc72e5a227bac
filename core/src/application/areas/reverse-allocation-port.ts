import { allocateHours, checkAllocations, clearHours, type ReverseAllocationPort } from '../../cost';
import { areaAccess } from '../permissions';
import type { AreaRunner } from './area-runner';

const access = areaAccess.reverseAllocation;

export const reverseAllocationPort = ({ run }: AreaRunner): ReverseAllocationPort => ({
  check: (args) => run(access.check, (call) => checkAllocations(call, args)),
  allocate: (args) => run(access.allocate, (call) => allocateHours(call, args)),
  clearTime: (args) => run(access.clearTime, (call) => clearHours(call, args)),
});
