import type { RecomputeResult } from '../ports';

/** The ledgers of a year. Amounts in 元, 2 decimals. */
export interface ReportYear {
  readonly year: string;
  readonly reports: number;
  /** How many of them are submitted. */
  readonly submitted: number;
  readonly total: string;
}

/** A project in the year after a ledger's. */
export interface CrossYearProject {
  readonly projectId: string;
  readonly projectCode: string;
  readonly year: string;
  /** False where it was there already. */
  readonly created: boolean;
}

/** The ledgers themselves. */
export interface ReportsPort {
  /** The years that have ledgers, the latest first. */
  listYears(): Promise<readonly ReportYear[]>;
  /** Submits ledgers, all or none; one whose amounts change afterwards is a draft again. */
  submitBatch(args: {
    reports: readonly { readonly id: string; readonly remark?: string }[];
  }): Promise<{ submitted: number }>;
  /** Opens the project of a ledger in a later year, the next unless given, under the same code; twice is once. */
  submitCrossYear(args: { id: string; year?: string }): Promise<CrossYearProject>;
  /** Recomputes the years of the ledgers named by their ids, joined by commas; without ids every year that has some. */
  restatsAll(args: { ids?: string }): Promise<RecomputeResult>;
}
