import { compareStrings } from '../project-index';
import type { RegisterProject } from './register-figures';
import type { Row } from './summed';

/** The projects that rows name, with how many do, by code. */
export function registerProjects(
  rows: readonly Row[],
  projects: readonly { readonly id: string; readonly code: string; readonly name: string }[],
): RegisterProject[] {
  const counts = new Map<string, number>();
  for (const { projectId } of rows) {
    if (typeof projectId === 'string') counts.set(projectId, (counts.get(projectId) ?? 0) + 1);
  }
  const named = new Map(projects.map((project) => [project.id, project]));
  const found = [...counts].map(([projectId, count]) => {
    const project = named.get(projectId);
    return { projectId, projectCode: project?.code ?? '', projectName: project?.name ?? '', rows: count };
  });
  return found.sort((a, b) => compareStrings(a.projectCode, b.projectCode) || compareStrings(a.projectId, b.projectId));
}
