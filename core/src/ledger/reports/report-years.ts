import type { Call } from '../../records';
import { sum, yuan } from '../../kernel/money';
import { projectReport } from '../project-report';

/** The ledgers of a year. Amounts in 元, 2 decimals. */
export interface ReportYear {
  readonly year: string;
  readonly reports: number;
  /** How many of them are submitted. */
  readonly submitted: number;
  readonly total: string;
}

/** The years that have ledgers, the latest first, with their totals. */
export async function reportYears(call: Call): Promise<ReportYear[]> {
  const reports = await call.records.find(projectReport);
  const years = [...new Set(reports.map(({ year }) => year))].sort().reverse();
  return years.map((year) => {
    const own = reports.filter((report) => report.year === year);
    return {
      year,
      reports: own.length,
      submitted: own.filter(({ dataStatus }) => dataStatus === 'submit').length,
      total: sum(own.map(({ total }) => yuan(total ?? '0'))).toString(),
    };
  });
}
