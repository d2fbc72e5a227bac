import { allocate, sum, yuan } from '../kernel/money';
import type { CostItemCode } from '../tax';

/** What a voucher books on a cost item: debit − credit in 元, negative for a red-letter voucher. */
export interface BookedItem {
  /** Identifies the voucher within its month. */
  readonly voucher: string;
  readonly item: CostItemCode;
  readonly amount: string;
}

/** A row of a ledger with its voucher, null where there is none. Amounts in 元, 2 decimals. */
export interface LinkedAmount {
  readonly item: CostItemCode;
  readonly voucher: string | null;
  readonly taxAmount: string;
  readonly bookAmount: string | null;
}

/** An allocated amount of a cost item. */
export interface AllocatedItem {
  readonly item: CostItemCode;
  readonly amount: string;
}

/**
 * Sets the allocated amounts of a project, month and subject group beside the vouchers that book them
 * (docs/rules.md, Vouchers of allocated cost). An item takes the vouchers booked on it. Items without one share the
 * vouchers booked on items that have no allocated amount or, where there are none, all vouchers of the group, whose
 * booked amounts are then divided between their rows by the tax amounts. What is booked on an item without any
 * allocated amount stands with a tax amount of 0. Both columns add up to what was given, to the cent.
 */
export function linkVouchers(allocated: readonly AllocatedItem[], booked: readonly BookedItem[]): LinkedAmount[] {
  const amounts = addedUp(booked);
  if (amounts.length === 0) return allocated.map(unlinked);
  const has = (item: CostItemCode) => allocated.some((each) => each.item === item);
  const isBooked = (item: CostItemCode) => amounts.some((each) => each.item === item);
  const own = allocated
    .filter(({ item }) => isBooked(item))
    .flatMap((each) =>
      sharedTax(
        each,
        amounts.filter(({ item }) => item === each.item),
      ),
    );
  const without = allocated.filter(({ item }) => !isBooked(item));
  const spare = amounts.filter(({ item }) => !has(item));
  if (without.length === 0) return [...own, ...spare.map(onlyBooked)];
  const rows =
    spare.length > 0
      ? [...own, ...bookedDivided(sharedByAll(without, spare), spare)]
      : bookedDivided([...own, ...sharedByAll(without, amounts)], amounts);
  return rows.filter(isAnything);
}

/**
 * Splits a total by the weights to the cent, by the largest remainder. If the weights have both signs, the negative ones
 * are taken in full and the others share the rest, so that a red-letter voucher reverses what it books and no more.
 *
 * @returns null if all weights are 0
 */
export function shareSigned(total: string, weights: readonly string[]): string[] | null {
  const signs = new Set(weights.map((weight) => Math.sign(Number(weight))));
  if (!signs.has(-1) || !signs.has(1)) {
    return allocate(
      total,
      weights.map((weight) => weight.replace('-', '')),
    );
  }
  const reversed = weights.filter((weight) => Number(weight) < 0);
  const rest = yuan(total).minus(sum(reversed.map((weight) => yuan(weight))));
  const parts = allocate(
    rest.toString(),
    weights.map((weight) => (Number(weight) < 0 ? '0' : weight)),
  )!;
  return weights.map((weight, at) => (Number(weight) < 0 ? yuan(weight).toString() : parts[at]!));
}

const unlinked = ({ item, amount }: AllocatedItem): LinkedAmount => ({
  item,
  voucher: null,
  taxAmount: amount,
  bookAmount: null,
});

const onlyBooked = ({ item, voucher, amount }: BookedItem): LinkedAmount => ({
  item,
  voucher,
  taxAmount: '0.00',
  bookAmount: amount,
});

/** Not so where an amount of a few 分 is shared by many vouchers. */
const isAnything = ({ taxAmount, bookAmount }: LinkedAmount): boolean =>
  [taxAmount, bookAmount].some((amount) => amount !== null && !yuan(amount).isZero());

/** By voucher and item in the order given; a voucher that books and reverses the same amount is left out. */
function addedUp(booked: readonly BookedItem[]): BookedItem[] {
  const byKey = new Map<string, BookedItem>();
  for (const each of booked) {
    const key = JSON.stringify([each.voucher, each.item]);
    const amount = yuan(byKey.get(key)?.amount ?? '0').plus(yuan(each.amount));
    byKey.set(key, { ...each, amount: amount.toString() });
  }
  return [...byKey.values()].filter(({ amount }) => !yuan(amount).isZero());
}

/** The rows of an item, one for each voucher that books it. */
function sharedTax({ item, amount }: AllocatedItem, vouchers: readonly BookedItem[]): LinkedAmount[] {
  const weights = vouchers.map((each) => each.amount);
  const parts = shareSigned(amount, weights)!;
  return vouchers.map(({ voucher, amount: bookAmount }, at) => ({ item, voucher, taxAmount: parts[at]!, bookAmount }));
}

/** The rows of items without vouchers of their own, for each voucher of `pool`; what is booked is not yet divided. */
function sharedByAll(items: readonly AllocatedItem[], pool: readonly BookedItem[]): LinkedAmount[] {
  const vouchers = totals(pool);
  if (vouchers.length === 0) return items.map(unlinked);
  return items.flatMap((each) => sharedTax(each, vouchers).map((row) => ({ ...row, bookAmount: null })));
}

/** Divides what each voucher of `pool` books between its rows by their tax amounts. */
function bookedDivided(rows: readonly LinkedAmount[], pool: readonly BookedItem[]): LinkedAmount[] {
  const booked = new Map<LinkedAmount, string>();
  for (const { voucher, amount } of totals(pool)) {
    const ofVoucher = rows.filter((row) => row.voucher === voucher);
    const weights = ofVoucher.map(({ taxAmount }) => taxAmount);
    const parts = shareSigned(amount, weights) ?? ofVoucher.map((_, at) => (at === 0 ? amount : '0.00'));
    ofVoucher.forEach((row, at) => booked.set(row, parts[at]!));
  }
  return rows.map((row) => ({ ...row, bookAmount: booked.get(row) ?? row.bookAmount }));
}

/** What each voucher books in all, under the first of its items; one that comes to 0 is left out. */
function totals(pool: readonly BookedItem[]): BookedItem[] {
  const byVoucher = new Map<string, BookedItem>();
  for (const each of pool) {
    const known = byVoucher.get(each.voucher);
    const amount = yuan(known?.amount ?? '0').plus(yuan(each.amount));
    byVoucher.set(each.voucher, { ...(known ?? each), amount: amount.toString() });
  }
  return [...byVoucher.values()].filter(({ amount }) => !yuan(amount).isZero());
}
