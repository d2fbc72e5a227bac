export { cellOf, keptOf, keptRow, standsAsWritten, type Cell, type KeptHours, type KeptRow } from './kept-hours';
export { bookedByProject } from './month-inputs';
export { planAllocation, type AllocationPlan } from './plan-allocation';
export type { AllocationCheck, HoursWritten, ReverseAllocationPort } from './ports';
export { reverseAllocation } from './reverse-allocation';
export { payOf } from './reverse-items';
export { reasons as reverseReasons } from './reverse-reasons';
