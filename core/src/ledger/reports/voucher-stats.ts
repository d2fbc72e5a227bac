import type { SourceOf } from '../../cost';
import { grouped, text, type Text } from '../../kernel';
import { sum } from '../../kernel/money';
import { costCategories, costItems } from '../../tax';
import { isCounted, type Booking } from './bookings';

/** How the entries of a ledger are grouped. */
export type VoucherStatType = 'subject' | 'item' | 'category' | 'month';

export interface VoucherStat {
  /** Account code, cost item, category, or `yyyy-MM`. */
  readonly key: string;
  readonly label: Text;
  readonly entries: number;
  readonly debitAmount: string;
  readonly creditAmount: string;
  /** Debit less credit. */
  readonly amount: string;
}

/** Totals of the vouchers of a ledger's project and year by the matching of accounts; 元, 2 decimals. */
export interface VoucherTotal {
  readonly reportId: string;
  readonly entries: number;
  readonly debitAmount: string;
  readonly creditAmount: string;
  readonly totalAmount: string;
  /** Of it what the ledger takes from vouchers; the other items come from the registers. */
  readonly countedAmount: string;
}

const itemOf = new Map(costItems.map((each) => [each.code, each]));

interface Group {
  readonly keyOf: (entry: Booking) => string;
  readonly labelOf: (key: string, first: Booking) => Text;
}

const groups: Readonly<Record<VoucherStatType, Group>> = {
  subject: {
    keyOf: ({ entry }) => entry.subjectCode,
    labelOf: (_, { entry }) => text(entry.subjectName, entry.subjectName),
  },
  item: { keyOf: ({ item }) => item, labelOf: (_, { item }) => itemOf.get(item)!.label },
  category: {
    keyOf: ({ item }) => itemOf.get(item)!.category,
    labelOf: (_, { item }) => costCategories[itemOf.get(item)!.category].label,
  },
  month: { keyOf: ({ entry }) => entry.date.slice(0, 7), labelOf: (key) => text(key, key) },
};

/** The entries added up by account, cost item, category or month, in that order; the sums equal `voucherTotal`. */
export function voucherStats(entries: readonly Booking[], type: VoucherStatType): VoucherStat[] {
  const { keyOf, labelOf } = groups[type];
  const byKey = grouped(entries, keyOf);
  const order = type === 'category' ? Object.keys(costCategories) : [...byKey.keys()].sort();
  return order.flatMap((key) => {
    const own = byKey.get(key);
    return own ? [{ key, label: labelOf(key, own[0]!), ...figures(own) }] : [];
  });
}

/** All of the entries, and how much of them the ledger takes. */
export function voucherTotal(reportId: string, entries: readonly Booking[], sourceOf: SourceOf): VoucherTotal {
  const { amount, ...rest } = figures(entries);
  return { reportId, ...rest, totalAmount: amount, countedAmount: figures(entries.filter(isCounted(sourceOf))).amount };
}

function figures(entries: readonly Booking[]) {
  const debit = sum(entries.map(({ debited }) => debited));
  const credit = sum(entries.map(({ credited }) => credited));
  return {
    entries: entries.length,
    debitAmount: debit.toString(),
    creditAmount: credit.toString(),
    amount: debit.minus(credit).toString(),
  };
}
