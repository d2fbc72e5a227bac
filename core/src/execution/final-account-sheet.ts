import { columnLetters, firstBodyRow, type FormCell, type FormSheet } from '../kernel';
import { tenThousandYuan, yuan } from '../kernel/money';
import { BUDGET_TOLERANCE, isFarFromBudget } from './budget-tolerance';
import type { ProjectMoney } from './papers/paper-source';

export interface FinalAccountHead {
  readonly unitName: string;
  readonly code: string;
  readonly name: string;
  readonly year: string;
  /** The project is over, so that what it has cost is final. */
  readonly isEnded: boolean;
  /** What its completion says of the use of funds; empty where it says nothing. */
  readonly fundsUse: string;
  /** What is to be said of figures that are out of date; empty where they are not. */
  readonly outdated: string;
}

const NOT_DRAWN_UP = '未编制';
const columns = [
  { width: 6, align: 'center' as const },
  { width: 20 },
  ...[20, 20, 20, 14].map((width) => ({ width })),
];
const head: FormSheet['head'] = [
  ['序号', '费用类别', '预算数', '实际发生数', '差额（实际－预算）', '执行率（%）'].map((text) => ({ text })),
];

/** 决算表 of a project that is over, before that 预算执行表. */
export const accountTitle = ({ isEnded }: Pick<FinalAccountHead, 'isEnded'>): string =>
  isEnded ? '研发项目经费决算表' : '研发项目预算执行表';

/**
 * Budget against cost of a project in its year by category, 元, with live formulas. A category without a budget says so and
 * has no difference; the total compares all cost with the whole budget.
 */
export function finalAccountSheet(of: FinalAccountHead, { lines, budget, cost }: ProjectMoney): FormSheet {
  const header = [
    { left: `编制单位：${of.unitName}`, right: '金额单位：元（列至角分）' },
    { left: `项目名称：${of.name}`, right: `项目编号：${of.code}` },
  ];
  const first = firstBodyRow({ header, head });
  const last = first + lines.length - 1;
  const isByLine = lines.some((line) => line.budget !== null);
  const sumOf = (column: number) => `SUM(${columnLetters(column)}${first}:${columnLetters(column)}${last})`;
  const rows = lines.map((line, at) => ({
    cells: [
      ...[{ text: String(at + 1) }, { text: line.category }],
      ...comparison(inYuan(line.budget), line.cost, first + at),
    ],
  }));
  const [planned, actual, ...rest] = comparison(inYuan(budget === '' ? null : budget), cost, last + 1);
  const total = [isByLine ? withFormula(planned!, sumOf(2)) : planned!, withFormula(actual!, sumOf(3)), ...rest];
  return {
    name: accountTitle(of).slice(4),
    title: `${of.year}年度${accountTitle(of)}`,
    header,
    columns,
    head,
    body: [...rows, { cells: [{ text: '' }, { text: '合计' }, ...total], strong: true }],
    footer: [
      ...(of.outdated ? [of.outdated] : []),
      ...(budget !== '' && isFarFromBudget(budget, cost)
        ? [`实际与预算相差超过 ${BUDGET_TOLERANCE}%，说明：${of.fundsUse || '结题材料未说明'}`]
        : []),
      '项目负责人（签字）：　　　　　　财务负责人（签字）：　　　　　　日期：　　　　年　　月　　日',
    ],
    print: { paper: 'a4', landscape: true, onePage: true },
  };
}

const inYuan = (budget: string | null): string | null =>
  budget === null ? null : tenThousandYuan(budget).in('yuan').toString();

/** Budget, cost, difference and share of a row. */
function comparison(budget: string | null, cost: string, row: number): FormCell[] {
  const actual = { value: cost, places: 2 };
  if (budget === null) return [{ text: NOT_DRAWN_UP }, actual, { text: '' }, { text: '' }];
  const difference = { value: yuan(cost).minus(yuan(budget)).toString(), places: 2, formula: `D${row}-C${row}` };
  const share = yuan(budget).isZero()
    ? { text: '' }
    : {
        value: yuan(cost).times(100).dividedBy(budget).toString(),
        places: 2,
        formula: `ROUND(D${row}/C${row}*100,2)`,
      };
  return [{ value: budget, places: 2 }, actual, difference, share];
}

const withFormula = (cell: FormCell, formula: string): FormCell =>
  cell !== null && 'value' in cell ? { ...cell, formula } : cell;
