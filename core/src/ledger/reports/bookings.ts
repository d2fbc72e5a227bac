import { costSource, matchedEntries, type MatchedEntry, type SubjectMatchRow, type VoucherEntryRow } from '../../cost';
import type { BookedEntry } from '../../finance';

/** An entry of a voucher or correction that books cost, what it puts on its item and what it takes off. */
export interface Booking extends Omit<MatchedEntry, 'entry'> {
  readonly entry: BookedEntry;
}

/**
 * The entries that book cost under a matching of accounts. A voucher tells by its other entries, which bear no project,
 * whether it only carries cost forward: so give whole vouchers.
 */
export function bookings(
  entries: readonly BookedEntry[],
  matches: readonly { readonly subjectCode: string; readonly costItem: string }[],
): Booking[] {
  // A stored entry has what the calculation reads; its number is a number there and never looked at.
  const booked = matchedEntries(
    entries as unknown as readonly VoucherEntryRow[],
    matches as unknown as readonly SubjectMatchRow[],
  );
  return booked as unknown as Booking[];
}

/** Whether ledgers take the item from vouchers, or the registers give it. */
export const isCounted = ({ item }: Pick<Booking, 'item'>): boolean => costSource(item) === 'voucher';
