import { costSource, matchedEntries, type MatchedEntry, type SubjectMatchRow, type VoucherEntryRow } from '../../cost';
import type { BookedEntry } from '../../finance';

/** An entry of a voucher or correction that books cost, what it puts on its item and what it takes off. */
export type Booking = MatchedEntry<BookedEntry>;

/**
 * The entries that book cost under a matching of accounts. A voucher tells by its other entries, which bear no project,
 * whether it only carries cost forward: so give whole vouchers.
 */
export const bookings = <Entry extends VoucherEntryRow>(
  entries: readonly Entry[],
  matches: readonly { readonly subjectCode: string; readonly costItem: string }[],
): MatchedEntry<Entry>[] =>
  // Of a dictionary field the compiler knows that it is a text.
  matchedEntries(entries, matches as readonly SubjectMatchRow[]);

/** Whether ledgers take the item from vouchers, or the registers give it. */
export const isCounted = ({ item }: Pick<Booking, 'item'>): boolean => costSource(item) === 'voucher';
