import { text, type Text, type Trace } from '../../kernel';
import { sum, yuan } from '../../kernel/money';
import type { Call, Where } from '../../records';
import { productionBatch } from '../../cost';
import { isCoveredYear, lineName, type DeclarationPeriod } from '../../tax';
import {
  overriddenLines,
  quarterField,
  quarterlyAmounts,
  quarters,
  yearInputs,
  type OverriddenLine,
  type QuarterlyAmount,
} from '../year-inputs';
import { lineOrigins, type AskedForm, type LineOrigin } from './line-origins';
import type { YearInputsRecord } from './year-inputs-of';

/** A line of A107012 that comes from registers, and what was typed instead. */
export interface LineInput {
  readonly line: OverriddenLine;
  /** What the registers make in the period. */
  readonly computed: string;
  /** The same by quarter of the period. */
  readonly quarters: readonly string[];
  /** Whether something typed replaces a computed amount. */
  readonly typed: boolean;
  /** What the form has. */
  readonly value: string;
  /** `value` less `computed`. */
  readonly difference: string;
  readonly reason: string | null;
}

export interface LineInputs {
  readonly lines: readonly LineInput[];
  readonly notices: readonly Text[];
  /** The trace of every line that has rows, by the key of the line in the trace of the form. */
  readonly traces: ReadonlyMap<string, Trace>;
}

export interface LineInputsAsked extends AskedForm {
  readonly record: YearInputsRecord | null;
  /** Line 52 of the year before, asked for only where that year can have one. */
  readonly carriedFrom: (year: string) => Promise<string>;
}

const quartersOf: Readonly<Record<DeclarationPeriod, number>> = { H1: 2, Q1_Q3: 3, ANNUAL: 4 };

/** Lines 43, 44, 46, 48 and 49 of a period: what is typed for a quarter, else what the registers make of it. */
export async function lineInputs(call: Call, asked: LineInputsAsked): Promise<LineInputs> {
  const { period, record } = asked;
  const { origins, notices } = await lineOrigins(call, asked);
  const all = [...origins, ...(await carriedOrigins(call, asked))];
  const lines = linesFrom(all, record, period);
  const covered = quartersOf[period];
  return {
    lines,
    notices: [...notices, ...lines.flatMap(overrideNotice), ...advanceNotice(record, period)],
    traces: new Map(
      lines.flatMap((input): [string, Trace][] => {
        const rows = all.filter(({ line, quarter }) => line === input.line && quarter < covered);
        return rows.length || input.typed ? [[`line${input.line}`, traceOfInput(input, rows)]] : [];
      }),
    ),
  };
}

/** The lines from what the registers bring to them and what is typed instead. */
export const linesFrom = (
  origins: readonly LineOrigin[],
  record: YearInputsRecord | null,
  period: DeclarationPeriod,
): LineInput[] => overriddenLines.map((line) => lineInput(line, record, origins, period));

/** Line 49: line 52 of the year before, the opening balance of the year. 税总公告2017年第40号 二（二） */
export async function carriedOrigins(
  call: Call,
  { year, carriedFrom }: Pick<LineInputsAsked, 'year' | 'carriedFrom'>,
): Promise<LineOrigin[]> {
  const before = String(Number(year) - 1);
  if (!isCoveredYear(Number(before)) || !(await hasSoldMaterial(call, before))) return [];
  const amount = await carriedFrom(before);
  if (yuan(amount).isZero()) return [];
  const label = text(`${before}年度A107012第52行`, `A107012 line 52 of ${before}`);
  const formula = text('结转以后年度扣减金额', 'Carried forward to later years');
  return [{ line: '49', quarter: 0, amount, label, formula }];
}

/** Whether material of sold products was typed or recorded in a year or before: else nothing can be carried forward. */
async function hasSoldMaterial(call: Call, year: string): Promise<boolean> {
  const sales: Where<typeof productionBatch> = [
    { field: 'date', is: 'lessOrEqual', value: `${year}-12-31` },
    { field: 'disposition', is: 'equal', value: 'sold' },
  ];
  if ((await call.records.count(productionBatch, sales)) > 0) return true;
  const records = await call.records.find(yearInputs, { where: [{ field: 'year', is: 'lessOrEqual', value: year }] });
  const names = (['material', 'carryoverAmount'] as const).flatMap((amount) =>
    quarters.map((quarter) => quarterField(amount, quarter)),
  );
  return records.some((record) => names.some((name) => !yuan(record[name] ?? '0').isZero()));
}

/** What is typed for the quarters of a line; null where nothing is. Line 43 is typed for the year as a whole. */
function typedQuarters(line: OverriddenLine, record: YearInputsRecord | null, period: DeclarationPeriod) {
  if (line === '43') {
    const typed = record?.line43 ?? null;
    return period === 'ANNUAL' && typed !== null ? { whole: typed } : { cells: [] };
  }
  const amount = (Object.keys(quarterlyAmounts) as QuarterlyAmount[]).find(
    (name) => quarterlyAmounts[name].line === line,
  )!;
  return { cells: quarters.map((quarter) => record?.[quarterField(amount, quarter)] ?? null) };
}

function lineInput(
  line: OverriddenLine,
  record: YearInputsRecord | null,
  origins: readonly LineOrigin[],
  period: DeclarationPeriod,
): LineInput {
  const total = (amounts: readonly string[]) => sum(amounts.map((amount) => yuan(amount))).toString();
  const made = quarters
    .slice(0, quartersOf[period])
    .map((_, at) =>
      total(origins.filter((each) => each.line === line && each.quarter === at).map(({ amount }) => amount)),
    );
  const { whole, cells = [] } = typedQuarters(line, record, period);
  const computed = total(made);
  const value = whole ?? total(made.map((amount, at) => cells[at] ?? amount));
  return {
    ...{ line, computed, quarters: made, value },
    typed: whole !== undefined || made.some((_, at) => (cells[at] ?? null) !== null),
    difference: yuan(value).minus(yuan(computed)).toString(),
    reason: record?.[`reason${line}`] ?? null,
  };
}

/** Whether a typed amount replaces a computed one that is not 0 and differs. */
export const deviates = ({ typed, computed, difference }: LineInput): boolean =>
  typed && !yuan(computed).isZero() && !yuan(difference).isZero();

function overrideNotice(input: LineInput): Text[] {
  if (!deviates(input)) return [];
  const { line, value, computed, difference, reason } = input;
  const why = reason ? text(`原因：${reason}`, `reason: ${reason}`) : text('未填写原因', 'without a reason');
  return [
    text(
      `第${line}行填报${value}，计算值为${computed}，相差${difference}（${why.zh}）`,
      `Line ${line} is typed as ${value}, computed as ${computed}, a difference of ${difference} (${why.en})`,
    ),
  ];
}

function advanceNotice(record: YearInputsRecord | null, period: DeclarationPeriod): Text[] {
  if (period === 'ANNUAL' || yuan(record?.line43 ?? '0').isZero()) return [];
  return [
    text(
      '第43行的填报数为全年数，不计入预缴；预缴按自研形成无形资产台账计算',
      'What is typed for line 43 is of the whole year and no part of an advance, which follows from the register',
    ),
  ];
}

function traceOfInput({ line, value, computed, typed, reason }: LineInput, rows: readonly LineOrigin[]): Trace {
  const inputs = rows.map(({ amount, label, formula, source }, at): Trace => ({
    key: `line${line}/row:${source?.id ?? 'carried'}/${at}`,
    ...{ label, value: amount, formula },
    inputs: [],
    ...(source && { source }),
  }));
  const trace = { key: `line${line}`, label: lineName(Number(line)), value, inputs };
  if (typed) {
    const why = reason ? text(`，原因：${reason}`, `; reason: ${reason}`) : text('', '');
    const formula = text(`手工填报，计算值为${computed}${why.zh}`, `Entered by hand; computed as ${computed}${why.en}`);
    return { ...trace, formula };
  }
  return {
    ...trace,
    formula: text('台账各行金额之和', 'Total of the register rows'),
    calculation: { op: 'sum', of: inputs.map((_, at) => at) },
  };
}
