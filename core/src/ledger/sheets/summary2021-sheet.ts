import { firstBodyRow, type FormCell, type FormHeadCell, type FormRow, type FormSheet } from '../../kernel';
import { summary2021ColumnNames, summary2021Columns, type Summary2021Figures } from '../../tax';
import { sourceFooter } from '../source-lines';
import type { YearSummary2021 } from '../year-summary';
import { calculationSheet } from './calculation-sheet';
import { formHeader } from './form-header';
import { completionLabel, expenditureLabel } from './official-labels';
import { figureCells, figurePlaces, type FigureRow } from './summary-figures';

const NAME = '汇总表2021版';
const TITLE = '研发支出辅助账汇总表（2021版）';
const BASIS = '表样：税总公告2021年第28号 附件2';

/** 允许加计扣除金额合计 precedes the numbered columns. */
const figureColumns = ['allowed', ...summary2021Columns] as const;
const projectColumns = ['项目编号', '项目名称', '完成情况', '支出类型'];
/** Columns under one heading, by the first of them. */
const groups: Readonly<Record<string, { readonly name: string; readonly columns: number }>> = {
  '7.1': { name: '其他相关费用及限额', columns: 2 },
  '8.1': { name: '委托研发费用及限额', columns: 4 },
};
const inGroup = (column: string) => column.startsWith('7.') || column.startsWith('8.');
const nameOf = (column: (typeof figureColumns)[number]) => summary2021ColumnNames[column].zh;

const columns = [
  { width: 18 },
  { width: 30 },
  { width: 9, align: 'center' as const },
  { width: 9, align: 'center' as const },
  ...figureColumns.map(() => ({ width: 16 })),
];

const head: readonly (readonly FormHeadCell[])[] = [
  [
    ...projectColumns.map((text) => ({ text, rows: 3 })),
    ...figureColumns.flatMap((column): FormHeadCell[] => {
      const group = groups[column];
      if (group) return [{ text: group.name, columns: group.columns }];
      if (inGroup(column)) return [];
      return [{ text: nameOf(column), rows: column === 'allowed' ? 3 : 2 }];
    }),
  ],
  figureColumns.filter(inGroup).map((column) => ({ text: nameOf(column) })),
  summary2021Columns.map((text) => ({ text })),
];

/** 2021版研发支出辅助账汇总表 as it is filed, with the formulas of its columns (税总公告2021年第28号 附件2). */
export function summary2021Sheets(summary: YearSummary2021): FormSheet[] {
  const rows = rowsOf(summary);
  const header = formHeader(summary);
  const start = { row: firstBodyRow({ header, head }), column: projectColumns.length };
  const calculated = calculationSheet({
    title: `${TITLE}计算过程`,
    traces: summary.trace.inputs,
    places: figurePlaces(NAME, rows, figureColumns, start),
    notes: [BASIS],
    footer: sourceFooter(summary.sources),
  });
  const sheet: FormSheet = {
    name: NAME,
    title: TITLE,
    header,
    columns,
    head,
    body: rows.map((row): FormRow => ({
      cells: [...row.textCells, ...figureCells(row, figureColumns, calculated)],
      strong: row.isSum,
    })),
    footer: ['法定代表人（签章）：'],
    frozenColumns: 2,
    print: { paper: 'a3', landscape: true },
  };
  return [sheet, calculated.sheet];
}

interface SummaryRow extends FigureRow {
  /** 项目编号 · 项目名称 · 完成情况 · 支出类型 */
  readonly textCells: readonly FormCell[];
  readonly isSum: boolean;
}

function rowsOf({ rows, capitalised, expensed, otherMatters, total }: YearSummary2021): SummaryRow[] {
  return [
    ...rows.map((row): SummaryRow => ({
      ...figuresOf(row),
      name: row.projectCode,
      memo: row.memo,
      isSum: false,
      textCells: [
        row.projectCode,
        row.projectName,
        completionLabel(row.completion),
        expenditureLabel(row.expenditureType),
      ].map((text) => ({ text })),
    })),
    sumRow('资本化金额小计', capitalised),
    sumRow('费用化金额小计', expensed),
    sumRow('其中：其他事项', otherMatters),
    sumRow('金额合计', total),
  ];
}

function sumRow(name: string, figures: Summary2021Figures): SummaryRow {
  return { ...figuresOf(figures), name, isSum: true, textCells: [{ text: name }, null, null, null] };
}

const figuresOf = ({ key, columns: figures, allowed }: Summary2021Figures) => ({
  key,
  figures: { ...figures, allowed },
});
