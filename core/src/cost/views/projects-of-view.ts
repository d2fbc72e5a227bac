import { groupedBy } from '../../kernel';
import type { Call, Condition, StoredRecord } from '../../records';
import { project } from '../../project';
import { compareStrings } from '../project-index';
import { addedUp } from './added-up';
import type { CostView } from './cost-view';
import type { CostOfProject } from './ports';
import { viewRows } from './view-rows';

/** The projects that have cost under a view, by code, each with what it comes to. */
export async function projectsOfView(
  call: Call,
  view: CostView,
  where: readonly Condition[],
): Promise<CostOfProject[]> {
  const groups = groupedBy(await viewRows(call, view, { where }), ({ projectId }) => [projectId]);
  const projects = await projectsNamed(
    call,
    groups.map(([first]) => String(first!.projectId)),
  );
  return groups
    .map((group) => {
      const projectId = String(group[0]!.projectId);
      const named = projects.get(projectId);
      return {
        projectId,
        projectCode: String(named?.code ?? ''),
        projectName: String(named?.name ?? ''),
        amount: addedUp(view, group).amount!,
      };
    })
    .sort((a, b) => compareStrings(a.projectCode, b.projectCode) || compareStrings(a.projectId, b.projectId));
}

/** Projects by id. */
export async function projectsNamed(call: Call, ids: readonly string[]): Promise<ReadonlyMap<string, StoredRecord>> {
  if (ids.length === 0) return new Map();
  const rows = await call.records.find(project, { where: [{ field: 'id', is: 'in', value: [...new Set(ids)] }] });
  return new Map(rows.map((row) => [row.id, row]));
}
