import { removeRows, requireMonth, type Call, type Where } from '../../records';
import { workTime } from '../work-time';
import { seenProject } from '../../project';
import { monthKey } from './save-hours';

/** Removes the hours of a project in a month by a regular removal: kept in the history, and restorable by ids. */
export async function cleanHours(
  call: Call,
  { projectId, month: given }: { projectId: string; month: string },
): Promise<{ removed: number; ids: string }> {
  const month = requireMonth(given);
  await seenProject(call, projectId);
  await call.records.lock(monthKey(month));
  const where: Where<typeof workTime> = [
    { field: 'month', is: 'equal', value: month },
    { field: 'projectId', is: 'equal', value: projectId },
  ];
  const rows = await call.records.find(workTime, { where });
  return { removed: await removeRows(call, workTime, rows), ids: rows.map(({ id }) => id).join(',') };
}
