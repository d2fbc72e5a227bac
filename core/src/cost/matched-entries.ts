import { closings, type Closing, type ClosingRules } from '../finance';
import { yuan, type Amount } from '../kernel/money';
import { isCostItemCode, type CostItemCode, type FurtherItemCode } from '../tax';
import type { SubjectMatchRow, VoucherEntryRow } from './registers';

/** An entry whose account is matched to an item, whole. */
export interface AccountEntry<Item extends string, Entry extends VoucherEntryRow = VoucherEntryRow> {
  readonly entry: Entry;
  readonly item: Item;
  readonly debited: Amount<'yuan'>;
  readonly credited: Amount<'yuan'>;
  /** What the entry is to a closing; null for one that simply books cost. */
  readonly closing: Closing | null;
}

/** An entry whose account is matched to a cost item, whole. */
export type ItemEntry<Entry extends VoucherEntryRow = VoucherEntryRow> = AccountEntry<CostItemCode, Entry>;

/** An entry that books cost, with its debit and credit on the item; of one that partly closes the rest alone. */
export type MatchedEntry<Entry extends VoucherEntryRow = VoucherEntryRow> = ItemEntry<Entry>;

/**
 * Every entry on an account that is matched to a cost item or to a further item outside the super-deduction, closings
 * included. Pass whole vouchers.
 *
 * @throws DomainError where an amount is unreadable
 */
export function accountEntries<Entry extends VoucherEntryRow>(
  entries: readonly Entry[],
  matches: readonly SubjectMatchRow[],
  rules: ClosingRules = none,
): readonly AccountEntry<CostItemCode | FurtherItemCode, Entry>[] {
  const last = lastFound.get(entries);
  if (last?.matches === matches && last.rules === rules) return last.found as ReturnType<typeof findEntries<Entry>>;
  const found = findEntries(entries, matches, rules);
  if (Object.isFrozen(entries)) lastFound.set(entries, { matches, rules, found });
  return found;
}

const none: ClosingRules = {};

/** A recompute asks the same of the same rows for cost, further cost, warnings and sources. Only of frozen rows: they stay. */
const lastFound = new WeakMap<
  readonly VoucherEntryRow[],
  {
    readonly matches: readonly SubjectMatchRow[];
    readonly rules: ClosingRules;
    readonly found: readonly AccountEntry<CostItemCode | FurtherItemCode>[];
  }
>();

function findEntries<Entry extends VoucherEntryRow>(
  entries: readonly Entry[],
  matches: readonly SubjectMatchRow[],
  rules: ClosingRules,
): AccountEntry<CostItemCode | FurtherItemCode, Entry>[] {
  const itemOf = itemsOfAccounts(matches);
  const found = closings(entries, ({ subjectCode }) => itemOf.has(subjectCode), rules);
  return entries.flatMap((entry) => {
    const item = itemOf.get(entry.subjectCode);
    if (item === undefined) return [];
    const [debited, credited] = [sideOf(entry.debitAmount), sideOf(entry.creditAmount)];
    return [{ entry, item, debited, credited, closing: found.get(entry) ?? null }];
  });
}

/** The item of each account that is matched to one. */
export const itemsOfAccounts = (matches: readonly SubjectMatchRow[]) =>
  new Map(
    matches.flatMap(({ subjectCode, costItem }) => (costItem === 'none' ? [] : [[subjectCode, costItem] as const])),
  );

const NOTHING = yuan(0).round();

/** The amount of a side; an entry has one, so that nothing of the other is one value. */
const sideOf = (amount: string | null) => (amount && amount !== '0.00' ? yuan(amount).round() : NOTHING);

/** The entries of a year; the same frozen rows where all are, so that what was found of them is found once. */
export function entriesOfYear<Entry extends VoucherEntryRow>(
  entries: readonly Entry[],
  year: number,
): readonly Entry[] {
  const ofYear = entries.filter(({ date }) => date.startsWith(`${year}-`));
  return ofYear.length === entries.length ? entries : ofYear;
}

/** Those of the entries whose account is matched to a cost item. */
export const itemEntries = <Entry extends VoucherEntryRow>(
  ...given: Parameters<typeof accountEntries<Entry>>
): ItemEntry<Entry>[] => accountEntries(...given).filter((each): each is ItemEntry<Entry> => isCostItemCode(each.item));

/**
 * The one answer to which booked entries count, by the matching of their accounts: closings are left out, of an entry
 * that partly closes the rest stays. Pass whole vouchers: what an entry faces tells whether it is a closing.
 *
 * @throws DomainError where an amount is unreadable
 */
export function matchedEntries<Entry extends VoucherEntryRow>(
  entries: readonly Entry[],
  matches: readonly SubjectMatchRow[],
  rules: ClosingRules = none,
): MatchedEntry<Entry>[] {
  return itemEntries(entries, matches, rules).flatMap(counted);
}

/** What of an entry books cost: none of a closing, of one that partly closes the rest. */
export function counted<Item extends string, Entry extends VoucherEntryRow>(
  each: AccountEntry<Item, Entry>,
): AccountEntry<Item, Entry>[] {
  const { closing, debited, credited } = each;
  if (closing === null || closing.extent === 'none') return [each];
  if (closing.extent === 'full') return [];
  // The part is taken off the side it stands on.
  return credited.isZero()
    ? [{ ...each, debited: debited.minus(closing.amount) }]
    : [{ ...each, credited: credited.plus(closing.amount) }];
}
