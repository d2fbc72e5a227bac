import { fill, text, type Text } from '@rdm/core/internal/kernel';
import type { LedgerSheetRow } from '@rdm/core/internal/ledger';
import type { PaperCell, PaperColumn, PaperRow } from '../paper/paper-table';
import { voucherPath } from './ledger-links';
import type { MonthGroup } from './month-groups';

const voucher = text('凭证信息', 'Voucher');

export const labels = {
  opening: text('期初余额', 'Opening balance'),
  total: text('合计金额', 'Total'),
  unverified: text('{month} 未核对', '{month} not verified'),
};

/** 凭证信息, the first columns of both editions. */
export const voucherColumns: readonly PaperColumn[] = [
  { key: 'date', title: text('日期', 'Date'), width: 128, sticky: true, groups: [voucher] },
  { key: 'type', title: text('种类', 'Type'), width: 52, align: 'center', groups: [voucher] },
  { key: 'number', title: text('号数', 'Number'), width: 72, align: 'center', groups: [voucher] },
  { key: 'summary', title: text('摘要', 'Summary'), width: 220, sticky: true, groups: [voucher] },
];

/** A row not yet booked shows its month, and that it is not verified; what is of a voucher it leaves blank. */
export function voucherCells(row: LedgerSheetRow): PaperCell[] {
  const to = voucherPath(row);
  const { month } = row;
  return [
    { words: row.voucherDate ?? (row.verification === 'open' ? fill(labels.unverified, { month }) : month) },
    { words: row.voucherType },
    { words: row.voucherNo, to },
    { words: row.summary, to },
  ];
}

/** How the months of a ledger are folded. */
export interface Folding {
  readonly groups: <Entry>(entries: readonly Entry[], monthOf: (entry: Entry) => string) => MonthGroup<Entry>[];
  readonly isFolded: (month: string) => boolean;
  readonly onToggle: (month: string) => void;
}

/** The sub-total of a month, which folds its rows away. `cells` follow the first column. */
export function monthRow(month: string, folding: Folding, cells: readonly PaperCell[]): PaperRow {
  return {
    key: `month ${month}`,
    strong: true,
    fold: { folded: folding.isFolded(month), onToggle: () => folding.onToggle(month) },
    cells: [{ words: monthName(month) }, ...cells],
  };
}

const monthName = (month: string): Text => text(`${month} 小计`, `${month} total`);
