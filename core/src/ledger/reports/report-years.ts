import type { Call, RecordOf } from '../../records';
import { sum, yuan } from '../../kernel/money';
import { projectReport } from '../project-report';
import type { ReportYear } from './ports';

/** The years that have ledgers, the latest first, with what they come to. */
export async function reportYears(call: Call): Promise<ReportYear[]> {
  const reports = (await call.records.find(projectReport)) as unknown as RecordOf<typeof projectReport>[];
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
