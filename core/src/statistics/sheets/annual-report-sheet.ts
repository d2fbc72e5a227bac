import { firstBodyRow, type FormCell, type FormHeaderLine, type FormRow, type FormSheet } from '../../kernel';
import { calculationSheet, type Calculated, type PrintedPlace, type SummaryHead } from '../../ledger';
import type { AnnualFigures } from '../annual-figures';
import { annualReportTree } from '../annual-report-tree';
import { annualReportUnits } from '../annual-report-units';
import { fillAnnualReport, type FilledAnnualReportRow } from '../fill-annual-report';
import { otherFunding } from '../other-funding';
import type { AnnualReportData } from '../report-value';

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

/** Form 107-2 of a year as it is printed: 59 rows, computed ones with their formula, and the calculation sheet. */
export function annualReportSheets({ head: of, data, traces }: AnnualReportSheetInput): FormSheet[] {
  const rows = fillAnnualReport(annualReportTree(Number(of.year)), data);
  const header = headerOf(of);
  const calculated = calculationSheet({
    title: `${TITLE}（${NAME}）计算过程`,
    traces: Object.values(traces),
    places: placesOf(rows, firstBodyRow({ header, head })),
  });
  const sheet: FormSheet = {
    name: NAME,
    title: TITLE,
    header,
    columns,
    head,
    body: rows.map((row) => bodyRow(row, rows, calculated)),
    footer: ['单位负责人：　　　　统计负责人：　　　　填表人：　　　　联系电话：　　　　报出日期：　　年　月　日'],
    frozenColumns: 1,
    print: { paper: 'a4', landscape: false, onePage: true },
  };
  return [sheet, calculated.sheet];
}

function headerOf({ taxpayerId, taxpayerName, year }: SummaryHead): FormHeaderLine[] {
  return [
    { left: `统一社会信用代码：${taxpayerId ?? ''}`, right: `表号：${NAME}` },
    { left: `单位详细名称：${taxpayerName ?? ''}`, right: `${year}年` },
  ];
}

/** Cells of the indicators by key; funding subtracted in code 57 is listed again under the key of that input. */
function placesOf(rows: readonly FilledAnnualReportRow[], first: number): ReadonlyMap<string, PrintedPlace> {
  return new Map(
    rows.flatMap(({ amountKey, code }, at): [string, PrintedPlace][] => {
      if (amountKey === null) return [];
      const place = { sheet: NAME, column: AMOUNT, row: first + at, name: `代码${code}` };
      return [
        [amountKey, place],
        ...(otherFunding.includes(code) ? [[`amount57/${amountKey}`, place] as const] : []),
      ] as [string, PrintedPlace][];
    }),
  );
}

function bodyRow(row: FilledAnnualReportRow, rows: readonly FilledAnnualReportRow[], { printed }: Calculated): FormRow {
  const { name, unit, code, amount, amountKey, ratio } = row;
  const isHeading = amountKey === null;
  const shown: FormCell =
    isHeading || amount === null
      ? { text: isHeading ? code : '' }
      : printed(amountKey, { value: amount, places: row.unit === annualReportUnits.thousandYuan ? 2 : 0 });
  const label = ratio === undefined ? name.zh : `${name.zh}（所得税税率${ratio}）`;
  return {
    strong: isHeading,
    cells: [{ text: label, indent: depthOf(row, rows) }, { text: unit.zh }, { text: code }, shown],
  };
}

function depthOf({ parentId }: FilledAnnualReportRow, rows: readonly FilledAnnualReportRow[]): number {
  const parent = rows.find(({ id }) => id === parentId);
  return parent ? 1 + depthOf(parent, rows) : 0;
}
