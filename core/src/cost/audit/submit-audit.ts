import { faults, fill, Refusal, text } from '../../kernel';
import { insertRecords, requirePermission, updateRecords, type Call, type DraftValues } from '../../records';
import { isMonth } from '../../kernel/calendar';
import { project } from '../../project';
import { auditRows } from './audit-rows';
import { auditSubjects, isAuditSubject, type AuditSubject } from './audit-subject';
import type { AuditRow, ChosenRows, MonthOfProjects, Submitted } from './audit-row';
import { projectDataAudit } from './project-data-audit';
import { seenAuditRows } from './seen-audit-rows';

/** An empty selection is refused, as a silent no-op would look like a successful submission. */
const NONE = text('请选择至少一条数据', 'Please select at least one data item');
const NO_SUBJECT = text('没有这个审核科目，请重新选择', 'There is no such subject; choose another');
const NOT_A_MONTH = text('请选择月份', 'Choose the month');
const NOTHING = text('{month} 没有可提交的项目数据', 'There are no project data of {month} to submit');
/** Lock key that serialises the submissions of a tenant. */
const KEY = 'project data audit';

/** Submits a month under every subject, of one project or of all. */
export async function submitMonth(call: Call, { month, projectId }: MonthOfProjects): Promise<Submitted> {
  if (!isMonth(month)) throw new Refusal(faults.invalid(NOT_A_MONTH, [{ field: 'month', message: NOT_A_MONTH }]));
  await call.records.lock(KEY);
  const rows = await seenAuditRows(call, { month, projectId });
  if (rows.length === 0 && projectId !== undefined) throw new Refusal(faults.notFound(project.label));
  if (rows.length === 0) throw new Refusal(faults.invalid(fill(NOTHING, { month })));
  return submit(call, rows, auditSubjects);
}

/** Submits months of projects under one subject, all or none; duplicate rows count once. */
export async function batchSubmit(call: Call, { subject, rows }: ChosenRows): Promise<Submitted> {
  if (!isAuditSubject(subject)) throw new Refusal(faults.invalid(NO_SUBJECT));
  if (!Array.isArray(rows) || rows.length === 0) throw new Refusal(faults.invalid(NONE));
  await call.records.lock(KEY);
  const shown = new Map<string, AuditRow>();
  for (const month of new Set(rows.map((row: { month: string }) => row.month))) {
    if (!isMonth(month)) throw new Refusal(faults.invalid(NOT_A_MONTH));
    for (const row of await seenAuditRows(call, { month })) shown.set(`${month} ${row.projectId}`, row);
  }
  const chosen = new Set(
    rows.map(({ month, projectId }) => {
      const row = shown.get(`${month} ${projectId}`);
      if (!row) throw new Refusal(faults.notFound(project.label));
      return row;
    }),
  );
  return submit(call, [...chosen], [subject]);
}

async function submit(call: Call, rows: readonly AuditRow[], subjects: readonly AuditSubject[]): Promise<Submitted> {
  const open = rows.flatMap(({ month, projectId, subjects: own }) =>
    subjects
      .filter((subject) => own[subject].dataStatus !== 'submit')
      .map((subject) => ({ month, projectId, subject, ...submittedValues(call, own[subject].amount) })),
  );
  const stored = await call.records.findByKeys(projectDataAudit, open);
  const keyOf = (values: Readonly<Record<string, unknown>>) =>
    projectDataAudit.naturalKey.map((name) => String(values[name])).join(' ');
  const byKey = new Map(stored.map((record) => [keyOf(record), record]));
  const added = open.filter((values) => !byKey.has(keyOf(values)));
  if (added.length) requirePermission(call.caller, projectDataAudit.permissions.add);
  await insertRecords(call, projectDataAudit, added);
  const changes = open.flatMap((values) => {
    const before = byKey.get(keyOf(values));
    return before ? [{ before, values }] : [];
  });
  const stale = await updateRecords(call, projectDataAudit, changes);
  if (stale.length) throw new Refusal(faults.staleVersion());
  return { submitted: open.length };
}

/** Program-set fields of a submission. */
const submittedValues = (call: Call, amount: string) => ({
  amount,
  dataStatus: 'submit',
  submitBy: call.caller.account,
  submitTime: call.clock.now(),
});

/** Fills in a submission before it is written, with the current amount of the month. */
export async function completeAudit(call: Call, values: DraftValues<typeof projectDataAudit>): Promise<void> {
  const { month, projectId, subject } = values;
  if (!isAuditSubject(subject)) throw new Refusal(faults.invalid(NO_SUBJECT));
  const [row] = await auditRows(call, { month: month ?? undefined, projectId: projectId ?? undefined });
  Object.assign(values, submittedValues(call, row?.subjects[subject].amount ?? '0.00'));
}
