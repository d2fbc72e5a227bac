import { text } from '@rdm/core/internal/kernel';
import type { CollectionRow } from '@rdm/core/tax';
import type { PaperColumn, PaperRow } from './paper/paper-table';

export const collectionTitle = text(
  '研发项目可加计扣除研究开发费用情况归集表',
  'Collection table of deductible R&D cost',
);

/** 附件6 of 税总公告2015年第97号. */
export const collectionColumns: readonly PaperColumn[] = [
  { key: 'number', title: text('序号', 'No.'), width: 64, align: 'center' },
  { key: 'item', title: text('项目', 'Item'), width: 520, subject: true },
  { key: 'amount', title: text('发生额', 'Amount'), width: 168 },
];

/** The rows as printed; a figure with an explanation opens it. */
export function collectionRows(
  rows: readonly CollectionRow[],
  opens: (figure: string) => (() => void) | undefined,
): readonly PaperRow[] {
  return rows.map(({ number, label, amount }) => ({
    key: number,
    strong: !number.includes('.'),
    cells: [{ words: number }, { words: label }, { value: amount, onOpen: opens(`row${number}`) }],
  }));
}
