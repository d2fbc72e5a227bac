import { existing, recordDetail, type Call, type Condition, type RecordOf } from '../../records';
import { project } from '../project';
import { projectBudget } from '../project-budget';
import { sheetGaps } from '../sheet-gaps';
import { yearStats } from '../year-stats';
import type { ProjectCompleteness, ProjectYearStats } from '../ports';
import { partOf, sheetRows } from './sheet-records';

/** What a project lacks to be whole. */
export async function validateInfo(call: Call, { projectId }: { projectId: string }): Promise<ProjectCompleteness> {
  const missing = sheetGaps(await sheetRows(call, projectId));
  return { projectId, complete: missing.length === 0, missing };
}

/** The projects of the year before the current one, counted. */
export async function lastYearStats(call: Call): Promise<ProjectYearStats> {
  const year = String(Number(call.clock.now().slice(0, 4)) - 1);
  const where: Condition[] = [{ field: 'year', is: 'equal', value: year }];
  return yearStats(year, (await call.records.find(project, { where })) as unknown as RecordOf<typeof project>[]);
}

/** The budget of a project that is there, or null. */
export async function budgetOfProject(
  call: Call,
  { projectId }: { projectId: string },
): Promise<RecordOf<typeof projectBudget> | null> {
  await existing(call, project, projectId);
  const budget = await partOf(call, projectBudget, projectId);
  return budget && ((await recordDetail(call, projectBudget, budget.id)) as unknown as RecordOf<typeof projectBudget>);
}
