import { removeRows, restoreRows, type Call, type RecordOf } from '../../records';
import { project } from '../project';
import { projectBudget } from '../project-budget';
import { projectDetail } from '../project-detail';
import { partsOf } from './sheet-records';

const parts = [projectDetail, projectBudget] as const;
/** History entries of this name record the parts removed with a project, so that exactly these are restored with it. */
const REMOVAL = `${project.name}/remove`;

/** Removes the parts of removed projects. */
export async function removeParts(call: Call, projects: readonly RecordOf<typeof project>[]): Promise<void> {
  const ids = projects.map(({ id }) => id);
  const gone = new Map<string, Record<string, string>>(ids.map((id) => [id, {}]));
  for (const part of parts) {
    const rows = await partsOf(call, part, ids);
    for (const row of rows) gone.get(row.projectId)![part.name] = row.id;
    await removeRows(call, part, rows);
  }
  await call.records.audit(
    [...gone].map(([recordId, before]) => ({
      id: call.ids.next(),
      resource: REMOVAL,
      recordId,
      action: 'call' as const,
      userId: call.caller.userId || null,
      account: call.caller.account || null,
      time: call.clock.now(),
      before,
      after: null,
    })),
  );
}

/** Restores the parts that were removed with the projects. */
export async function restoreParts(call: Call, projects: readonly RecordOf<typeof project>[]): Promise<void> {
  for (const { id } of projects) {
    const [removal] = await call.records.history(REMOVAL, id);
    for (const part of parts) {
      const partId = removal?.before?.[part.name];
      if (typeof partId === 'string') await call.restored(part, await restoreRows(call, part, [partId]));
    }
  }
}
