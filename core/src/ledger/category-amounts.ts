import { sum, yuan } from '../kernel/money';
import { costItems, type CostItemCode } from '../tax';
import { categoryFields } from './category-fields';

export type CategoryAmounts = Readonly<Record<keyof typeof categoryFields, string>>;
export type ItemAmounts = Readonly<Partial<Record<CostItemCode, string>>>;

const entrusted: Partial<Record<CostItemCode, keyof CategoryAmounts>> = {
  '7.1': 'entrustDomestic',
  '7.2': 'entrustOverseas',
  '7.3': 'entrustOverseasPerson',
};

const columns = Object.keys(categoryFields) as (keyof CategoryAmounts)[];

const columnOf = new Map(
  costItems.map(({ code, category }) => [code, entrusted[code] ?? (category as keyof CategoryAmounts)]),
);

/** The ledger's columns 7–14 from amounts by cost item; each in yuan with two decimals. */
export function categoryAmounts(items: ItemAmounts): CategoryAmounts {
  const of = (column: keyof CategoryAmounts) =>
    sum(costItems.filter(({ code }) => columnOf.get(code) === column).map(({ code }) => yuan(items[code] ?? '0')));
  return Object.fromEntries(columns.map((column) => [column, of(column).toString()])) as CategoryAmounts;
}

/** Adds amounts by cost item, leaving out items that come to nothing. */
export function addItems(entries: readonly { readonly item: CostItemCode; readonly amount: string }[]): ItemAmounts {
  return Object.fromEntries(
    costItems.flatMap(({ code }) => {
      const amount = sum(entries.filter(({ item }) => item === code).map((entry) => yuan(entry.amount)));
      return amount.isZero() ? [] : [[code, amount.toString()]];
    }),
  );
}

export const totalOf = (items: ItemAmounts): string =>
  sum(Object.values(items).map((amount) => yuan(amount))).toString();

/** 税法规定的归集金额, columns 7–14: what is paid to overseas persons has no column. `domain.md` §3.1 */
export const taxAmountOf = (items: ItemAmounts): string =>
  yuan(totalOf(items))
    .minus(yuan(items['7.3'] ?? '0'))
    .toString();

/** Those of the amounts whose items are asked for. */
export function itemsIn(items: ItemAmounts, has: (code: CostItemCode) => boolean): ItemAmounts {
  return Object.fromEntries(Object.entries(items).filter(([code]) => has(code as CostItemCode)));
}
