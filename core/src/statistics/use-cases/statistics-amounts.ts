import { furtherCostRecord } from '../../cost';
import { sum, yuan } from '../../kernel/money';
import { projectAmounts } from '../../ledger';
import type { Call } from '../../records';

/** Cost of a project in the year by item, further items included, in 元. */
export interface StatisticsAmounts {
  readonly projectId: string;
  readonly projectCode: string;
  readonly items: Readonly<Partial<Record<string, string>>>;
}

/** The cost of a year's projects as the statistics take it: the cost items, and what the super-deduction does not have. */
export async function statisticsAmounts(call: Call, year: string): Promise<StatisticsAmounts[]> {
  const further = await furtherAmounts(call, year);
  return (await projectAmounts(call, { year })).map(({ projectId, projectCode, items }) => ({
    projectId,
    projectCode,
    items: { ...items, ...further.get(projectId) },
  }));
}

/** Cost outside the super-deduction by project and further item, in 元. */
export async function furtherAmounts(
  call: Call,
  year: string,
): Promise<ReadonlyMap<string, Readonly<Record<string, string>>>> {
  const records = await call.records.find(furtherCostRecord, { where: [{ field: 'year', is: 'equal', value: year }] });
  const byProject = new Map<string, Record<string, string>>();
  for (const { projectId, item, amount } of records) {
    const own = byProject.get(projectId) ?? {};
    own[item] = sum([yuan(own[item] ?? '0'), yuan(amount)]).toString();
    byProject.set(projectId, own);
  }
  return byProject;
}
