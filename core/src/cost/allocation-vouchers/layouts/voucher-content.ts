import type { Printed } from '../../../records';
import type { AllocationEntry, VoucherHead } from '../allocation-entry';

/** A voucher to be laid out for an accounting program; `name` without extension. */
export interface VoucherContent {
  readonly name: string;
  /** The day the file is made, `yyyy-MM-dd`. */
  readonly day: string;
  readonly head: VoucherHead;
  readonly entries: readonly AllocationEntry[];
}

/** Lays a voucher out as the file of a program. */
export type VoucherLayout = (content: VoucherContent) => Printed;

/** The amount of an entry on a side; null on the other. */
export const amountOn = (entry: AllocationEntry, side: AllocationEntry['side']): string | null =>
  entry.side === side ? entry.amount : null;
