import type { VoucherStat, VoucherStatType, VoucherTotal } from '../../finance';
import { grouped, text, type Text } from '../../kernel';
import { sum } from '../../kernel/money';
import { costCategories, costItems } from '../../tax';
import { isCounted, type Booking } from './bookings';

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

/** The entries added up by account, cost item, category or month, in that order; the sums come to `voucherTotal`. */
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
export function voucherTotal(reportId: string, entries: readonly Booking[]): VoucherTotal {
  const { amount, ...rest } = figures(entries);
  return { reportId, ...rest, totalAmount: amount, countedAmount: figures(entries.filter(isCounted)).amount };
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
