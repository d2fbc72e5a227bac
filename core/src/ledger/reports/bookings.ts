import { costSource, matchedEntries, type MatchedEntry, type SubjectMatchRow, type VoucherEntryRow } from '../../cost';
import type { BookedEntry } from '../../finance';

/** An entry of a voucher or correction that books cost, with its debit and credit on the item. */
export type Booking = MatchedEntry<BookedEntry>;

/**
 * The entries that book cost under a matching of accounts. Pass whole vouchers: entries without a project determine
 * whether a voucher only carries cost forward.
 */
export const bookings = <Entry extends VoucherEntryRow>(
  entries: readonly Entry[],
  matches: readonly { readonly subjectCode: string; readonly costItem: string }[],
): MatchedEntry<Entry>[] =>
  // Dictionary fields are typed as string.
  matchedEntries(entries, matches as readonly SubjectMatchRow[]);

/** Whether ledgers take the item from vouchers rather than from registers. */
export const isCounted = ({ item }: Pick<Booking, 'item'>): boolean => costSource(item) === 'voucher';
