import type { FormColumn, FormHeadCell } from '../../kernel';
import { sum, yuan } from '../../kernel/money';
import { costCategories, itemsOf, type CostCategory, type CostItemCode } from '../../tax';
import type { ItemAmounts } from '../category-amounts';
import type { Ledger2015Sheet } from '../ledger-sheet-2015';

/** A column of 费用明细（借方）: its number on the form and what it holds. */
export interface LedgerColumn {
  readonly number: string;
  readonly name: string;
  /** `0.00` where there is nothing. */
  readonly amountOf: (items: ItemAmounts) => string;
}

const own: readonly CostCategory[] = ['personnel', 'directInput', 'depreciation', 'amortisation', 'design', 'other'];
/** In the order of the 2015版, where 6.4 is 差旅费、会议费. docs/rules.md, Cost items */
const byCode = (a: { code: string }, b: { code: string }) => (a.code < b.code ? -1 : 1);
const itemsIn = (category: CostCategory) => [...itemsOf(category)].sort(byCode);

const added = (codes: readonly CostItemCode[]) => (items: ItemAmounts) =>
  sum(codes.map((code) => yuan(items[code] ?? '0'))).toString();

const ownColumns: readonly LedgerColumn[] = own.flatMap((category) =>
  itemsIn(category).map(({ code, label }) => ({ number: code, name: label.zh, amountOf: added([code]) })),
);

const entrustedColumns: readonly LedgerColumn[] = [
  { number: '7', name: '委托外部机构或个人进行研发活动所发生的费用', amountOf: added(['7.1', '7.2', '7.3']) },
  {
    number: '7.1',
    name: '其中：委托境外进行研发活动所发生的费用（包括存在关联关系的委托研发）',
    amountOf: added(['7.2', '7.3']),
  },
];

/** 费用明细（借方） of a ledger: the items 1.1 to 6.5, of 委托研发 what was paid, with the items between related parties. */
export const ledgerColumns = ({ form, hasItems }: Ledger2015Sheet): readonly LedgerColumn[] => [
  ...(hasItems ? ownColumns : []),
  ...(form === 'entrusted' ? entrustedColumns : []),
];

const before = ['日期', '种类', '号数', '摘要', '借方金额', '贷方金额', '借或贷', '余额'] as const;
const widths = [12, 6, 7, 40, 15, 15, 6, 15];
const centred = ['日期', '种类', '号数', '借或贷'];
const VOUCHER = 3;

/** The first column of 费用明细（借方）, from 0. */
export const itemsFrom = before.length;

export function columns2015(ledger: Ledger2015Sheet): FormColumn[] {
  return [
    ...before.map((name, at): FormColumn => ({
      width: widths[at]!,
      ...(centred.includes(name) && { align: 'center' as const }),
    })),
    ...ledgerColumns(ledger).map(() => ({ width: ledger.hasItems ? 14 : 30 })),
  ];
}

export function head2015(ledger: Ledger2015Sheet): (readonly FormHeadCell[])[] {
  const columns = ledgerColumns(ledger);
  const groups = own.map((category, at) => ({
    text: `${at + 1} ${costCategories[category].label.zh}`,
    columns: itemsIn(category).length,
  }));
  const paid = ledger.form === 'entrusted' ? entrustedColumns : [];
  return [
    [
      { text: '凭证信息', columns: VOUCHER },
      ...before.slice(VOUCHER).map((text) => ({ text, rows: 4 })),
      { text: '费用明细（借方）', columns: columns.length },
    ],
    [
      ...before.slice(0, VOUCHER).map((text) => ({ text, rows: 3 })),
      ...(ledger.hasItems ? groups : []),
      ...paid.map(({ name }) => ({ text: name, rows: 2 })),
    ],
    ledger.hasItems ? ownColumns.map(({ name }) => ({ text: name })) : [],
    columns.map(({ number }) => ({ text: number })),
  ];
}
