import { allExplainedRisks } from '../assessment';
import { paperNames } from '../enterprise';
import {
  ledgerSheet,
  preferential,
  printLedgerOfReport,
  printPreferential,
  printSummary,
  projectReport,
  summaryHead,
  takeTraces,
  yearSummary2015,
  yearSummary2021,
} from '../ledger';
import type { Call, PrintedForm } from '../records';
import {
  annualData,
  printAnnualReport,
  printBridge,
  typedData,
  yearBridge,
  yearFigures,
  type FiledAnnualReport,
} from '../statistics';
import { allowedPeriods, type DeclarationPeriod } from '../tax';

/** The papers of a declaration by their names: figures with their traces, as the calls answer them. */
export type Papers = ReadonlyMap<string, unknown>;

/** The year and the period that is declared. */
export interface Declared {
  readonly year: string;
  readonly period: DeclarationPeriod;
}

const reportsOf = (call: Call, year: string) =>
  call.records.find(projectReport, { where: [{ field: 'year', is: 'equal', value: year }] });

/** From 2021 the ledgers are those of 国家税务总局公告2021年第28号, before those of 2015年第97号. */
const editionOf = (year: string) => (Number(year) >= 2021 ? '2021' : '2020');

/**
 * What is filed: of an advance declaration its A107012; of the year the A107012 of every period, both summaries, the
 * ledgers, the 107-2 report and the bridge between the calibres.
 */
export async function takePapers(call: Call, { year, period }: Declared): Promise<Papers> {
  const papers = new Map<string, unknown>([[paperNames.head, await summaryHead(call, year)]]);
  const periods = period === 'ANNUAL' ? allowedPeriods(Number(year)) : [period];
  for (const addedType of periods) {
    papers.set(paperNames.preferential(addedType), await preferential(call, { year, addedType }));
  }
  if (period !== 'ANNUAL') return stored(papers);
  papers.set(paperNames.summary2021, await yearSummary2021(call, { year }));
  papers.set(paperNames.summary2015, await yearSummary2015(call, { year }));
  for (const { id } of await reportsOf(call, year)) {
    papers.set(paperNames.ledger(id), await ledgerSheet(call, { reportId: id }));
  }
  const figures = await yearFigures(call, year, await typedData(call, year));
  const annual: FiledAnnualReport = { data: await annualData(call, { year }), figures };
  papers.set(paperNames.annualReport, annual);
  papers.set(paperNames.calibreBridge, await yearBridge(call, { year }));
  return stored(papers);
}

/**
 * What is kept with the papers of a year: what their traces open further, and the risk scan with what was said of it. An
 * advance declaration closes nothing and keeps none.
 */
export async function takeOpened(call: Call, { year, period }: Declared): Promise<Papers> {
  if (period !== 'ANNUAL') return new Map();
  const opened = new Map(await takeTraces(call, year));
  return stored(opened.set(paperNames.riskScan, await allExplainedRisks(call, year)));
}

/** As a store gives them back: without properties that are undefined. */
const stored = (papers: Papers): Papers =>
  new Map([...papers].map(([name, paper]) => [name, JSON.parse(JSON.stringify(paper)) as unknown]));

/** The same papers as workbooks. */
export async function printPapers(call: Call, { year, period }: Declared): Promise<PrintedForm[]> {
  const form = await printPreferential(call, { year, addedType: period });
  if (period !== 'ANNUAL') return [form];
  const ledgers: PrintedForm[] = [];
  for (const { id } of await reportsOf(call, year)) {
    ledgers.push(await printLedgerOfReport(call, { reportId: id, type: editionOf(year) }));
  }
  return [
    form,
    await printSummary(call, { year, type: '2021' }),
    await printSummary(call, { year, type: '2020' }),
    ...ledgers,
    await printAnnualReport(call, { year }),
    await printBridge(call, { year }),
  ];
}
