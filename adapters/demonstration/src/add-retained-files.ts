import { project } from '@rdm/core/internal/project';
import type { Call } from '@rdm/core/internal/records';
import { referenceFile, retentionCalls } from '@rdm/core/internal/retention';
import { asClerk } from './submit-as-clerk';

/** Makes the list of files to keep of the year's projects, with who sees to them and by when. */
export async function addRetainedFiles(call: Call, year: string): Promise<void> {
  const clerk = asClerk(call, referenceFile);
  const projects = await call.records.find(project, {
    where: [
      { field: 'year', is: 'equal', value: year },
      { field: 'dataStatus', is: 'equal', value: 'submit' },
    ],
    order: [{ field: 'code' }],
  });
  const projectIds = projects.map(({ id }) => id).join(',');
  const slots = await retentionCalls.init.does(clerk, { projectIds });
  const leaderOf = new Map(projects.map(({ id, leader }) => [id, leader]));
  const files = slots.map(({ id, projectId }) => ({
    ...{ id, dueOn: `${Number(year) + 1}-03-31`, responsible: projectId ? leaderOf.get(projectId) : undefined },
  }));
  await retentionCalls.submitSeveral.does(clerk, { files });
}
