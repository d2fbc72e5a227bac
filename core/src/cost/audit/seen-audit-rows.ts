import { isSeen, wouldBeSeen, type Call, type Where } from '../../records';
import { project } from '../../project';
import { auditRows, keyOf, submittedOf, withTotals } from './audit-rows';
import { auditSubjects, type AuditSubject } from './audit-subject';
import type { AuditedSubject, AuditQuery, AuditRow } from './audit-row';
import { projectDataAudit } from './project-data-audit';

/** Placeholder for a subject outside the caller's data scope: amount 0, nothing to submit. */
const outside: AuditedSubject = {
  amount: '0.00',
  dataStatus: 'submit',
  submittedAmount: null,
  submitBy: null,
  submitTime: null,
};

/** The rows within the caller's data scope: months of visible projects with at least one visible subject. */
export async function seenAuditRows(call: Call, { dataStatus, ...query }: AuditQuery): Promise<AuditRow[]> {
  const rows = await auditRows(call, query);
  const seen = isLimited(call) ? await seenOf(call, rows) : rows;
  return seen.filter((row) => dataStatus === undefined || row.dataStatus === dataStatus);
}

const isLimited = ({ caller: { dataScopes } }: Call): boolean =>
  [project, projectDataAudit].some(({ name }) => dataScopes?.has(name));

async function seenOf(call: Call, rows: readonly AuditRow[]): Promise<AuditRow[]> {
  const where: Where<typeof project> = [
    { field: 'id', is: 'in', value: [...new Set(rows.map(({ projectId }) => projectId))] },
  ];
  const projects = (await call.records.find(project, { where })).filter((each) => isSeen(call, project, each, []));
  const own = new Set(projects.map(({ id }) => id));
  const submitted = await submittedOf(call, [...new Set(rows.map(({ month }) => month))], projects);
  return rows
    .filter(({ projectId }) => own.has(projectId))
    .flatMap(({ month, projectId, projectCode, projectName, subjects: all }) => {
      const seen = auditSubjects.filter((subject) => {
        const record = submitted.get(keyOf(month, projectId, subject));
        if (record) return isSeen(call, projectDataAudit, record, []);
        return wouldBeSeen(call, projectDataAudit, { month, projectId, subject });
      });
      if (seen.length === 0) return [];
      const subjects = Object.fromEntries(
        auditSubjects.map((subject) => [subject, seen.includes(subject) ? all[subject] : outside]),
      ) as Record<AuditSubject, AuditedSubject>;
      return [withTotals({ month, projectId, projectCode, projectName, subjects })];
    });
}
