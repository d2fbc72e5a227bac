import { firstBodyRow, type FormSheet } from '../kernel';
import { addUp } from '../kernel/money';
import type { ProjectExecution } from './project-execution';
import { amountCell, sumOfRows, textCell } from './sheet-cells';

/** A government project as the list prints it. */
export interface ListedProject {
  readonly number: string;
  readonly name: string;
  readonly level: string;
  readonly fromDate: string;
  readonly toDate: string;
  readonly grantTotal: string | null;
  readonly execution: ProjectExecution;
  readonly deadline: string | null;
}

const NAME = '政府课题预算执行表';
const texts = ['课题编号', '课题名称', '级别', '执行期'];
const amounts = ['专项资金预算', '到账', '已缴回', '转拨外部单位', '支出', '结余'];
const head: FormSheet['head'] = [
  ['序号', ...texts, ...amounts, '最早届满日（60个月）', '核对事项'].map((text) => ({ text })),
];
/** Columns of amounts, counted from 0. */
const FIRST_AMOUNT = 1 + texts.length;

/** 政府课题预算执行表: the grants of several government projects, a row each, with live formulas. */
export function listSheet(unitName: string | null, today: string, projects: readonly ListedProject[]): FormSheet {
  const header = [
    { left: `承担单位：${unitName ?? ''}`, right: `截止日期：${today}` },
    { left: '', right: '金额单位：元（列至角分）' },
  ];
  const first = firstBodyRow({ header, head });
  const amountsOf = ({ grantTotal, execution: { received, returned, passedOn, totals, balance } }: ListedProject) => [
    ...[grantTotal ?? '0.00', received, returned, passedOn, totals.grantSpent, balance],
  ];
  const rows = projects.map((each, at) => {
    const row = first + at;
    const left = `G${row}-H${row}-I${row}-J${row}`;
    return {
      cells: [
        ...[String(at + 1), each.number, each.name, each.level, `${each.fromDate} 至 ${each.toDate}`].map(textCell),
        ...amountsOf(each).map((value, column) => amountCell(value, column === 5 ? left : undefined)),
        textCell(each.deadline ?? '—'),
        textCell(each.execution.findings.map(({ message }) => message.zh).join('；')),
      ],
    };
  });
  const total = amounts.map((_, column) => {
    const value = addUp(projects.map((each) => amountsOf(each)[column]!));
    const formula =
      projects.length > 0 ? sumOfRows(FIRST_AMOUNT + column, first, first + projects.length - 1) : undefined;
    return amountCell(value, formula);
  });
  return {
    name: NAME,
    title: NAME,
    header,
    columns: [
      { width: 6, align: 'center' },
      ...[{ width: 18 }, { width: 30 }, { width: 10 }, { width: 26 }],
      ...amounts.map(() => ({ width: 16 })),
      { width: 20, align: 'center' },
      { width: 60 },
    ],
    head,
    body: [...rows, { cells: [textCell(null), textCell('合计'), null, null, null, ...total], strong: true }],
    frozenColumns: 3,
    print: { paper: 'a3', landscape: true },
  };
}
