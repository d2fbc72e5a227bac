import { yearKey } from '../../cost';
import { faults, Refusal, text } from '../../kernel';
import { sameValue, updateRecords, validateRecord, type Call, type NewValues, type RecordOf } from '../../records';
import { projectReport } from '../project-report';
import { reportNamed } from './report-entries';

const NONE = text('请选择至少一条数据', 'Select at least one record');

type Report = RecordOf<typeof projectReport>;

/** Marks ledgers as submitted, with a remark where one is given, all or none; unchanged ledgers are not written. */
export async function submitReports(
  call: Call,
  { reports }: { reports: readonly { readonly id: string; readonly remark?: string }[] },
): Promise<{ submitted: number }> {
  if (!Array.isArray(reports) || reports.length === 0) throw new Refusal(faults.invalid(NONE));
  const remarks = new Map(reports.map(({ id, remark }: { id: string; remark?: string }) => [id, remark]));
  const years = new Set<string>();
  for (const id of remarks.keys()) years.add((await reportNamed(call, id)).year);
  // Serialise with rebuilds, which replace these rows.
  for (const year of [...years].sort()) await call.records.lock(yearKey(year));
  const changes: { before: Report; values: NewValues<typeof projectReport> }[] = [];
  for (const [id, remark] of remarks) {
    const before = await reportNamed(call, id);
    const values = { dataStatus: 'submit', ...(remark !== undefined && { remark: readRemark(before, remark) }) };
    if (!isSame(before, values)) changes.push({ before, values });
  }
  const stale = await updateRecords(call, projectReport, changes);
  if (stale.length) throw new Refusal(faults.staleVersion());
  await auditReports(call, changes);
  return { submitted: changes.length };
}

const isSame = (before: Report, values: NewValues<typeof projectReport>) =>
  (Object.keys(values) as (keyof typeof values)[]).every((name) => sameValue(before[name], values[name]));

function readRemark(before: Report, remark: string): string | null {
  const { values, faults: found } = validateRecord(projectReport, { ...before, remark });
  const wrong = found.find(({ field }) => field === 'remark');
  if (wrong) throw new Refusal(faults.invalid(wrong.message, [wrong]));
  return values.remark ?? null;
}

/** Derived records keep no history of single rows, so changes to a ledger are written to the audit log explicitly. */
export async function auditReports(
  call: Call,
  changes: readonly { readonly before: Report; readonly values: NewValues<typeof projectReport> }[],
): Promise<void> {
  await call.records.audit(
    changes.map(({ before, values }) => ({
      id: call.ids.next(),
      resource: projectReport.name,
      recordId: before.id,
      action: 'call',
      userId: call.caller.userId || null,
      account: call.caller.account || null,
      time: call.clock.now(),
      before: { dataStatus: before.dataStatus, remark: before.remark },
      after: values,
    })),
  );
}
