import { sum, yuan } from '../kernel/money';
import { addItems, categoryAmounts, taxAmountOf, type CategoryAmounts, type ItemAmounts } from './category-amounts';
import type { EntrustedOptions } from './entrusted-options';
import type { RelatedDetail } from './related-detail';
import type { SummarisedProject } from './year-summary';
import type { SourceNote } from './use-cases/source-notes';

/** Amounts of one or more rows of a ledger, decimal strings in 元. */
export interface LedgerAmounts {
  /** 会计凭证记载金额; null where no row is booked with a voucher as yet. */
  readonly bookAmount: string | null;
  /** 税法规定的归集金额 = Σ columns 7–14 of the 2021版. */
  readonly taxAmount: string;
  /** 税务调整 = taxAmount − bookAmount of the rows that are booked; null where none is. */
  readonly taxAdjustment: string | null;
  /** Columns 7–14 of the 2021版. */
  readonly categories: CategoryAmounts;
  /** Columns 1.1 … 7.3 of the 2015版; what is 0 is left out. */
  readonly items: ItemAmounts;
}

export interface LedgerSheetRow extends LedgerAmounts {
  readonly id: string;
  /** `yyyy-MM` */
  readonly month: string;
  /** `allocation`: from registers, `voucher`: from matched vouchers. */
  readonly origin: string | null;
  /** `open` (未核对) or `verified`. */
  readonly verification: string | null;
  /** Id of the voucher entry the row is booked with, for opening it. */
  readonly voucherId: string | null;
  /** The register of the entry: vouchers or corrections. */
  readonly voucherResource: string | null;
  readonly voucherDate: string | null;
  readonly voucherType: string | null;
  readonly voucherNo: string | null;
  readonly summary: string | null;
  /** 税务调整: what was collected but does not count for the deduction, 元. */
  readonly excluded: string;
  /** Why, in Chinese as on the form; null where nothing is excluded. */
  readonly adjustment: string | null;
  /** Amounts by cost item before the adjustment. */
  readonly collected: ItemAmounts;
}

/** 研发支出辅助账 of a project and year with its head; the source of both editions of the form. */
export interface LedgerSheet extends SummarisedProject {
  readonly reportId: string;
  /** The id of the ledger in keys of explanations; of a project with both phases the capitalised one has its own. */
  readonly ledgerId: string;
  readonly year: string;
  /** 开发形式, a key of `project_dev_form`. */
  readonly devForm: string | null;
  /** 期初余额: what earlier years brought to a capitalised project; null for a ledger that is not re-opened. */
  readonly opening: LedgerAmounts | null;
  readonly rows: readonly LedgerSheetRow[];
  /** 合计金额, with the opening balance: what the summary takes over. */
  readonly total: LedgerAmounts;
  /** The options of its ledger of 委托研发, where it has one. */
  readonly entrusted?: EntrustedOptions;
  /** What the related trustees of its ledger of 委托研发 spent, where they reported it. */
  readonly related?: RelatedDetail;
  /** Where each item was taken from, and why. */
  readonly sources?: readonly SourceNote[];
}

/** Rows added up. */
export function totalAmounts(
  rows: readonly Pick<LedgerAmounts, 'bookAmount' | 'taxAdjustment' | 'items'>[],
): LedgerAmounts {
  const items = addItems(rows.flatMap((row) => entriesOf(row.items)));
  return {
    ...amountsOf(items),
    bookAmount: sumOfKnown(rows.map(({ bookAmount }) => bookAmount)),
    taxAdjustment: sumOfKnown(rows.map(({ taxAdjustment }) => taxAdjustment)),
  };
}

function sumOfKnown(amounts: readonly (string | null)[]): string | null {
  const known = amounts.flatMap((amount) => amount ?? []);
  return known.length > 0 ? sum(known.map((each) => yuan(each))).toString() : null;
}

/** Amounts of cost items in the columns of both editions. */
export function amountsOf(items: ItemAmounts): LedgerAmounts {
  return {
    bookAmount: null,
    taxAmount: taxAmountOf(items),
    taxAdjustment: null,
    categories: categoryAmounts(items),
    items,
  };
}

const entriesOf = (items: ItemAmounts) =>
  Object.entries(items).map(([item, amount]) => ({ item: item as keyof ItemAmounts, amount }));
