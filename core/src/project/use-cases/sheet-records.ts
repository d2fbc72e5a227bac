import { existing, recordRead, type Call, type RecordOf, type Resource } from '../../records';
import { project } from '../project';
import { projectBudget } from '../project-budget';
import { projectDetail } from '../project-detail';
import type { ProjectSheet } from '../project-sheet';

/** A resource of which a project has at most one record. */
export type Part = typeof projectDetail | typeof projectBudget;

/** The one part of that kind a project has, or null. */
export async function partOf<P extends Part>(call: Call, part: P, projectId: string): Promise<RecordOf<P> | null> {
  const [found] = await partsOf(call, part, [projectId]);
  return found ?? null;
}

/** The parts of that kind that projects have. */
export const partsOf = <P extends Part>(call: Call, part: P, projectIds: readonly string[]): Promise<RecordOf<P>[]> =>
  call.records.find<P>(part, { where: [{ field: 'projectId', is: 'in', value: projectIds }] });

/** A project with its stored parts. Refuses with 404 when the project does not exist. */
export async function sheetRows(call: Call, projectId: string): Promise<ProjectSheet> {
  return {
    project: await existing(call, project, projectId),
    detail: await partOf(call, projectDetail, projectId),
    budget: await partOf(call, projectBudget, projectId),
  };
}

/** The same with what their references show. */
export async function shownSheet(call: Call, projectId: string): Promise<ProjectSheet> {
  const { project: main, detail, budget } = await sheetRows(call, projectId);
  const shown = <R extends Resource>(resource: R, row: RecordOf<R>) =>
    recordRead(call, resource, call.hooksOf(resource), row.id);
  return {
    project: await shown(project, main),
    detail: detail && (await shown(projectDetail, detail)),
    budget: budget && (await shown(projectBudget, budget)),
  };
}

export const sheetNamed = (call: Call, { id }: { id: string }): Promise<ProjectSheet> => shownSheet(call, id);
