import type { ProjectAmounts } from '../cost';
import type { Download } from '../records';
import type { Trace } from '../kernel';
import type { DeclarationPeriod } from '../tax';
import type { LedgerSheet } from './ledger-sheet';
import type { QuarterField } from './year-inputs';
import type { YearSummary2015, YearSummary2021 } from './year-summary';

/** What a rebuild of a year left behind. Running it again gives the same. */
export interface RecomputeResult {
  readonly costRecords: number;
  readonly ledgerRows: number;
  readonly reports: number;
  /** Sentences about rows that could not be used, Chinese first. */
  readonly warnings: readonly { readonly zh: string; readonly en: string; readonly count: number }[];
}

export interface RecomputeProgress {
  readonly running: boolean;
  /** Steps done and steps in all; 0 of 0 when nothing runs. */
  readonly done: number;
  readonly total: number;
  readonly step: { readonly zh: string; readonly en: string } | null;
}

export interface ProjectMonths {
  readonly projectId: string;
  readonly projectCode: string;
  readonly months: Readonly<Record<string, string>>;
  readonly total: string;
}

/** A107012 of a year: lines 1–52 and how they came about. docs/rules.md, Form A107012 */
export interface Preferential {
  readonly year: string;
  readonly addedType: DeclarationPeriod;
  readonly lines: Readonly<Record<string, string>>;
  readonly otherLimit: string;
  readonly overseasCap: string;
  readonly base: string;
  readonly rate: string;
  /** Other related cost a project counts, by project id. */
  readonly shares: Readonly<Record<string, string>>;
  readonly trace: Trace;
  /** What was typed in, so that the screen can show and change it. */
  readonly inputs: Readonly<Record<'line43' | QuarterField, string>>;
  readonly enterpriseKinds: readonly string[];
}

export interface PreferentialQuery {
  /** One of both: the year, or a project report of it. */
  readonly year?: string;
  readonly reportId?: string;
  readonly addedType?: DeclarationPeriod;
}

/** Which edition of the ledgers and their summary: of 2021 (税总公告2021年第28号) or of 2015 (2015年第97号), called 2020. */
export type FormEdition = '2021' | '2020';

export type YearInputs = { readonly year: string } & Partial<Readonly<Record<'line43' | QuarterField, string>>>;

/** From cost records to A107012. docs/wire.md, Calls of the main job */
export interface LedgerPort {
  recompute(args: { year: string }): Promise<RecomputeResult>;
  recomputeProgress(args: { year: string }): Promise<RecomputeProgress>;
  /** Amounts by cost item and category of every project of the year. */
  statsAmount(args: { year: string }): Promise<readonly Omit<ProjectAmounts, 'months'>[]>;
  statsMonths(args: { year: string }): Promise<readonly ProjectMonths[]>;
  preferential(args: PreferentialQuery): Promise<Preferential>;
  /** 2021版研发支出辅助账汇总表 of the year. docs/rules.md, Summary of 2021 */
  summary(args: { year: string }): Promise<YearSummary2021>;
  /** 2015版“研发支出”辅助账汇总表 of the year. docs/rules.md, Summary of 2015 */
  summary2020(args: { year: string }): Promise<YearSummary2015>;
  /** 研发支出辅助账 behind a project report, row by row. docs/rules.md, Ledger of 2021 */
  ledgerSheet(args: { reportId: string }): Promise<LedgerSheet>;
  /** Opens a leaf of a trace by its `deeper` key: the months of a project's cost item, then its source rows. */
  explain(args: { year: string; key: string; addedType?: DeclarationPeriod }): Promise<Trace>;
  /** Keeps what is given and leaves the rest as it was. */
  saveYearInputs(args: YearInputs): Promise<void>;
  /** Clears what was typed for a year, by the id of its record or the year itself. */
  clearYearInputs(args: { id: string }): Promise<void>;
  /** A107012 as it is printed, with live formulas and how its figures came about (.xlsx). */
  exportPreferential(args: PreferentialQuery): Promise<Download>;
  /** The summary of the year's ledgers as it is filed (.xlsx); without `type` the edition of 2021. */
  exportSummary(args: { year: string; type?: FormEdition }): Promise<Download>;
  /** The ledger of a project and year as it is filed (.xlsx); without `type` the edition of 2021. */
  exportLedger(args: { projectId: string; year: string; type?: FormEdition }): Promise<Download>;
  /** The same by the id of its report. */
  exportLedgerRows(args: { reportId: string; type?: FormEdition }): Promise<Download>;
}
