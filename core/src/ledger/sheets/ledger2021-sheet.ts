import {
  firstBodyRow,
  plus,
  rounded,
  type FormCell,
  type FormHeadCell,
  type FormRow,
  type FormSheet,
} from '../../kernel';
import type { LedgerAmounts, LedgerSheet, LedgerSheetRow } from '../ledger-sheet';
import { UNIT } from './form-header';
import { gridAmount, type GridCell } from './grid-formula';
import type { LedgerBook } from './ledger-book';
import { ledgerCalculation } from './ledger-traces';
import { GAP, voucherCells } from './voucher-cells';
import { completionLabel, expenditureLabel } from './official-labels';

const NAME = '辅助账2021版';
const TITLE = '研发支出辅助账（2021版）';
/** The columns of 会计凭证记载金额 and 税法规定的归集金额, from 0. */
const [BOOKED, TAX] = [4, 5];

/** Columns 7 to 14, by the names of the ledger. */
const detail = [
  ['personnel', '人员人工费用'],
  ['directInput', '直接投入费用'],
  ['depreciation', '折旧费用'],
  ['amortisation', '无形资产摊销'],
  ['design', '新产品设计费等'],
  ['other', '其他相关费用'],
  ['entrustDomestic', '委托境内机构或个人进行研发活动所发生的费用'],
  ['entrustOverseas', '委托境外机构进行研发活动所发生的费用'],
] as const;
const ownCount = 6;
const entrusted = detail.slice(ownCount);

const head: readonly (readonly FormHeadCell[])[] = [
  [
    { text: '凭证信息', columns: BOOKED },
    { text: '会计凭证记载金额', rows: 3 },
    { text: '税法规定的归集金额', rows: 3 },
    { text: '费用明细（税法规定）', columns: detail.length },
  ],
  [
    ...['日期', '种类', '号数', '摘要'].map((text) => ({ text, rows: 2 })),
    ...detail.slice(0, ownCount).map(([, text]) => ({ text, rows: 2 })),
    { text: '委托研发费用', columns: entrusted.length },
  ],
  entrusted.map(([, text]) => ({ text })),
  Array.from({ length: TAX + 1 + detail.length }, (_, at) => ({ text: String(at + 1) })),
];

const columns = [
  { width: 12, align: 'center' as const },
  { width: 6, align: 'center' as const },
  { width: 7, align: 'center' as const },
  { width: 42 },
  ...Array.from({ length: 2 + detail.length }, () => ({ width: 15 })),
];

/** 2021版研发支出辅助账 of a project (税总公告2021年第28号 附件1) with live sums, and the calculation behind it. */
export function ledger2021Sheets(book: LedgerBook): FormSheet[] {
  const { sheet } = book;
  const header = headerOf(sheet);
  const first = firstBodyRow({ header, head });
  const { opening, rows, total } = sheet;
  const lines: LedgerAmounts[] = [...(opening ? [opening] : []), ...rows];
  const printed: FormSheet = {
    name: NAME,
    title: TITLE,
    header,
    columns,
    head,
    body: [
      ...lines.map((line, at) =>
        lineAt(line, line === opening ? OPENING : voucherCells(line as LedgerSheetRow), first + at),
      ),
      totalLine(total, lines, first),
    ],
    footer: [`会计主管：${GAP}${GAP}${GAP}录入人：`],
    frozenColumns: BOOKED,
    print: { paper: 'a4', landscape: true },
  };
  return [printed, ledgerCalculation(book, TITLE)];
}

const OPENING: readonly FormCell[] = [null, null, null, { text: '期初余额' }];

function headerOf({ projectCode, projectName, completion, expenditureType, year }: LedgerSheet) {
  return [
    { left: `项目编号：${projectCode}${GAP}项目名称：${projectName}`, right: `年度：${year}` },
    {
      left: `完成情况：${completionLabel(completion)}${GAP}支出类型：${expenditureLabel(expenditureType)}`,
      right: UNIT,
    },
  ];
}

function lineAt(line: LedgerAmounts, labels: readonly FormCell[], row: number): FormRow {
  const cells = detail.map(([name], at): GridCell => ({ value: line.categories[name], column: TAX + 1 + at, row }));
  return {
    cells: [
      ...labels,
      line.bookAmount === null ? null : { value: line.bookAmount, places: 2 },
      gridAmount(NAME, line.taxAmount, rounded(plus<GridCell>(...cells))),
      ...cells.map(({ value }): FormCell => ({ value, places: 2 })),
    ],
  };
}

/** 合计金额: every column added up over the lines above, the opening balance with them. */
function totalLine(total: LedgerAmounts, lines: readonly LedgerAmounts[], first: number): FormRow {
  const amounts: readonly ((line: LedgerAmounts) => string | null)[] = [
    ({ bookAmount }) => bookAmount,
    ({ taxAmount }) => taxAmount,
    ...detail.map(
      ([name]) =>
        ({ categories }: LedgerAmounts) =>
          categories[name],
    ),
  ];
  return {
    strong: true,
    cells: [
      ...[{ text: '合计金额' }, null, null, null],
      ...amounts.map((amountOf, at): FormCell => {
        const value = amountOf(total);
        const cells = lines.map((line, below): GridCell => ({
          value: amountOf(line) ?? '0',
          column: BOOKED + at,
          row: first + below,
        }));
        return value === null ? null : gridAmount(NAME, value, rounded(plus<GridCell>(...cells)));
      }),
    ],
  };
}
