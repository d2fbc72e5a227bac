import { columnLetters, firstBodyRow, rounded, type FormCell, type FormRow, type FormSheet } from '../../kernel';
import { roundHalfUp } from '../../kernel/money';
import { calculationSheet, type Calculated, type SummaryHead } from '../../ledger';
import { expenseCodes } from '../items-of-code';
import type { AnnualFigures } from '../annual-figures';
import { annualReportTree } from '../annual-report-tree';
import { fillAnnualReport, type FilledAnnualReportRow } from '../fill-annual-report';
import { otherFunding } from '../other-funding';
import type { AnnualReportData } from '../report-value';
import { returnHead } from '../return-head';
import { returnedValues } from './returned-values';

const NAME = '107-2表';
const TITLE = '企业研究开发活动及相关情况';
const AMOUNT = 3;

const columns = [
  { width: 58 },
  { width: 12, align: 'center' as const },
  { width: 10, align: 'center' as const },
  { width: 20 },
];
const head = [
  ['指标名称', '计量单位', '代码', '数量'].map((text) => ({ text })),
  ['甲', '乙', '丙', '1'].map((text) => ({ text })),
];

export interface AnnualReportSheetInput {
  readonly head: SummaryHead;
  /** Typed and computed indicators, as returned by the port. */
  readonly data: AnnualReportData;
  readonly traces: AnnualFigures['traces'];
}

/**
 * Form 107-2 of a year as it is returned, with money in whole 千元: 59 rows, computed ones with their formula, and the
 * calculation sheet.
 */
export function annualReportSheets({ head: of, data, traces }: AnnualReportSheetInput): FormSheet[] {
  const returned = returnedValues(of.year, data, traces.amount57?.calculation === undefined);
  const rows = fillAnnualReport(annualReportTree(Number(of.year)), returned);
  const header = returnHead(of, NAME);
  // The calculation is exact; only the cells of the form are rounded.
  const calculated = calculationSheet({
    title: `${TITLE}（${NAME}）计算过程`,
    traces: Object.values(traces),
    places: new Map(),
    names: new Map(rows.flatMap(({ amountKey, code }) => (amountKey ? [[amountKey, `代码${code}`] as const] : []))),
  });
  const cells = cellsOf(rows, firstBodyRow({ header, head }));
  const sheet: FormSheet = {
    name: NAME,
    title: TITLE,
    header,
    columns,
    head,
    body: rows.map((row) => bodyRow(row, rows, shownIn(row, traces, cells, calculated))),
    footer: ['单位负责人：　　　　统计负责人：　　　　填表人：　　　　联系电话：　　　　报出日期：　　年　月　日'],
    frozenColumns: 1,
    print: { paper: 'a4', landscape: false, onePage: true },
  };
  return [sheet, calculated.sheet];
}

/** The cells of the indicators by code, in A1 notation. */
const cellsOf = (rows: readonly FilledAnnualReportRow[], first: number): ReadonlyMap<string, string> =>
  new Map(rows.map(({ code }, at) => [code, `${columnLetters(AMOUNT)}${first + at}`]));

/** Code 7 and the own funds add up cells of the form; every other computed figure is rounded to the unit of its row. */
function shownIn(
  { amount, amountKey, code }: FilledAnnualReportRow,
  traces: AnnualFigures['traces'],
  cells: ReadonlyMap<string, string>,
  { made }: Calculated,
): FormCell {
  if (amountKey === null) return { text: code };
  if (amount === null) return { text: '' };
  const shown = { value: roundHalfUp(amount, 0), places: 0 };
  const isComputed = traces[amountKey]?.calculation !== undefined;
  const cell = (each: string) => cells.get(each)!;
  if (code === '7') return { ...shown, formula: expenseCodes.map(cell).join('+') };
  if (!isComputed) return shown;
  if (code === '57') return { ...shown, formula: ['7', ...otherFunding].map(cell).join('-') };
  return made(rounded<string>(amountKey, 0), NAME, shown);
}

function bodyRow(row: FilledAnnualReportRow, rows: readonly FilledAnnualReportRow[], shown: FormCell): FormRow {
  const { name, unit, code, amountKey, ratio } = row;
  const label = ratio === undefined ? name.zh : `${name.zh}（所得税税率${ratio}）`;
  return {
    strong: amountKey === null,
    cells: [{ text: label, indent: depthOf(row, rows) }, { text: unit.zh }, { text: code }, shown],
  };
}

function depthOf({ parentId }: FilledAnnualReportRow, rows: readonly FilledAnnualReportRow[]): number {
  const parent = rows.find(({ id }) => id === parentId);
  return parent ? 1 + depthOf(parent, rows) : 0;
}
