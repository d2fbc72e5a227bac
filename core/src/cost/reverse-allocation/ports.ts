import type { Text } from '../../kernel';

/** Whether hours can be found for a record, and if not, why not. Amounts 元, hours decimals without trailing zeros. */
export interface AllocationCheck {
  readonly id: string;
  readonly month: string;
  readonly item: string;
  readonly bookedAmount: string;
  readonly ready: boolean;
  /** What stands in the way and what to do; null when nothing does. */
  readonly reason: Text | null;
  /** The most that the pay and the attendance of the month can share. */
  readonly most: string;
  /** The hours that would be written. */
  readonly hours: string;
  /** What the people concerned attended. */
  readonly attendedHours: string;
}

/** How many cells of the month's hours were written, and how many records of cost were built from them. */
export interface HoursWritten {
  readonly cells: number;
  readonly hours: string;
  readonly costRecords: number;
}

/** Reverse allocation. Refusals as those of `ResourcePort`. */
export interface ReverseAllocationPort {
  /** `ids` joined by commas. */
  check(args: { ids: string }): Promise<readonly AllocationCheck[]>;
  /** Writes the hours found in place of those that stand; twice gives the same. */
  allocate(args: { id: string }): Promise<HoursWritten>;
  /** Puts the hours back that stood before. */
  clearTime(args: { id: string }): Promise<HoursWritten>;
}
