import { isRevenueAccount } from '../finance';
import { sum, yuan, type Amount } from '../kernel/money';

/** An entry of a journal voucher, as far as income is read from it. */
export interface IncomeEntry {
  readonly month: string;
  readonly subjectCode: string;
  readonly subjectName: string;
  readonly summary: string;
  readonly creditAmount: string | null;
}

export interface SoldProduct {
  readonly id: string;
  readonly code: string;
  readonly name: string;
  /** 是 of `yes_no` is 2. */
  readonly main: string;
  readonly incomeAccounts: string | null;
}

/** The typed income of a product in a month, 元. */
export interface TypedIncome {
  readonly productId: string;
  readonly month: string;
  readonly amount: string;
}

/** The income of a product in a month, 元. */
export interface MonthIncome {
  readonly month: string;
  readonly amount: string;
  readonly from: 'typed' | 'vouchers';
}

export interface ProductSales {
  readonly product: SoldProduct;
  readonly months: readonly MonthIncome[];
  /** 元 */
  readonly total: string;
}

/**
 * Whether a revenue entry is of a product: by the sub-accounts it names, else because account or summary name its code.
 * A code counts only as a whole: PS01 is not in PS010.
 */
function isOfProduct(entry: IncomeEntry, { code, incomeAccounts }: SoldProduct): boolean {
  const accounts = (incomeAccounts ?? '').split(/[,，、;；\s]+/).filter((account) => account !== '');
  if (accounts.length > 0) return accounts.some((account) => entry.subjectCode.startsWith(account));
  const whole = new RegExp(`(?<![A-Za-z0-9])${code.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}(?![A-Za-z0-9])`);
  return whole.test(entry.subjectName) || whole.test(entry.summary);
}

/** Revenue entries: credits only, because closing the accounts debits all of it; returns are red credits. */
export const revenueEntries = (entries: readonly IncomeEntry[]): IncomeEntry[] =>
  entries.filter(({ subjectCode, subjectName, creditAmount }) =>
    Boolean(isRevenueAccount(subjectCode, subjectName) && creditAmount && !yuan(creditAmount).isZero()),
  );

/** The income of each product by month; a typed month stands in place of what vouchers say of it. */
export function productSales(
  products: readonly SoldProduct[],
  entries: readonly IncomeEntry[],
  typed: readonly TypedIncome[],
): ProductSales[] {
  const revenue = revenueEntries(entries);
  return products.map((product) => {
    const months = new Map<string, { amount: Amount<'yuan'>; from: MonthIncome['from'] }>();
    for (const entry of revenue) {
      if (!isOfProduct(entry, product)) continue;
      const before = months.get(entry.month)?.amount ?? yuan('0');
      months.set(entry.month, { amount: before.plus(yuan(entry.creditAmount ?? '0')), from: 'vouchers' });
    }
    for (const { productId, month, amount } of typed) {
      if (productId === product.id) months.set(month, { amount: yuan(amount), from: 'typed' });
    }
    const inOrder = [...months].sort(([one], [other]) => (one < other ? -1 : 1));
    return {
      product,
      months: inOrder.map(([month, { amount, from }]) => ({ month, amount: amount.toString(), from })),
      total: totalOf(inOrder.map(([, { amount }]) => amount)),
    };
  });
}

const totalOf = (amounts: readonly Amount<'yuan'>[]): string => (amounts.length ? sum(amounts).toString() : '0.00');
