import { claimFiles } from '../../evidence';
import { faults, Refusal, text, type FieldFault } from '../../kernel';
import {
  isVisible,
  sameValue,
  updateRecords,
  validateRecord,
  type Call,
  type Draft,
  type RecordOf,
  type Resource,
  type StoredRecord,
} from '../../records';
import { isDraft, sharedApprovalFields } from '../approval-fields';
import { isSubmitted } from '../data-status';
import { project } from '../project';
import { projectDetail } from '../project-detail';

type Project = RecordOf<typeof project>;
type Detail = RecordOf<typeof projectDetail>;

/** A record, and the shared fields to update it with from its counterpart. */
interface Carried {
  readonly to: StoredRecord;
  readonly shared: Draft;
}

/** Updates the project of an approval detail from it. A submitted detail submits its draft project as well. */
export const carryToProject = (call: Call, detail: Detail, to: Project): Promise<void> =>
  carryOver(call, project, 'project', [{ to, shared: sharedFrom(detail, isSubmitted(detail) && isDraft(to)) }]);

/**
 * Updates approval details from their projects. Submitting a draft project submits its detail as well; the detail of a
 * project submitted earlier may remain a draft.
 */
export const carryToDetails = (
  call: Call,
  changes: readonly { readonly before: Project; readonly after: Project; readonly detail: Detail }[],
): Promise<void> =>
  carryOver(
    call,
    projectDetail,
    'detail',
    changes.map(({ before, after, detail }) => ({
      to: detail,
      shared: sharedFrom(after, isDraft(before) && isSubmitted(after) && isDraft(detail)),
    })),
  );

function sharedFrom(record: Project | Detail, submits: boolean): Draft {
  const names = sharedApprovalFields.filter((name) => name !== 'dataStatus');
  return { ...Object.fromEntries(names.map((name) => [name, record[name]])), ...(submits && { dataStatus: 'submit' }) };
}

/** Writes with version and history but without hooks, so that the update does not propagate back. */
async function carryOver(
  call: Call,
  resource: Resource,
  part: 'project' | 'detail',
  list: readonly Carried[],
): Promise<void> {
  const changes = list.flatMap(({ to, shared }) => {
    const differing = Object.keys(shared).filter((name) => !sameValue(to[name], shared[name]));
    if (differing.length === 0) return [];
    return [{ before: to, values: valuesFor(resource, part, to, shared, differing) }];
  });
  if (changes.length === 0) return;
  const stale = await updateRecords(call, resource, changes);
  if (stale.length) throw new Refusal(faults.staleVersion());
  for (const { before, values } of changes) await claimFiles(call, resource, { ...before, ...values }, before);
}

/** The differing values, with null for fields hidden by them. Refuses values that would make the record invalid. */
function valuesFor(
  resource: Resource,
  part: string,
  before: StoredRecord,
  shared: Draft,
  differing: readonly string[],
): Record<string, unknown> {
  const validation = validateRecord(resource, { ...before, ...shared });
  const submits = differing.includes('dataStatus');
  refuse(
    resource,
    part,
    validation.faults.filter(({ field }) => submits || differing.includes(field)),
  );
  const hidden = Object.entries(resource.fields).filter(
    ([name, field]) => (before[name] ?? null) !== null && !isVisible(field, validation.values),
  );
  return {
    ...Object.fromEntries(differing.map((name) => [name, shared[name]])),
    ...Object.fromEntries(hidden.map(([name]) => [name, null])),
  };
}

function refuse({ label }: Resource, part: string, found: readonly FieldFault[]): void {
  const fields = found.map(({ field, message }) => ({
    field: `${part}.${field}`,
    message: text(`${label.zh}：${message.zh}`, `${label.en}: ${message.en}`),
  }));
  if (fields[0]) throw new Refusal(faults.invalid(fields[0].message, fields));
}
