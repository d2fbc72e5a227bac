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

/** A record whose shared fields are to become those of its other half. */
interface Carried {
  readonly to: StoredRecord;
  readonly shared: Draft;
}

/** Brings the project of an approval detail in line with it. A whole detail submits a project that is whole. */
export const carryToProject = (call: Call, detail: Detail, to: Project): Promise<void> =>
  carryOver(call, project, 'project', [{ to, shared: sharedFrom(detail, isSubmitted(detail) && isDraft(to)) }]);

/**
 * Brings approval details in line with their projects. A project that leaves its draft takes its detail along; the
 * detail of one that was submitted before may be a draft of its own.
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

/** Writes with version and history but past the hooks: what is carried over is not carried back. */
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

/** What differs, and nothing in the fields that are hidden now. Refuses what the other half must not become by it. */
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
