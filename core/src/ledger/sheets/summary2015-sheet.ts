import { firstBodyRow, type FormCell, type FormHeadCell, type FormRow, type FormSheet } from '../../kernel';
import {
  costCategories,
  fixedRowNames,
  itemsOf,
  ledgerForms,
  summary2015ColumnName,
  summary2015Columns,
  type CostCategory,
  type FixedRow,
  type Summary2015Figures,
} from '../../tax';
import { sourceFooter } from '../source-lines';
import type { YearSummary2015 } from '../year-summary';
import { calculationSheet } from './calculation-sheet';
import { collectionPlaces, collectionTableSheet } from './collection-table-sheet';
import { formHeader } from './form-header';
import { completionOption, expenditureOption, overseasOption, relatedOption } from './official-labels';
import { figureCells, figurePlaces, type FigureRow } from './summary-figures';

const NAME = '汇总表2015版';
const TITLE = '“研发支出”辅助账汇总表（2015版）';
const BASIS = '表样：税总公告2015年第97号 附件5';
const DETAIL = '项目明细（填写项目贷方发生额）';

const textColumns = [
  { name: '序号', width: 6 },
  { name: '项目名称', width: 30 },
  { name: '项目编号', width: 16 },
  { name: '研发形式', width: 8 },
  { name: '资本化、费用化支出选项', width: 11 },
  { name: '项目实施状态选项', width: 11 },
  { name: '委托方与受托方是否存在关联关系选项', width: 12 },
  { name: '是否委托境外选项', width: 12 },
  { name: '研发成果', width: 14 },
  { name: '研发成果证书号', width: 14 },
] as const;

const grouped: readonly CostCategory[] = ['personnel', 'directInput', 'depreciation', 'amortisation', 'design'];
const inGroup = (column: string) => /^[1-5]\./.test(column);
const nameOf = (column: (typeof summary2015Columns)[number]) => summary2015ColumnName(column).zh;

const head: readonly (readonly FormHeadCell[])[] = [
  [
    ...textColumns.map(({ name }) => ({ text: name, rows: 3 })),
    ...grouped.map((name, at) => ({
      text: `${at + 1} ${costCategories[name].label.zh}`,
      columns: itemsOf(name).length,
    })),
    ...summary2015Columns.filter((column) => !inGroup(column)).map((column) => ({ text: nameOf(column), rows: 2 })),
  ],
  summary2015Columns.filter(inGroup).map((column) => ({ text: nameOf(column) })),
  summary2015Columns.map((text) => ({ text })),
];

/**
 * 2015版“研发支出”辅助账汇总表 as it is filed, with the formulas of its columns (税总公告2015年第97号 附件5), and the 归集表 of the years
 * whose return had it.
 */
export function summary2015Sheets(summary: YearSummary2015): FormSheet[] {
  const rows = rowsOf(summary);
  const header = formHeader(summary);
  const start = { row: firstBodyRow({ header, head }), column: textColumns.length };
  const { collectionTable } = summary;
  const places = figurePlaces(
    NAME,
    rows.map(({ figures }) => figures),
    summary2015Columns,
    start,
  );
  const calculated = calculationSheet({
    title: `${TITLE}计算过程`,
    traces: [...summary.trace.inputs, ...(collectionTable ? [collectionTable.trace] : [])],
    places: new Map([...places, ...(collectionTable ? collectionPlaces(summary, collectionTable.rows) : [])]),
    notes: [BASIS],
    footer: sourceFooter(summary.sources),
  });
  const sheet: FormSheet = {
    name: NAME,
    title: TITLE,
    header,
    columns: [
      ...textColumns.map(({ width }, at) => ({ width, ...(at !== 1 && { align: 'center' as const }) })),
      ...summary2015Columns.map(() => ({ width: 14 })),
    ],
    head,
    body: rows.map(({ cells, figures, strong }): FormRow => ({
      cells: [...cells, ...(figures ? figureCells(figures, summary2015Columns, calculated) : [])],
      strong,
    })),
    footer: ['法定代表人（签章）：'],
    frozenColumns: 3,
    print: { paper: 'a3', landscape: true, twoBlocks: true },
  };
  const collected = collectionTable ? [collectionTableSheet(summary, collectionTable.rows, calculated)] : [];
  return [sheet, ...collected, calculated.sheet];
}

interface SummaryRow {
  readonly cells: readonly FormCell[];
  readonly figures: FigureRow | null;
  readonly strong?: boolean;
}

function rowsOf(summary: YearSummary2015): SummaryRow[] {
  const fixed = Object.entries(fixedRowNames) as [FixedRow, { readonly zh: string }][];
  const counted = fixed.length;
  return [
    ...fixed.map(([key, { zh }], at): SummaryRow => ({
      cells: texts([String(at + 1), zh]),
      figures: { key, name: zh, figures: summary.fixedRows[key] },
    })),
    { cells: texts(['', DETAIL]), figures: null },
    ...summary.rows.map((row, at): SummaryRow => ({
      cells: texts([
        String(counted + at + 1),
        row.projectName,
        row.projectCode,
        ledgerForms[row.form],
        expenditureOption(row.expenditureType),
        completionOption(row.completion),
        relatedOption(row.relatedParty),
        overseasOption(row.overseas),
        row.achievements.join('、'),
        row.certificateNo ?? '',
      ]),
      figures: figuresOf(row.projectCode, row),
    })),
    sumRow('资本化小计', summary.capitalised),
    sumRow('费用化小计', summary.expensed),
    sumRow('合计', summary.total),
  ];
}

const texts = (values: readonly string[]): FormCell[] =>
  textColumns.map((_, at) => (values[at] ? { text: values[at] } : null));

const sumRow = (name: string, figures: Summary2015Figures): SummaryRow => ({
  cells: texts(['', name]),
  figures: figuresOf(name, figures),
  strong: true,
});

const figuresOf = (name: string, { key, columns }: Summary2015Figures): FigureRow => ({ key, name, figures: columns });
