import { faults, Refusal, type FieldFault } from '../../kernel';
import {
  checkDraft,
  existing,
  recordDetail,
  recordMeant,
  requirePermission,
  Submissions,
  writeChecked,
  type Call,
  type CheckedDraft,
  type Draft,
  type RecordOf,
  type Resource,
  type ResourceHooks,
  type StoredRecord,
} from '../../records';
import { askedStatus, statusOf } from '../data-status';
import { project } from '../project';
import { projectBudget } from '../project-budget';
import { projectDetail } from '../project-detail';
import { sharedApprovalFields } from '../approval-fields';
import { sharedValues } from '../shared-values';
import type { ProjectSheet, ProjectSheetDraft } from '../project-sheet';
import { lockProjects } from './project-lock';
import { partOf, shownSheet } from './sheet-records';

/** Placeholder for the id of a new project while its parts are checked. */
const NOT_YET = '0';

const partNames = ['detail', 'budget'] as const;
type PartName = (typeof partNames)[number];
const parts = { detail: projectDetail, budget: projectBudget } as const;

/**
 * Writes a project, its approval detail and its budget together: all of them are checked first, then written by the
 * rules of their own submits. In faults, fields of parts are named `detail.content`, `budget.labor`.
 */
export async function saveSheet(
  call: Call,
  { sheet, key }: { sheet: ProjectSheetDraft; key?: string },
): Promise<ProjectSheet> {
  const { add, edit } = project.permissions;
  requirePermission(call.caller, sheet.project.id ? edit : add);
  const forms = keyedForms(call, key);
  const sent = await withEarlier(sheet, forms);
  await lockProjects(call);
  const { before, drafts } = await completed(call, sent);
  const checkedProject = await checkDraft(call, project, drafts.project, before.project);
  const checkedParts = await checkParts(call, drafts, before);
  refuseFaults(checkedProject, checkedParts);
  const { id } = await writeChecked(call, project, projectHooksWith(call, drafts), checkedProject);
  for (const [name, checked] of checkedParts) {
    const values = { ...checked.values, projectId: id };
    await inPart(name, writeChecked(call, parts[name], call.hooksOf(parts[name]), { ...checked, values }));
  }
  await rememberAll(call, forms, id, sent);
  return shownSheet(call, id);
}

/** Writes the approval detail of the project it names; a new one takes its shared fields from the project. */
export async function saveDetail(
  call: Call,
  { draft, key }: { draft: Draft; key?: string },
): Promise<RecordOf<typeof projectDetail>> {
  const form = key === undefined ? null : new Submissions(call, projectDetail, key);
  const sent: Draft = { ...draft, ...(await form?.earlier()) };
  await lockProjects(call);
  const before = await recordMeant(call, projectDetail, sent);
  const whole = before ? null : await projectNamed(call, sent);
  const complete = { ...withSharedOf(whole, sent), dataStatus: statusOf(sent.dataStatus, before) };
  const checked = await checkDraft(call, projectDetail, complete, before);
  refuseFaults(checked, []);
  const written = await writeChecked(call, projectDetail, call.hooksOf(projectDetail), checked);
  await form?.remember(written);
  return recordDetail(call, projectDetail, written.id);
}

/** Without `afterSubmit` if the sheet has a detail: that is written next, and its stored state must not be checked. */
function projectHooksWith(call: Call, { detail }: Drafts): ResourceHooks {
  const { afterSubmit, ...others } = call.hooksOf(project);
  return detail ? others : { ...others, afterSubmit };
}

interface Drafts extends Partial<Record<PartName, Draft>> {
  readonly project: Draft;
}
type Before = { readonly [Name in keyof ProjectSheet]: ProjectSheet[Name] | null };
type Forms = Readonly<Record<PartName | 'project', Submissions>> | null;

/** One submission per part, because each part has its own version. */
const keyedForms = (call: Call, key: string | undefined): Forms =>
  key === undefined
    ? null
    : {
        project: new Submissions(call, project, key),
        detail: new Submissions(call, projectDetail, key),
        budget: new Submissions(call, projectBudget, key),
      };

async function withEarlier(sheet: ProjectSheetDraft, forms: Forms): Promise<Drafts> {
  if (!forms) return { ...sheet };
  const drafts: { project: Draft } & Partial<Record<PartName, Draft>> = {
    project: { ...sheet.project, ...(await forms.project.earlier()) },
  };
  for (const name of partNames) {
    if (sheet[name]) drafts[name] = { ...sheet[name], ...(await forms[name].earlier()) };
  }
  return drafts;
}

async function rememberAll(call: Call, forms: Forms, projectId: string, sent: Drafts): Promise<void> {
  if (!forms) return;
  await forms.project.remember(await existing(call, project, projectId));
  for (const name of partNames) {
    const row = sent[name] && (await partOf(call, parts[name], projectId));
    if (row) await forms[name].remember(row);
  }
}

/** The drafts with equal values in the shared fields of project and detail, and with the status each is to have. */
async function completed(call: Call, sent: Drafts): Promise<{ before: Before; drafts: Drafts }> {
  const stored = await recordMeant(call, project, sent.project);
  const before = {
    project: stored,
    detail: stored && (await partOf(call, projectDetail, stored.id)),
    budget: stored && (await partOf(call, projectBudget, stored.id)),
  };
  const shared = sharedValues({ draft: sent.project, before: stored }, { draft: sent.detail, before: before.detail });
  const asked = askedStatus(sent.project, sent.detail);
  const drafts: Drafts = {
    ...sent,
    project: { ...sent.project, ...shared, dataStatus: statusOf(asked, stored) },
    ...(sent.detail && {
      detail: {
        ...withSharedOf(before.detail ? null : stored, { ...sent.detail, ...shared }),
        dataStatus: statusOf(asked, before.detail),
      },
    }),
  };
  return { before, drafts };
}

/** Initialises the shared fields of a new detail from its project. */
function withSharedOf(whole: ProjectSheet['project'] | null, draft: Draft): Draft {
  const filled: Record<string, unknown> = { ...draft };
  for (const name of sharedApprovalFields) if (whole) filled[name] ??= whole[name];
  return filled;
}

/** The project of a new detail; null if it names none, which its own validation refuses. */
async function projectNamed(call: Call, { projectId }: Draft): Promise<ProjectSheet['project'] | null> {
  const id = String(projectId ?? '');
  return (await call.records.find(project, { where: [{ field: 'id', is: 'equal', value: id }], limit: 1 }))[0] ?? null;
}

type CheckedPart = readonly [PartName, CheckedDraft];

async function checkParts(call: Call, drafts: Drafts, before: Before): Promise<CheckedPart[]> {
  const checked: CheckedPart[] = [];
  for (const name of partNames) {
    const draft = drafts[name];
    if (!draft) continue;
    const projectId = before.project?.id ?? NOT_YET;
    const part: Resource = parts[name];
    const found = await checkDraft(call, part, { ...draft, projectId }, partMeant(name, draft, before));
    // A missing project is no fault of a part: the project may not be written yet.
    checked.push([name, { ...found, faults: found.faults.filter(({ field }) => field !== 'projectId') }]);
  }
  return checked;
}

/** A part with an id must belong to this project. */
function partMeant(name: PartName, { id }: Draft, before: Before): StoredRecord | null {
  const own = before[name];
  if ((id ?? '') !== '' && id !== own?.id) throw new Refusal(faults.notFound(parts[name].label));
  return own;
}

function refuseFaults(checked: CheckedDraft, checkedParts: readonly CheckedPart[]): void {
  const found = [...checked.faults, ...checkedParts.flatMap(([name, part]) => faultsIn(name, part.faults))];
  if (found[0]) throw new Refusal(faults.invalid(found[0].message, found));
}

/** Adds the name of the part to the fields of a refusal while it is written. */
async function inPart<T>(name: PartName, writing: Promise<T>): Promise<T> {
  try {
    return await writing;
  } catch (error) {
    if (!(error instanceof Refusal) || !error.fault.fields) throw error;
    throw new Refusal({ ...error.fault, fields: faultsIn(name, error.fault.fields) });
  }
}

const faultsIn = (name: PartName, found: readonly FieldFault[]): FieldFault[] =>
  found.map(({ field, message }) => ({ field: `${name}.${field}`, message }));
