import { deductibleAmount } from '../cost';
import { addUp, yuan } from '../kernel/money';
import { costItems, isCostItemCode, type CostItemCode } from '../tax';
import { categoryFields } from './category-fields';

export type CategoryAmounts = Readonly<Record<keyof typeof categoryFields, string>>;
export type ItemAmounts = Readonly<Partial<Record<CostItemCode, string>>>;

const entrusted: Partial<Record<CostItemCode, keyof CategoryAmounts>> = {
  '7.1': 'entrustDomestic',
  '7.2': 'entrustOverseas',
  '7.3': 'entrustOverseasPerson',
};

const nothing = Object.fromEntries(Object.keys(categoryFields).map((column) => [column, '0.00'])) as CategoryAmounts;

const columnOf = new Map(
  costItems.map(({ code, category }) => [code, entrusted[code] ?? (category as keyof CategoryAmounts)]),
);

/** The ledger's columns 7–14 from amounts by cost item; each in yuan with two decimals. */
export function categoryAmounts(items: ItemAmounts): CategoryAmounts {
  const amounts: Record<keyof CategoryAmounts, string> = { ...nothing };
  for (const [code, amount] of Object.entries(items)) {
    const column = columnOf.get(code as CostItemCode)!;
    amounts[column] = addUp([amounts[column], amount]);
  }
  return amounts;
}

/** Narrows `item`, which the dictionary types as string, to a cost item code. */
export const isOfCostItem = <Of extends { readonly item: string }>(
  record: Of,
): record is Of & { readonly item: CostItemCode } => isCostItemCode(record.item);

/** Adds amounts by cost item, omitting items whose sum is 0. */
export function addItems(entries: readonly { readonly item: CostItemCode; readonly amount: string }[]): ItemAmounts {
  const byItem = new Map<CostItemCode, string[]>();
  for (const { item, amount } of entries) {
    const others = byItem.get(item);
    if (others) others.push(amount);
    else byItem.set(item, [amount]);
  }
  const items: Partial<Record<CostItemCode, string>> = {};
  for (const { code } of costItems) {
    const amounts = byItem.get(code);
    const amount = amounts && addUp(amounts);
    if (amount && amount !== '0.00') items[code] = amount;
  }
  return items;
}

/** What of cost records counts for the super-deduction, by cost item. */
export function deductibleItems(
  records: readonly { readonly item: CostItemCode; readonly amount: string; readonly excluded: string | null }[],
): ItemAmounts {
  return addItems(records.map((record) => ({ item: record.item, amount: deductibleAmount(record) })));
}

export const totalOf = (items: ItemAmounts): string => addUp(Object.values(items));

/** 税法规定的归集金额, columns 7–14: what is paid to overseas individuals has no column. docs/rules.md, Ledger of 2021 */
export const taxAmountOf = (items: ItemAmounts): string =>
  items['7.3'] === undefined ? totalOf(items) : yuan(totalOf(items)).minus(yuan(items['7.3'])).toString();

/** The amounts of the items that satisfy `has`. */
export function itemsIn(items: ItemAmounts, has: (code: CostItemCode) => boolean): ItemAmounts {
  return Object.fromEntries(Object.entries(items).filter(([code]) => has(code as CostItemCode)));
}
