import { text, type Text } from '@rdm/core/internal/kernel';
import {
  totalAmounts,
  type BalanceSide,
  type ItemAmounts,
  type Ledger2015Line,
  type Ledger2015Sheet,
  type LedgerSheet,
} from '@rdm/core/internal/ledger';
import { sum, yuan } from '@rdm/core/money';
import { costCategories, costItems, type CostItemCode } from '@rdm/core/tax';
import type { PaperCell, PaperColumn, PaperRow } from '../paper/paper-table';
import { rowKey, type Opens } from './ledger-links';
import { labels, monthRow, voucherCells, voucherColumns, type Folding } from './ledger-rows';

const detail = text('费用明细（借方）', 'Costs in detail (debit)');

const sides: Readonly<Record<BalanceSide, Text>> = {
  debit: text('借', 'Dr'),
  credit: text('贷', 'Cr'),
  none: text('平', '—'),
};

interface DetailColumn {
  readonly key: string;
  readonly title: Text;
  readonly group: Text;
  readonly codes: readonly CostItemCode[];
}

const itemColumns: readonly DetailColumn[] = costItems
  .filter(({ category }) => category !== 'entrusted')
  .toSorted((left, right) => left.code.localeCompare(right.code))
  .map(({ code, label, category }) => ({
    key: code,
    title: label,
    group: costCategories[category].label,
    codes: [code],
  }));

const entrusted = text('委托研发', 'Entrusted R&D');
const paidColumns: readonly DetailColumn[] = [
  {
    key: '7',
    title: text('委托外部机构或个人进行研发活动所发生的费用', 'Paid for entrusted R&D'),
    group: entrusted,
    codes: ['7.1', '7.2', '7.3'],
  },
  {
    key: '7.1',
    title: text('其中：委托境外进行研发活动所发生的费用（包括存在关联关系的委托研发）', 'Of which: overseas'),
    group: entrusted,
    codes: ['7.2', '7.3'],
  },
];

const detailOf = ({ form, hasItems }: Ledger2015Sheet) => [
  ...(hasItems ? itemColumns : []),
  ...(form === 'entrusted' ? paidColumns : []),
];

/** 附件1 to 4 of 税总公告2015年第97号 from left to right. */
export function ledger2015Columns(part: Ledger2015Sheet): readonly PaperColumn[] {
  return [
    ...voucherColumns,
    { key: 'debit', title: text('借方金额', 'Debit'), width: 132 },
    { key: 'credit', title: text('贷方金额', 'Credit'), width: 132 },
    { key: 'side', title: text('借或贷', 'Dr/Cr'), width: 60, align: 'center' },
    { key: 'balance', title: text('余额', 'Balance'), width: 132 },
    ...detailOf(part).map(({ key, title, group }): PaperColumn => ({
      key,
      title,
      number: key,
      width: 140,
      groups: [detail, group],
    })),
  ];
}

const names = {
  opening: labels.opening,
  total: text('合计', 'Total'),
  closing: text('期末余额', 'Closing balance'),
};
const carriedTo = {
  expensed: text('年末结转管理费用', 'Carried to administrative expenses'),
  capitalised: text('年末结转无形资产', 'Carried to intangible assets'),
};

/** 期初余额, the entries with a sub-total a month, the amounts carried out at the end of the year, 合计, 期末余额. */
export function ledger2015Rows(
  sheet: LedgerSheet,
  part: Ledger2015Sheet,
  folding: Folding,
  opens: Opens,
): readonly PaperRow[] {
  const columns = detailOf(part);
  const details = (items: ItemAmounts, open?: () => void): PaperCell[] =>
    columns.map(({ codes }) => {
      const paid = codes.flatMap((code) => items[code] ?? []);
      return paid.length === 0 ? {} : { value: sum(paid.map((each) => yuan(each))).toString(), onOpen: open };
    });
  const amounts = ({ debit, credit, side, balance }: Ledger2015Line): PaperCell[] => [
    { value: debit },
    { value: credit },
    { words: side && sides[side] },
    { value: balance },
  ];
  const blank: PaperCell[] = [{}, {}];
  const entries = part.lines.filter(({ kind }) => kind === 'entry');
  const named = (wanted: keyof typeof names): PaperRow[] =>
    part.lines
      .filter(({ kind }) => kind === wanted)
      .map((line) => ({
        key: wanted,
        strong: wanted !== 'opening',
        cells: [{ words: names[wanted] }, ...blank, {}, ...amounts(line), ...details(line.items)],
      }));
  const to = sheet.expenditureType === 'capitalised' ? carriedTo.capitalised : carriedTo.expensed;
  const carried = part.lines
    .filter(({ kind }) => kind === 'carried')
    .map((line): PaperRow => {
      const lead = [{ words: `${sheet.year}-12-31` }, ...blank, { words: to }];
      return { key: 'carried', cells: [...lead, ...amounts(line), ...details(line.items)] };
    });
  const ofTrustees = part.lines.flatMap(({ related, items }): PaperRow[] => {
    if (!related) return [];
    const { voucherDate, voucherType, voucherNo, partnerName, summary } = related;
    const lead = [voucherDate, voucherType, voucherNo].map((words): PaperCell => ({ words }));
    const said = {
      words: text(`受托关联方 ${partnerName}：${summary ?? ''}`, `Related party ${partnerName}: ${summary ?? ''}`),
    };
    return [{ key: `related ${related.id}`, cells: [...lead, said, ...blank, ...blank, ...details(items)] }];
  });
  return [
    ...named('opening'),
    ...folding
      .groups(entries, ({ row }) => row!.month)
      .flatMap(({ month, entries: ofMonth }): PaperRow[] => {
        const total = totalAmounts(ofMonth.map(({ items }) => ({ bookAmount: null, taxAdjustment: null, items })));
        const debit = sum(ofMonth.map((line) => yuan(line.debit ?? '0'))).toString();
        return [
          ...(folding.isFolded(month) ? [] : ofMonth).map((line) => {
            const key = rowKey(sheet, line.row!);
            const open = key ? opens(key) : undefined;
            const cells = [...voucherCells(line.row!), ...amounts(line), ...details(line.items, open)];
            return { key: line.row!.id, cells };
          }),
          monthRow(month, folding, [...blank, {}, { value: debit }, {}, {}, {}, ...details(total.items)]),
        ];
      }),
    ...ofTrustees,
    ...carried,
    ...named('total'),
    ...named('closing'),
  ];
}
