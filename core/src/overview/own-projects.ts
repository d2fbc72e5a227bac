import { workTime } from '../hours';
import { ledProjects } from '../project';
import type { Call } from '../records';
import type { YearCosts } from './project-costs';
import type { YearFacts } from './year-facts';

/** A project the caller leads: hours, budget and evidence, as far as he may see them. */
export interface OwnProject {
  readonly id: string;
  readonly code: string;
  readonly name: string;
  /** The last month of the year with hours, yyyy-MM; null while there are none. */
  readonly lastHours: string | null;
  /** Percent of the budget spent, 2 decimals; null without a budget. */
  readonly used: string | null;
  /** Whole percent of the files to be kept that are collected. */
  readonly completeness: number | null;
}

/** The projects of a year that the caller leads. */
export async function ownProjects(
  call: Call,
  year: string,
  costs: YearCosts | null,
  { retention }: Pick<YearFacts, 'retention'>,
): Promise<readonly OwnProject[]> {
  const own = await ledProjects(call, year);
  const spent = new Map(costs?.projects.map(({ id, used }) => [id, used]));
  const collected = new Map(retention?.map(({ projectId, completeness }) => [projectId, completeness]));
  const found: OwnProject[] = [];
  for (const { id, code, name } of own) {
    found.push({
      ...{ id, code, name, used: spent.get(id) ?? null, completeness: collected.get(id) ?? null },
      lastHours: await lastMonthWithHours(call, id),
    });
  }
  return found;
}

async function lastMonthWithHours(call: Call, projectId: string): Promise<string | null> {
  if (!call.caller.permissions.has(workTime.permissions.view)) return null;
  const [last] = await call.records.find(workTime, {
    where: [{ field: 'projectId', is: 'equal', value: projectId }],
    order: [{ field: 'month', descending: true }],
    limit: 1,
  });
  return last?.month ?? null;
}
