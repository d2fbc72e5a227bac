import {
  columnLetters,
  firstBodyRow,
  type FormCell,
  type FormHeaderLine,
  type FormRow,
  type FormSheet,
} from '../kernel';
import { addUp } from '../kernel/money';
import type { ExecutionTotals, SubjectExecution } from './execution-figures';
import { executionTotals } from './execution-totals';
import { subjectLabels } from './government-subject';
import type { ProjectExecution } from './project-execution';
import { receiptSheet } from './receipt-sheet';
import { amountCell, sumOfRows, textCell } from './sheet-cells';

/** What the table says of the project; texts as they are printed. */
export interface SheetHead {
  readonly unitName: string | null;
  readonly number: string;
  readonly name: string;
  readonly level: string;
  readonly organ: string | null;
  readonly fromDate: string;
  readonly toDate: string;
  /** The day of the figures. */
  readonly today: string;
}

const NOT_STATED = '未填报';
const columns = [
  { width: 6, align: 'center' as const },
  { width: 18 },
  ...Array.from({ length: 10 }, () => ({ width: 16 })),
];
const head: FormSheet['head'] = [
  [
    { text: '序号', rows: 2 },
    { text: '预算科目', rows: 2 },
    { text: '专项资金', columns: 5 },
    { text: '自筹资金', columns: 3 },
    { text: '合计', columns: 2 },
  ],
  ['预算数', '调剂数', '调剂后预算', '支出数', '结余', '预算数', '支出数', '结余', '预算数', '支出数'].map((text) => ({
    text,
  })),
];

/** 决算表 once the period is over, before it 预算执行表. */
export const sheetTitle = ({ toDate, today }: Pick<SheetHead, 'toDate' | 'today'>): string =>
  today > toDate ? '政府课题经费决算表' : '政府课题预算执行表';

/** The table of a government project with live formulas, its receipts, and what to look into. */
export function executionSheets(of: SheetHead, execution: ProjectExecution): FormSheet[] {
  const header = headerOf(of);
  return [
    {
      name: sheetTitle(of).slice(4),
      title: sheetTitle(of),
      header,
      columns,
      head,
      body: bodyOf(execution, firstBodyRow({ header, head })),
      footer: [
        '自筹资金支出未填报的科目不计入支出与结余合计。',
        '课题负责人（签字）：        财务负责人（签字）：        单位（公章）：',
      ],
      print: { paper: 'a4', landscape: true, onePage: true },
    },
    receiptSheet(header.slice(0, 2), execution),
    findingsSheet(execution),
  ];
}

function headerOf({ unitName, number, name, level, organ, fromDate, toDate, today }: SheetHead): FormHeaderLine[] {
  return [
    { left: `承担单位：${unitName ?? ''}`, right: `截止日期：${today}` },
    { left: `课题编号：${number}`, right: '金额单位：元（列至角分）' },
    { left: `课题名称：${name}`, right: `课题级别：${level}` },
    { left: `主管部门：${organ ?? ''}`, right: `执行期：${fromDate} 至 ${toDate}` },
  ];
}

/** 一、直接费用 with its three subjects, 二、间接费用, 合计. */
function bodyOf({ subjects }: ProjectExecution, first: number): FormRow[] {
  const direct = subjects.filter(({ subject }) => subject !== 'indirect');
  const indirect = subjects.filter(({ subject }) => subject === 'indirect');
  const indirectRow = first + 1 + direct.length;
  const total = (column: number) => `SUM(${columnLetters(column)}${first},${columnLetters(column)}${indirectRow})`;
  return [
    {
      cells: sumCells('一', '直接费用', direct, (at) => sumOfRows(at, first + 1, first + direct.length)),
      strong: true,
    },
    ...direct.map((each, at): FormRow => ({
      cells: subjectCells(String(at + 1), subjectLabels[each.subject].zh, each, first + 1 + at),
    })),
    ...indirect.map((each): FormRow => ({ cells: subjectCells('二', '间接费用', each, indirectRow), strong: true })),
    { cells: sumCells('', '合计', subjects, total), strong: true },
  ];
}

const spentInAll = ({ grantSpent, ownSpent }: ExecutionTotals) => addUp([grantSpent, ownSpent ?? '0']);
const ownLeft = (rows: readonly { readonly ownBudget: string; readonly ownSpent: string | null }[]) =>
  addUp(rows.flatMap(({ ownBudget, ownSpent }) => (ownSpent === null ? [] : [ownBudget, negated(ownSpent)])));
const negated = (amount: string) => (amount.startsWith('-') ? amount.slice(1) : `-${amount}`);

function subjectCells(number: string, name: string, of: SubjectExecution, row: number): FormCell[] {
  const isStated = of.ownSpent !== null;
  return [
    ...[textCell(number), textCell(name), amountCell(of.grantBudget), amountCell(of.adjusted)],
    amountCell(of.available, `C${row}+D${row}`),
    amountCell(of.grantSpent),
    amountCell(of.grantLeft, `E${row}-F${row}`),
    amountCell(of.ownBudget),
    isStated ? amountCell(of.ownSpent) : textCell(NOT_STATED),
    isStated ? amountCell(ownLeft([of]), `H${row}-I${row}`) : textCell(NOT_STATED),
    amountCell(addUp([of.available, of.ownBudget]), `E${row}+H${row}`),
    amountCell(spentInAll(of), `SUM(F${row},I${row})`),
  ];
}

function sumCells(
  number: string,
  name: string,
  rows: readonly SubjectExecution[],
  formula: (column: number) => string,
): FormCell[] {
  const of = executionTotals(rows);
  const amounts = [
    ...[of.grantBudget, of.adjusted, of.available, of.grantSpent, of.grantLeft],
    ...[of.ownBudget, of.ownSpent ?? '0.00', ownLeft(rows)],
    ...[addUp([of.available, of.ownBudget]), spentInAll(of)],
  ];
  return [textCell(number), textCell(name), ...amounts.map((value, at) => amountCell(value, formula(at + 2)))];
}

function findingsSheet({ findings }: ProjectExecution): FormSheet {
  return {
    name: '核对事项',
    title: '核对事项',
    header: [],
    columns: [{ width: 6, align: 'center' }, { width: 110 }],
    head: [[{ text: '序号' }, { text: '事项' }]],
    body: findings.map(({ message }, at) => ({ cells: [textCell(String(at + 1)), textCell(message.zh)] })),
    ...(findings.length === 0 && { footer: ['无'] }),
    print: { paper: 'a4', landscape: true },
  };
}
