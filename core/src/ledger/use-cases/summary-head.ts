import { tenant } from '../../access';
import { filedPaper, paperNames } from '../../enterprise';
import type { Call, RecordOf } from '../../records';
import type { project } from '../../project';
import type { PeriodCost } from './period-costs';
import type { SummarisedProject, SummaryHead } from '../year-summary';

/** Taxpayer and period of a summary. Name and credit code are those of the tenant. */
export async function summaryHead(call: Call, year: string): Promise<SummaryHead> {
  const filed = await filedPaper<SummaryHead>(call, year, paperNames.head);
  if (filed) return filed;
  const [own] = await call.records.findByKeys(tenant, [{ code: call.caller.tenantId }]);
  return {
    year,
    taxpayerId: own?.creditCode || null,
    taxpayerName: own?.tenantName ?? null,
    from: `${year}-01-01`,
    to: `${year}-12-31`,
  };
}

/** The project of a ledger; 已结束 also by the result of the project, 费用化 if its balance was written off. */
export function summarisedLedger(
  of: RecordOf<typeof project>,
  { expenditureType, ended }: Pick<PeriodCost, 'expenditureType' | 'ended'>,
): SummarisedProject {
  return { ...summarisedProject(of), expenditureType, ...(ended && { completion: 'ended' }) };
}

function summarisedProject(of: RecordOf<typeof project>): SummarisedProject {
  return {
    projectId: of.id,
    projectCode: of.code,
    projectName: of.name,
    completion: of.completion,
    expenditureType: of.expenditureType,
  };
}
