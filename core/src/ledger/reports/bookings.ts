import {
  matchedEntries,
  type MatchedEntry,
  type SourceOf,
  type SubjectMatchRow,
  type VoucherEntryRow,
} from '../../cost';
import type { BookedEntry, ClosingRules } from '../../finance';

/** An entry of a voucher or correction that books cost, with its debit and credit on the item. */
export type Booking = MatchedEntry<BookedEntry>;

/**
 * The entries that book cost under a matching of accounts. Pass whole vouchers: what an entry faces tells whether it only
 * carries cost forward.
 */
export const bookings = <Entry extends VoucherEntryRow>(
  entries: readonly Entry[],
  matches: readonly { readonly subjectCode: string; readonly costItem: string }[],
  rules: ClosingRules,
): MatchedEntry<Entry>[] =>
  // Dictionary fields are typed as string.
  matchedEntries(entries, matches as readonly SubjectMatchRow[], rules);

/** Whether ledgers take the entry's item from vouchers rather than from registers. */
export const isCounted =
  (sourceOf: SourceOf) =>
  ({ item, entry }: Booking): boolean =>
    sourceOf(item, entry.projectId).source === 'voucher';
