import { firstBodyRow, type FormCell, type FormRow, type FormSheet, type FormHeaderLine } from '../../kernel';
import type { LedgerForm } from '../../tax';
import { ledgerSheets2015, type Ledger2015Line, type Ledger2015Sheet } from '../ledger-sheet-2015';
import type { LedgerBook } from './ledger-book';
import { ledgerAmounts, type LedgerAmountCells } from './ledger2015-formulas';
import { columns2015, head2015, itemsFrom, ledgerColumns } from './ledger2015-head';
import { ledgerCalculation } from './ledger-traces';
import { GAP, relatedCells, voucherCells } from './voucher-cells';
import type { LedgerSheet } from '../ledger-sheet';
import { UNIT } from './form-header';
import { completionOption, expenditureOption, overseasOption, relatedOption } from './official-labels';

const names: Readonly<Record<LedgerForm, string>> = {
  own: '自主研发',
  entrusted: '委托研发',
  cooperative: '合作研发',
  centralised: '集中研发',
};
const SIDES = { debit: '借', credit: '贷', none: '平' } as const;
/** Frozen columns: the voucher. */
const VOUCHER = 4;
const NOTHING = '0.00';

/**
 * 2015版“研发支出”辅助账 of a project, a sheet for each form it was worked on in (税总公告2015年第97号 附件1–4), with
 * live balances and sums, and the calculation behind them.
 */
export function ledger2015Sheets(book: LedgerBook): FormSheet[] {
  return [...ledgerSheets2015(book.sheet).map((ledger) => sheetOf(book, ledger)), ledgerCalculation(book, TITLE)];
}

const TITLE = '“研发支出”辅助账（2015版）';

function sheetOf({ sheet }: LedgerBook, ledger: Ledger2015Sheet): FormSheet {
  const { form, lines, hasItems } = ledger;
  const name = names[form];
  const head = head2015(ledger);
  const header = header2015(sheet, form);
  const amounts = ledgerAmounts(name, lines, firstBodyRow({ header, head }));
  return {
    name,
    title: `${name}“研发支出”辅助账（2015版）`,
    header,
    columns: columns2015(ledger),
    head,
    body: lines.map((line, at) => lineAt(line, ledger, amounts, at)),
    footer: [`会计主管：${GAP}${GAP}${GAP}录入人：`],
    frozenColumns: VOUCHER,
    print: { paper: 'a3', landscape: true, twoBlocks: hasItems },
  };
}

function lineAt(line: Ledger2015Line, ledger: Ledger2015Sheet, amounts: LedgerAmountCells, at: number): FormRow {
  const isTotal = line.kind === 'total';
  return {
    strong: isTotal || line.kind === 'closing',
    cells: [
      ...saidOf(line),
      amounts.debit(at),
      amounts.credit(at),
      line.side === null ? null : { text: SIDES[line.side] },
      amounts.balance(at),
      ...ledgerColumns(ledger).map(({ amountOf }, place): FormCell => {
        const value = amountOf(line.items);
        if (isTotal) return amounts.total(at, value, itemsFrom + place, ({ items }) => amountOf(items));
        return value === NOTHING ? null : { value, places: 2 };
      }),
    ],
  };
}

const labels: Readonly<Record<Exclude<Ledger2015Line['kind'], 'entry' | 'detail'>, string>> = {
  opening: '期初余额',
  carried: '期末结转',
  total: '合计',
  closing: '期末余额',
};

function saidOf(line: Ledger2015Line): readonly FormCell[] {
  if (line.kind === 'detail') return line.related ? relatedCells(line.related) : [null, null, null, null];
  if (line.kind !== 'entry') return [null, null, null, { text: labels[line.kind] }];
  return line.row ? voucherCells(line.row) : [null, null, null, null];
}

/** The head of a 2015版 ledger; unrecorded options are left blank to be filled in by hand. */
function header2015(sheet: LedgerSheet, form: LedgerForm): FormHeaderLine[] {
  const { projectCode, projectName, completion, expenditureType, year } = sheet;
  const { relatedParty, overseas } = sheet.entrusted ?? { relatedParty: null, overseas: null };
  return [
    { left: `项目名称：${projectName}${GAP}项目编号：${projectCode}`, right: `年度：${year}` },
    {
      left: `资本化、费用化支出选项：${expenditureOption(expenditureType)}${GAP}项目实施状态选项：${completionOption(completion)}`,
    },
    ...(form === 'entrusted'
      ? [
          {
            left: `委托方与受托方是否存在关联关系选项：${relatedOption(relatedParty)}${GAP}${GAP}是否委托境外选项：${overseasOption(overseas)}`,
          },
        ]
      : []),
    { left: `研发成果：${GAP}${GAP}研发成果证书号：`, right: UNIT },
  ];
}
