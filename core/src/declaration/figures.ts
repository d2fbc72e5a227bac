import { paperNames } from '../enterprise';
import { text, type Text } from '../kernel';
import { lineLabel, type LedgerSheet, type Preferential, type YearSummary2015, type YearSummary2021 } from '../ledger';
import { annualReportTree, type FiledAnnualReport } from '../statistics';
import type { Papers } from './papers';

/** A figure of a declaration that differs; null where it is in one of the two only. */
export interface FigureDifference {
  readonly paper: Text;
  readonly label: Text;
  readonly before: string | null;
  readonly after: string | null;
}

interface Figure {
  readonly paper: Text;
  readonly label: Text;
  readonly value: string;
}

const forms: Readonly<Record<string, Text>> = {
  H1: text('A107012（上半年）', 'A107012 (first half-year)'),
  Q1_Q3: text('A107012（前三季度）', 'A107012 (three quarters)'),
  ANNUAL: text('A107012', 'A107012'),
};
const summary2021 = text('汇总表（2021版）', 'Summary (2021)');
const summary2015 = text('汇总表（2015版）', 'Summary (2015)');
const annual = text('107-2表', '107-2');
const ledger = text('辅助账', 'Ledger');

/** The papers as they are read: what is filed first, then what it comes from. A ledger is found by its beginning. */
const order = [
  paperNames.preferential('ANNUAL'),
  paperNames.preferential('Q1_Q3'),
  paperNames.preferential('H1'),
  paperNames.summary2021,
  paperNames.summary2015,
  paperNames.ledger(''),
  paperNames.annualReport,
];
const placeOf = (name: string) => order.findIndex((beginning) => name.startsWith(beginning));

/** The figures that differ between two declarations, paper by paper and line by line. */
export function figureDifferences(before: Papers, after: Papers, year: string): FigureDifference[] {
  const [old, made] = [figuresOf(before, year), figuresOf(after, year)];
  return [...new Set([...made.keys(), ...old.keys()])].flatMap((key) => {
    const [was, is] = [old.get(key), made.get(key)];
    if (was?.value === is?.value) return [];
    const { paper, label } = (is ?? was)!;
    return [{ paper, label, before: was?.value ?? null, after: is?.value ?? null }];
  });
}

function figuresOf(papers: Papers, year: string): ReadonlyMap<string, Figure> {
  const figures = new Map<string, Figure>();
  for (const [name, content] of [...papers].sort(([one], [other]) => placeOf(one) - placeOf(other))) {
    for (const [key, figure] of figuresIn(name, content, year)) figures.set(`${name} ${key}`, figure);
  }
  return figures;
}

function figuresIn(name: string, content: unknown, year: string): [string, Figure][] {
  if (name === paperNames.summary2021) {
    return columnsOf(summary2021, (content as YearSummary2021).total.columns);
  }
  if (name === paperNames.summary2015) {
    return columnsOf(summary2015, (content as YearSummary2015).total.columns);
  }
  if (name === paperNames.annualReport) return indicatorsOf(content as FiledAnnualReport, year);
  if (name.startsWith(paperNames.ledger(''))) {
    const { projectCode, expenditureType, total } = content as LedgerSheet;
    const label = text(`${projectCode} 合计`, `${projectCode} total`);
    return [[expenditureType, { paper: ledger, label, value: total.taxAmount }]];
  }
  if (!name.startsWith(paperNames.preferential(''))) return [];
  const { addedType, lines } = content as Preferential;
  return Object.entries(lines).map(([line, value]) => [
    line,
    { paper: forms[addedType]!, label: lineLabel(line), value },
  ]);
}

const columnsOf = (paper: Text, columns: Readonly<Record<string, string>>): [string, Figure][] =>
  Object.entries(columns)
    .sort(([one], [other]) => Number(one) - Number(other))
    .map(([column, value]) => [column, { paper, label: text(`合计 第${column}栏`, `Total, column ${column}`), value }]);

function indicatorsOf({ data }: FiledAnnualReport, year: string): [string, Figure][] {
  const names = new Map(annualReportTree(Number(year)).map((row) => [row.amountKey, row]));
  return Object.entries(data).map(([key, value]) => {
    const row = names.get(key);
    const label = row ? text(`${row.code} ${row.name.zh}`, `${row.code} ${row.name.en}`) : text(key, key);
    return [key, { paper: annual, label, value }];
  });
}
