import type { CostItemCode } from '../tax';
import { addItems, type ItemAmounts } from './category-amounts';
import type { TrusteesRelated } from './entrusted-options';

/** A row of 关联方研发支出明细, by the trustee's own voucher. */
export interface RelatedLine {
  readonly id: string;
  readonly partnerName: string;
  readonly item: CostItemCode;
  /** 元 */
  readonly amount: string;
  readonly voucherDate: string | null;
  readonly voucherType: string | null;
  readonly voucherNo: string | null;
  readonly summary: string | null;
}

/** What the related trustees of a 委托研发 ledger spent, as they reported it (财税〔2015〕119号 二（一）). */
export interface RelatedDetail {
  readonly relation: TrusteesRelated;
  /** Of the year. */
  readonly lines: readonly RelatedLine[];
  /** Of the earlier years of a capitalised project. */
  readonly opening: ItemAmounts;
}

/** The id of a 委托研发 ledger with such detail in the input of the forms. */
export const relatedLedgerId = (id: string): string => `${id}${RELATED}`;

/** The id of the cost behind a ledger. */
export const costIdOf = (ledgerId: string): string => ledgerId.replace(/\/related$/, '');

const RELATED = '/related';

/** A cost detail by item, with its earlier years. */
export const detailItems = ({ lines, opening }: RelatedDetail): ItemAmounts =>
  addItems([
    ...Object.entries(opening).map(([item, amount]) => ({ item: item as CostItemCode, amount })),
    ...lines.map(({ item, amount }) => ({ item, amount })),
  ]);
