import { existing, recordDetail, type Call, type Condition, type Resource, type StoredRecord } from '../../records';
import { project } from '../project';
import { projectBudget } from '../project-budget';
import { projectDetail } from '../project-detail';
import type { ProjectSheet } from '../ports';

/** A project with its parts as they are stored. */
export interface SheetRows {
  readonly project: StoredRecord;
  readonly detail: StoredRecord | null;
  readonly budget: StoredRecord | null;
}

/** The one part of that kind a project has, or null. */
export async function partOf(call: Call, part: Resource, projectId: string): Promise<StoredRecord | null> {
  return (await call.records.findByKeys(part, [{ projectId }]))[0] ?? null;
}

/** The parts of that kind that projects have. */
export function partsOf(call: Call, part: Resource, projectIds: readonly string[]): Promise<StoredRecord[]> {
  const where: Condition[] = [{ field: 'projectId', is: 'in', value: projectIds }];
  return call.records.find(part, { where });
}

/** Refuses with 404 when the project is not there. */
export async function sheetRows(call: Call, projectId: string): Promise<SheetRows> {
  return {
    project: await existing(call, project, projectId),
    detail: await partOf(call, projectDetail, projectId),
    budget: await partOf(call, projectBudget, projectId),
  };
}

/** The same with what their references show. */
export async function shownSheet(call: Call, projectId: string): Promise<SheetRows> {
  const { project: main, detail, budget } = await sheetRows(call, projectId);
  return {
    project: await recordDetail(call, project, main.id),
    detail: detail && (await recordDetail(call, projectDetail, detail.id)),
    budget: budget && (await recordDetail(call, projectBudget, budget.id)),
  };
}

/** The declarations type the records; the store only knows rows. */
export const sheetOf = async (call: Call, projectId: string): Promise<ProjectSheet> =>
  (await shownSheet(call, projectId)) as unknown as ProjectSheet;
