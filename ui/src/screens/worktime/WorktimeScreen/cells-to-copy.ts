import { runsIn, type MonthHours } from '@rdm/core/internal/hours';
import type { CellEdit } from '../../../components';
import { cellKey } from './grid-rows';

/** The hours of the previous month to copy into empty cells: of people present, on running projects. */
export function cellsToCopy(
  last: MonthHours,
  { month, people, projects }: MonthHours,
  shown: ReadonlyMap<string, string>,
): readonly CellEdit[] {
  const codes = new Map(last.projects.map(({ projectId, projectCode }) => [projectId, projectCode]));
  const running = projects.filter((project) => runsIn(project, month));
  // Matched by code, because in January the same project has another record.
  const ids = new Map(running.map(({ projectId, projectCode }) => [projectCode, projectId]));
  const present = new Set(people.map(({ personnelId }) => personnelId));
  return last.cells.flatMap(({ personnelId, projectId: lastId, hours }) => {
    const projectId = ids.get(codes.get(lastId) ?? '');
    if (projectId === undefined || !present.has(personnelId) || shown.get(cellKey(personnelId, projectId))) return [];
    return [{ row: personnelId, column: projectId, value: hours }];
  });
}
