import { firstBodyRow, columnLetters, type FormCell, type FormRow, type FormSheet } from '../../kernel';
import { roundHalfUp } from '../../kernel/money';
import type { SummaryHead } from '../../ledger';
import { returnHead } from '../return-head';
import type { ProjectFormRow } from './project-form-row';

const NAME = '107-1表';
const TITLE = '企业研究开发项目情况';

interface Column {
  readonly heading: string;
  readonly width: number;
  readonly cell: (row: ProjectFormRow, at: number) => FormCell;
  /** Added up in the last row. */
  readonly total?: true;
}

const code = (value: string | null): FormCell => ({ text: value ?? '' });
const whole = (value: string | number): FormCell => ({ value: roundHalfUp(String(value), 0), places: 0 });

/** The columns of the form; those with * are of industrial enterprises only. */
const formColumns: readonly Column[] = [
  { heading: '序号', width: 6, cell: (_, at) => ({ text: String(at + 1) }) },
  { heading: '项目名称', width: 32, cell: ({ name }) => ({ text: name }) },
  { heading: '项目来源', width: 8, cell: ({ source }) => code(source) },
  { heading: '项目开展形式', width: 8, cell: ({ developmentForm }) => code(developmentForm) },
  { heading: '项目当年成果形式', width: 10, cell: ({ results }) => ({ text: results.join('、') }) },
  { heading: '项目技术经济目标', width: 10, cell: ({ targets }) => ({ text: targets.join('、') }) },
  { heading: '项目起始日期', width: 9, cell: ({ start }) => ({ text: start }) },
  { heading: '项目完成日期', width: 9, cell: ({ end }) => ({ text: end }) },
  { heading: '跨年项目当年所处主要进展阶段', width: 12, cell: ({ stage }) => code(stage) },
  { heading: '项目研究开发人员（人）', width: 11, cell: ({ persons }) => whole(persons), total: true },
  { heading: '项目人员实际工作时间（人月）', width: 12, cell: ({ personMonths }) => whole(personMonths), total: true },
  { heading: '项目经费支出（千元）', width: 13, cell: ({ spending }) => whole(spending), total: true },
  { heading: '其中：政府资金', width: 12, cell: ({ governmentFunds }) => whole(governmentFunds), total: true },
  {
    heading: '*其中：用于科学原理的探索发现',
    width: 12,
    cell: ({ basicResearch }) => whole(basicResearch),
    total: true,
  },
  { heading: '*其中：企业自主开展', width: 12, cell: ({ ownSpending }) => whole(ownSpending), total: true },
  {
    heading: '*其中：委托外单位开展',
    width: 12,
    cell: ({ entrustedSpending }) => whole(entrustedSpending),
    total: true,
  },
];

/** Form 107-1 of a year as it is returned: a row a project, money in whole 千元, totals as formulas. */
export function projectFormSheet(of: SummaryHead, rows: readonly ProjectFormRow[]): FormSheet {
  const header = returnHead(of, NAME);
  const head = [formColumns.map(({ heading }) => ({ text: heading }))];
  const first = firstBodyRow({ header, head });
  const body: FormRow[] = rows.map((row, at) => ({ cells: formColumns.map(({ cell }) => cell(row, at)) }));
  return {
    name: NAME,
    title: TITLE,
    header,
    columns: formColumns.map(({ width }) => ({ width, align: 'center' as const })),
    head,
    body: rows.length === 0 ? [] : [...body, totals(body, first)],
    footer: ['单位负责人：　　　　统计负责人：　　　　填表人：　　　　联系电话：　　　　报出日期：　　年　月　日'],
    frozenColumns: 2,
    print: { paper: 'a4', landscape: true },
  };
}

function totals(body: readonly FormRow[], first: number): FormRow {
  const last = first + body.length - 1;
  return {
    strong: true,
    cells: formColumns.map(({ total }, column): FormCell => {
      if (column === 1) return { text: '合计' };
      if (!total) return { text: '' };
      const letters = columnLetters(column);
      const value = body.reduce((sum, { cells }) => sum + Number((cells[column] as { value: string }).value), 0);
      return { value: String(value), places: 0, formula: `SUM(${letters}${first}:${letters}${last})` };
    }),
  };
}
