import { closings, type Closing, type ClosingRules } from '../finance';
import { yuan, type Amount } from '../kernel/money';
import type { CostItemCode } from '../tax';
import type { SubjectMatchRow, VoucherEntryRow } from './registers';

/** An entry whose account is matched to a cost item, whole. */
export interface ItemEntry<Entry extends VoucherEntryRow = VoucherEntryRow> {
  readonly entry: Entry;
  readonly item: CostItemCode;
  readonly debited: Amount<'yuan'>;
  readonly credited: Amount<'yuan'>;
  /** What the entry is to a closing; null for one that simply books cost. */
  readonly closing: Closing | null;
}

/** An entry that books cost, with its debit and credit on the item; of one that partly closes the rest alone. */
export type MatchedEntry<Entry extends VoucherEntryRow = VoucherEntryRow> = ItemEntry<Entry>;

/**
 * Every entry on an account that is matched to a cost item, closings included. Pass whole vouchers.
 *
 * @throws DomainError where an amount is unreadable
 */
export function itemEntries<Entry extends VoucherEntryRow>(
  entries: readonly Entry[],
  matches: readonly SubjectMatchRow[],
  rules: ClosingRules = {},
): ItemEntry<Entry>[] {
  const itemOf = new Map(
    matches.flatMap(({ subjectCode, costItem }) => (costItem === 'none' ? [] : [[subjectCode, costItem] as const])),
  );
  const found = closings(entries, ({ subjectCode }) => itemOf.has(subjectCode), rules);
  return entries.flatMap((entry) => {
    const item = itemOf.get(entry.subjectCode);
    if (item === undefined) return [];
    const debited = yuan(entry.debitAmount || '0').round();
    const credited = yuan(entry.creditAmount || '0').round();
    return [{ entry, item, debited, credited, closing: found.get(entry) ?? null }];
  });
}

/**
 * The one answer to which booked entries count, by the matching of their accounts: closings are left out, of an entry
 * that partly closes the rest stays. Pass whole vouchers: what an entry faces tells whether it is a closing.
 *
 * @throws DomainError where an amount is unreadable
 */
export function matchedEntries<Entry extends VoucherEntryRow>(
  entries: readonly Entry[],
  matches: readonly SubjectMatchRow[],
  rules: ClosingRules = {},
): MatchedEntry<Entry>[] {
  return itemEntries(entries, matches, rules).flatMap((each) => {
    const { closing, debited, credited } = each;
    if (closing === null || closing.extent === 'none') return [each];
    if (closing.extent === 'full') return [];
    // The part is taken off the side it stands on.
    return credited.isZero()
      ? [{ ...each, debited: debited.minus(closing.amount) }]
      : [{ ...each, credited: credited.plus(closing.amount) }];
  });
}
