import { text } from '../kernel';
import type { Month } from '../kernel/calendar';
import type { CostWarnings } from './cost-warning';
import { assignmentIn, type AssignedAsset, type FormerProject } from './project-assignment';
import type { ProjectIndex } from './project-index';
import type { ProjectRow } from './registers';

/** An asset with the codes of the projects it is or was assigned to. */
export interface CodedAsset extends AssignedAsset {
  readonly id: string;
  /** By id of the project; a project that does not exist any more has none. */
  readonly projectCodes?: Readonly<Record<string, string>>;
}

/**
 * The project of this year that an asset serves in a month, by its dated assignment. A record of another year stands for
 * the project of this year with its code; where this year has none, the asset serves no project and nothing is missing.
 */
export function defaultProject(
  asset: CodedAsset,
  month: Month,
  projects: ProjectIndex,
  warnings: CostWarnings,
): { readonly project: ProjectRow; readonly assignment: FormerProject } | undefined {
  const assignment = assignmentIn(asset, month);
  if (!assignment?.projectId) return undefined;
  const { projectId } = assignment;
  const own = projects.find(projectId);
  if (own) return { project: own, assignment };
  const code = asset.projectCodes?.[projectId];
  if (code === undefined) {
    warnings.add(
      'UNKNOWN_PROJECT',
      projectId,
      asset.id,
      text(
        '资产关联的研发项目已不存在，其费用未参与归集',
        'The project an asset is assigned to does not exist any more; its cost was left out',
      ),
    );
  }
  const project = code === undefined ? undefined : projects.findByCode(code);
  return project && { project, assignment };
}
