import { existing, recordDetail, type Call, type RecordOf } from '../../records';
import { project } from '../project';
import { projectBudget } from '../project-budget';
import { projectsOfYear } from '../projects-of-year';
import { sheetGaps, type ProjectCompleteness } from '../sheet-gaps';
import { yearStats, type ProjectYearStats } from '../year-stats';
import { partOf, sheetRows } from './sheet-records';

/** The fields a project lacks to be complete. */
export async function validateInfo(call: Call, { projectId }: { projectId: string }): Promise<ProjectCompleteness> {
  const missing = sheetGaps(await sheetRows(call, projectId));
  return { projectId, complete: missing.length === 0, missing };
}

/** The project statistics of the previous year. */
export async function lastYearStats(call: Call): Promise<ProjectYearStats> {
  const year = String(Number(call.clock.now().slice(0, 4)) - 1);
  return yearStats(year, await projectsOfYear(call, year));
}

/** The budget of a project, or null if it has none; refuses an unknown project with 404. */
export async function budgetOfProject(
  call: Call,
  { projectId }: { projectId: string },
): Promise<RecordOf<typeof projectBudget> | null> {
  await existing(call, project, projectId);
  const budget = await partOf(call, projectBudget, projectId);
  return budget && recordDetail(call, projectBudget, budget.id);
}
