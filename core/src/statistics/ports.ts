import type { AnnualReportData } from './report-value';

/** The 107-2 report of a year. Spec §7 `projectreportother/data`. */
export interface StatisticsPort {
  /** Computed indicators filled in, typed ones kept. */
  data(args: { year?: string; reportId?: string }): Promise<AnnualReportData>;
  /** Takes the same body; computed indicators in it are passed over. */
  save(args: { year?: string; reportId?: string } & Readonly<Record<string, string | undefined>>): Promise<void>;
}
