import { allocate, roundHalfUp, type DecimalInput } from '../../kernel/money';

export interface HoursAllocation {
  /** In the order of the weights; the part of the non-R&D hours is left out by the caller. */
  readonly parts: string[];
  /** What stays with nobody: the whole total when there are no hours. */
  readonly unallocated: string;
  readonly warning?: 'NO_HOURS';
}

/**
 * Splits the cost of one person or asset and month by hours, largest remainder.
 * @param weights hours on each project and, as one of them, the hours that are not R&D
 */
export function allocateByHours(input: {
  readonly total: DecimalInput;
  readonly weights: readonly DecimalInput[];
}): HoursAllocation {
  const parts = allocate(input.total, input.weights);
  if (parts) return { parts, unallocated: '0.00' };
  return {
    parts: input.weights.map(() => '0.00'),
    unallocated: roundHalfUp(input.total),
    warning: 'NO_HOURS',
  };
}
