import { addUp } from '@rdm/core/money';
import { text } from '@rdm/core/internal/kernel';
import {
  totalAmounts,
  type CategoryAmounts,
  type LedgerAmounts,
  type LedgerSheet,
  type LedgerSheetRow,
} from '@rdm/core/internal/ledger';
import { costCategories } from '@rdm/core/tax';
import type { PaperCell, PaperColumn, PaperRow } from '../paper/paper-table';
import { rowKey, voucherPath, type Adjusts, type Opens } from './ledger-links';
import { labels, monthRow, voucherCells, voucherColumns, type Folding } from './ledger-rows';

type Category = Exclude<keyof CategoryAmounts, 'entrustOverseasPerson'>;

const detail = text('费用明细（税法规定）', 'Costs under tax law');
const entrusted = text('委托研发费用', 'Entrusted R&D');

const categories: readonly Category[] = [
  'personnel',
  'directInput',
  'depreciation',
  'amortisation',
  'design',
  'other',
  'entrustDomestic',
  'entrustOverseas',
];

const amount = (key: string, title: PaperColumn['title'], groups: PaperColumn['groups'] = []): PaperColumn => ({
  key,
  title,
  width: 112,
  groups,
});

/** 附件1 of 税总公告2021年第28号 from left to right, and beside it what tax law takes more or less than the books, and why. */
export const columns: readonly PaperColumn[] = [
  ...voucherColumns,
  amount('bookAmount', text('会计凭证记载金额', 'Amount booked')),
  amount('taxAmount', text('税法规定的归集金额', 'Amount under tax law')),
  ...(['personnel', 'directInput', 'depreciation', 'amortisation', 'design', 'other'] as const).map((name) =>
    amount(name, costCategories[name].label, [detail]),
  ),
  amount(
    'entrustDomestic',
    text('委托境内机构或个人进行研发活动所发生的费用', 'Domestic organisations or individuals'),
    [detail, entrusted],
  ),
  amount('entrustOverseas', text('委托境外机构进行研发活动所发生的费用', 'Overseas organisations'), [
    detail,
    entrusted,
  ]),
  amount('taxAdjustment', text('税务调整（表外）', 'Tax adjustment (not part of the form)')),
  amount('excluded', text('不予加计（表外）', 'Excluded (not part of the form)')),
  { key: 'adjustment', title: text('不予加计原因', 'Why it is excluded'), width: 200 },
];

/** The trace key of a category's figure. */
const keyOf = (projectId: string, category: Category): string =>
  category === 'entrustDomestic'
    ? `item:${projectId}:7.1`
    : category === 'entrustOverseas'
      ? `item:${projectId}:7.2`
      : `category:${projectId}:${category}`;

const excludedOf = (rows: readonly LedgerSheetRow[]) => addUp(rows.map(({ excluded }) => excluded));

/** 期初余额 where the ledger is re-opened, the rows with a sub-total a month, 合计金额. */
export function ledger2021Rows(
  sheet: LedgerSheet,
  folding: Folding,
  opens: Opens,
  adjusts: Adjusts,
): readonly PaperRow[] {
  const { opening, ledgerId } = sheet;
  const amounts = (of: LedgerAmounts, open: (category: Category) => (() => void) | undefined = () => undefined) => [
    { value: of.bookAmount },
    { value: of.taxAmount },
    ...categories.map((category): PaperCell => {
      const value = of.categories[category];
      return { value, onOpen: value === '0.00' ? undefined : open(category) };
    }),
    { value: of.taxAdjustment, memo: true },
  ];
  const blank: PaperCell[] = [{}, {}, {}];
  return [
    ...(opening
      ? [
          {
            key: 'opening',
            cells: [
              { words: labels.opening },
              ...blank,
              ...amounts(opening, (category) => opens(keyOf(`opening:${ledgerId}`, category))),
              {},
              {},
            ],
          },
        ]
      : []),
    ...folding
      .groups(sheet.rows, ({ month }) => month)
      .flatMap(({ month, entries }): PaperRow[] => [
        ...(folding.isFolded(month) ? [] : entries).map((row) => {
          const key = rowKey(sheet, row);
          return {
            key: row.id,
            cells: [
              ...voucherCells(row),
              ...amounts(row, () => (key ? opens(key) : undefined)),
              { value: row.excluded, onOpen: adjusts(row) },
              { words: row.adjustment, to: voucherPath(row) },
            ],
          };
        }),
        monthRow(month, folding, [...blank, ...amounts(totalAmounts(entries)), { value: excludedOf(entries) }, {}]),
      ]),
    {
      key: 'total',
      strong: true,
      cells: [
        { words: labels.total },
        ...blank,
        ...amounts(sheet.total, (category) => opens(keyOf(ledgerId, category))),
        { value: excludedOf(sheet.rows) },
        {},
      ],
    },
  ];
}
