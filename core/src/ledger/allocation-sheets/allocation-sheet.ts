import {
  columnLetters,
  firstBodyRow,
  type FormAmount,
  type FormCell,
  type FormRow,
  type FormSheet,
} from '../../kernel';
import { addUp, sum, yuan } from '../../kernel/money';
import { UNIT } from '../sheets/form-header';
import { signatures } from './signatures';
import type { AllocationLine } from './allocation-lines';

/** What an allocation sheet of a month says at its head. */
export interface AllocationHead {
  readonly enterprise: string;
  /** `yyyy-MM` */
  readonly month: string;
  /** 研发人员工资分摊表 */
  readonly title: string;
  /** What is listed: 人员, 固定资产 … */
  readonly subject: string;
}

/** Columns from 0. */
const at = { item: 2, shared: 3, project: 4, amount: 7 } as const;

/**
 * The allocation sheet of a month and subject group: what each person or asset gave each project and how, the totals by
 * project and cost item as ledgers hold them, with live sums. No form is published for it; 税总公告2018年第23号 附件 and the
 * guides ask for 分配说明 of people, instruments, equipment and intangibles.
 */
export function allocationSheet(given: AllocationHead, lines: readonly AllocationLine[]): FormSheet {
  const { enterprise, month, title, subject } = given;
  const headings = [
    ...['序号', subject, '费用项目', '本月金额', '项目', '研发工时（占比%）', '合计工时', '分摊金额', '计算过程'],
  ];
  const header = [
    { left: `企业名称：${enterprise}`, right: `月份：${month}` },
    { left: '分摊尾差按最大余额法处理', right: UNIT },
  ];
  const head = [headings.map((text) => ({ text }))];
  const first = firstBodyRow({ header, head });
  const last = first + lines.length - 1;
  const firsts = new Set(new Map(lines.toReversed().map((line) => [line.key, line])).values());
  return {
    name: `${title} ${month}`,
    title,
    header,
    columns: [6, 20, 24, 14, 24, 11, 10, 14, 44].map((width, column) => ({
      width,
      ...(column === 0 && { align: 'center' as const }),
    })),
    head,
    body: [
      ...lines.map((line, index) => bodyRow(line, index, firsts.has(line))),
      totalRow(lines, firsts, first, last),
      ...byProject(lines, first, last),
    ],
    footer: signatures,
    frozenColumns: 2,
    print: { paper: 'a4', landscape: true },
  };
}

const money = (value: string, formula?: string): FormAmount => ({
  value,
  places: 2,
  ...(formula !== undefined && { formula }),
});
const number = (value: string | null): FormCell => (value === null ? null : { value });

function bodyRow(line: AllocationLine, index: number, isFirst: boolean): FormRow {
  const { subject, item, shared, project, share, whole, amount, formula } = line;
  return {
    cells: [
      ...[String(index + 1), subject, item].map((text) => ({ text })),
      shared !== null && isFirst ? money(shared) : null,
      { text: project },
      number(share),
      number(whole),
      money(amount),
      { text: formula },
    ],
  };
}

function totalRow(
  lines: readonly AllocationLine[],
  firsts: ReadonlySet<AllocationLine>,
  first: number,
  last: number,
): FormRow {
  const shared = [...firsts].flatMap((line) => line.shared ?? []);
  const down = (column: number) => `SUM(${columnLetters(column)}${first}:${columnLetters(column)}${last})`;
  const whole = sum(shared.map((each) => yuan(each))).toString();
  return {
    strong: true,
    cells: [
      null,
      { text: '合计' },
      null,
      shared.length > 0 ? money(whole, down(at.shared)) : null,
      null,
      null,
      null,
      money(addUp(lines.map(({ amount }) => amount)), down(at.amount)),
    ],
  };
}

/** What each project has of each item: the amounts of the ledger. */
function byProject(lines: readonly AllocationLine[], first: number, last: number): FormRow[] {
  const sums = new Map<string, AllocationLine[]>();
  for (const line of lines) {
    const key = JSON.stringify([line.project, line.item]);
    sums.set(key, [...(sums.get(key) ?? []), line]);
  }
  const range = (column: number) => `$${columnLetters(column)}$${first}:$${columnLetters(column)}$${last}`;
  return [...sums.keys()].sort().map((key, index): FormRow => {
    const of = sums.get(key)!;
    const { item, project } = of[0]!;
    const row = last + 2 + index;
    const is = (column: number) => `(${range(column)}=${columnLetters(column)}${row})`;
    const formula = `ROUND(SUMPRODUCT(${is(at.project)}*${is(at.item)}*${range(at.amount)}),2)`;
    return {
      cells: [
        null,
        { text: '按项目和费用项目' },
        { text: item },
        null,
        { text: project },
        null,
        null,
        money(addUp(of.map(({ amount }) => amount)), formula),
      ],
    };
  });
}
