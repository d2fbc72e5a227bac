import { firstBodyRow, type FormHeaderLine, type FormRow, type FormSheet } from '../kernel';
import { addUp } from '../kernel/money';
import type { ProjectExecution } from './project-execution';
import { amountCell, sumOfRows, textCell } from './sheet-cells';

const head: FormSheet['head'] = [
  ['拨付文号', '到账日期', '到账金额', '已缴回', '支出', '结余', '60个月届满日', '届满时未支出'].map((text) => ({
    text,
  })),
];

/** 到账与结余: the grants of a project, what is left of each, and what is left of the project after what was passed on. */
export function receiptSheet(header: readonly FormHeaderLine[], of: ProjectExecution): FormSheet {
  const first = firstBodyRow({ header, head });
  const last = first + of.receipts.length - 1;
  const sumRow = last + 1;
  const sum = (column: number) => (of.receipts.length > 0 ? sumOfRows(column, first, last) : undefined);
  const lefts = addUp(of.receipts.map(({ left }) => left));
  const rows = of.receipts.map((each, at): FormRow => {
    const row = first + at;
    return {
      cells: [
        textCell(each.documentNo),
        textCell(each.receivedOn),
        amountCell(each.amount),
        amountCell(each.returnedAmount ?? '0.00'),
        amountCell(each.spent),
        amountCell(each.left, `C${row}-D${row}-E${row}`),
        textCell(each.deadline ?? '—'),
        each.leftAtDeadline === null ? textCell('—') : amountCell(each.leftAtDeadline),
      ],
    };
  });
  return {
    name: '到账与结余',
    title: '专项资金到账与结余',
    header,
    columns: [
      ...[{ width: 26 }, { width: 14, align: 'center' as const }],
      ...Array.from({ length: 4 }, () => ({ width: 16 })),
      ...[{ width: 16, align: 'center' as const }, { width: 16 }],
    ],
    head,
    body: [
      ...rows,
      {
        cells: [
          ...[textCell('合计'), textCell(null)],
          amountCell(of.received, sum(2)),
          amountCell(of.returned, sum(3)),
          amountCell(addUp(of.receipts.map(({ spent }) => spent)), sum(4)),
          amountCell(lefts, sum(5)),
        ],
        strong: true,
      },
      { cells: [textCell('减：转拨外部单位'), null, null, null, null, amountCell(of.passedOn)] },
      {
        cells: [textCell('课题结余'), null, null, null, null, amountCell(of.balance, `F${sumRow}-F${sumRow + 1}`)],
        strong: true,
      },
    ],
    print: { paper: 'a4', landscape: true },
  };
}
