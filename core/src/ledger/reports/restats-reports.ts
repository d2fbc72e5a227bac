import { closedYears } from '../../enterprise';
import { wholly, type Call } from '../../records';
import { recomputeYear, type RecomputeResult } from '../use-cases/recompute-year';
import { reportNamed } from './report-entries';
import { reportYears } from './report-years';

/** Rebuilds the years of the given ledgers, or all that are not declared; whole years, because a ledger depends on the cost of its year. */
export async function restatsReports(call: Call, { ids }: { ids?: string }): Promise<RecomputeResult> {
  const named = (ids ?? '')
    .split(',')
    .map((id) => id.trim())
    .filter((id) => id !== '');
  const years = new Set<string>();
  for (const id of named) years.add((await reportNamed(call, id)).year);
  if (named.length === 0) {
    const all = (await reportYears(call)).map(({ year }) => year);
    const closed = await closedYears(call, all);
    for (const year of all) if (!closed.has(year)) years.add(year);
  }
  let result: RecomputeResult = { costRecords: 0, ledgerRows: 0, reports: 0, changes: [], warnings: [] };
  for (const year of [...years].sort()) {
    const made = await recomputeYear(wholly(call), { year }, () => undefined);
    result = {
      costRecords: result.costRecords + made.costRecords,
      ledgerRows: result.ledgerRows + made.ledgerRows,
      reports: result.reports + made.reports,
      changes: [...result.changes, ...made.changes],
      warnings: [...result.warnings, ...made.warnings],
    };
  }
  return result;
}
