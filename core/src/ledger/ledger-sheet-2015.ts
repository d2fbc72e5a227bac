import { sum, yuan } from '../kernel/money';
import { itemsIn, totalOf, type ItemAmounts } from './category-amounts';
import { developmentLedger } from './development-ledger';
import type { LedgerSheet, LedgerSheetRow } from './ledger-sheet';
import { detailItems, type RelatedDetail, type RelatedLine } from './related-detail';
import type { LedgerForm } from '../tax';

/** 借或贷: the side of the balance; 平 if it is 0. */
export type BalanceSide = 'debit' | 'credit' | 'none';

/** A line of a 2015版 ledger. Amounts are decimal strings in 元, null where the form is blank. */
export interface Ledger2015Line {
  /**
   * `opening` 期初余额, `entry` a voucher or an allocation, `detail` a row of a related entrusted party’s cost detail, which moves no
   * balance, `carried` year-end transfer, `total` 合计, `closing` 期末余额.
   */
  readonly kind: 'opening' | 'entry' | 'detail' | 'carried' | 'total' | 'closing';
  /** The row of an entry. */
  readonly row: LedgerSheetRow | null;
  /** The row of a detail. */
  readonly related: RelatedLine | null;
  readonly debit: string | null;
  readonly credit: string | null;
  readonly side: BalanceSide | null;
  readonly balance: string | null;
  /** 费用明细（借方） */
  readonly items: ItemAmounts;
}

export interface Ledger2015Sheet {
  readonly form: LedgerForm;
  readonly lines: readonly Ledger2015Line[];
  /** Whether 1.1 to 6.5 are filled: of own spending, or of 委托研发 by the detail of related trustees. */
  readonly hasItems: boolean;
}

/**
 * The 2015版 ledgers of a project (税总公告2015年第97号 附件1–4), one for each form it was worked on in. 余额 = previous
 * + 借 − 贷; at the end of the year expensed cost is carried to 管理费用, that of a capitalised project which has ended
 * to 无形资产 (docs/rules.md, Ledgers of 2015).
 */
export function ledgerSheets2015(sheet: LedgerSheet): Ledger2015Sheet[] {
  return developmentLedger(sheet.devForm, sheet.total.items).map(({ form, has }) => ({
    form,
    lines: linesOf(sheet, (items) => itemsIn(items, has), form === 'entrusted' ? sheet.related : undefined),
    hasItems: form !== 'entrusted' || sheet.related !== undefined,
  }));
}

function linesOf(
  sheet: LedgerSheet,
  only: (items: ItemAmounts) => ItemAmounts,
  related: RelatedDetail | undefined,
): Ledger2015Line[] {
  const lines: Ledger2015Line[] = [];
  let balance = yuan('0');
  const put = (line: Pick<Ledger2015Line, 'kind' | 'row' | 'debit' | 'credit' | 'items'>) => {
    balance = balance.plus(yuan(line.debit ?? '0')).minus(yuan(line.credit ?? '0'));
    lines.push({ ...line, related: null, side: sideOf(balance.toString()), balance: unsigned(balance.toString()) });
  };
  if (sheet.opening) {
    const items = only(sheet.opening.items);
    balance = yuan(totalOf(items));
    put({ kind: 'opening', row: null, debit: null, credit: null, items: { ...items, ...related?.opening } });
  }
  for (const row of sheet.rows) {
    const items = only(row.items);
    if (Object.keys(items).length === 0) continue;
    put({ kind: 'entry', row, debit: totalOf(items), credit: null, items });
  }
  const blank = { row: null, debit: null, credit: null, side: null, balance: null };
  for (const line of related?.lines ?? [])
    lines.push({ ...blank, kind: 'detail', related: line, items: { [line.item]: line.amount } });
  const debit = sum(lines.map((line) => yuan(line.debit ?? '0'))).toString();
  const leaves = sheet.expenditureType !== 'capitalised' || sheet.completion === 'ended';
  const credit = leaves ? balance.toString() : '0.00';
  if (leaves) put({ kind: 'carried', row: null, debit: null, credit, items: {} });
  const items = { ...only(sheet.total.items), ...(related && detailItems(related)) };
  lines.push({ ...blank, kind: 'total', related: null, debit, credit, items });
  const shown = { side: sideOf(balance.toString()), balance: unsigned(balance.toString()) };
  lines.push({ ...blank, kind: 'closing', related: null, ...shown, items: {} });
  return lines;
}

const sideOf = (balance: string): BalanceSide =>
  balance.startsWith('-') ? 'credit' : yuan(balance).isZero() ? 'none' : 'debit';

const unsigned = (balance: string): string => balance.replace('-', '');
