import { groupedBy } from '../../kernel';
import type { Call, Condition, RecordOf } from '../../records';
import type { Month } from '../../kernel/calendar';
import { project } from '../../project';
import { compareStrings } from '../project-index';
import { addedUp } from './added-up';
import { costViewOf, type CostView } from './cost-view';
import type { CostFilter, CostOfProject } from './cost-figures';
import { ownFilter } from './own-filter';
import { personnelCostView } from './view-resources';
import { viewRows } from './view-rows';

/** The projects with cost in a view and their totals, ordered by code. */
async function projectsOfView(call: Call, view: CostView, where: readonly Condition[]): Promise<CostOfProject[]> {
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
        projectCode: named?.code ?? '',
        projectName: named?.name ?? '',
        amount: addedUp(view, group).amount!,
      };
    })
    .sort((a, b) => compareStrings(a.projectCode, b.projectCode) || compareStrings(a.projectId, b.projectId));
}

/** The same of a month. */
export const projectsOfMonth = (call: Call, view: CostView, { month }: { readonly month: Month }) =>
  projectsOfView(call, view, [{ field: 'month', is: 'equal', value: month }]);

/** The projects that have personnel cost, of what the filter lets through. */
export async function projectsOfPersonnel(call: Call, filter: CostFilter = {}): Promise<CostOfProject[]> {
  const { where } = await ownFilter(call, personnelCostView, filter);
  return projectsOfView(call, costViewOf(personnelCostView), where);
}

/** Projects by id. */
export async function projectsNamed(
  call: Call,
  ids: readonly string[],
): Promise<ReadonlyMap<string, RecordOf<typeof project>>> {
  if (ids.length === 0) return new Map();
  const rows = await call.records.find(project, { where: [{ field: 'id', is: 'in', value: [...new Set(ids)] }] });
  return new Map(rows.map((row) => [row.id, row]));
}
