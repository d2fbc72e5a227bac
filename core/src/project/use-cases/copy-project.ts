import { faults, Refusal, text } from '../../kernel';
import {
  checkDraft,
  messageAlone,
  writeChecked,
  type Call,
  type Draft,
  type Resource,
  type StoredRecord,
} from '../../records';
import { isYear } from '../../kernel/calendar';
import { copiedSheet } from '../copied-sheet';
import { nextCode } from '../next-code';
import { project } from '../project';
import { projectBudget } from '../project-budget';
import { projectDetail } from '../project-detail';
import { projectsOfYear } from '../projects-of-year';
import type { ProjectSheet } from '../project-sheet';
import { dictionaryEntries } from '../../system';
import { lockProjects } from './project-lock';
import { sheetRows, shownSheet } from './sheet-records';

const NOT_A_YEAR = text('请输入年度', 'Enter the year');

/**
 * The code after the year's greatest. It is not reserved: of two forms opened at the same time, the second submit is
 * refused, because the code is taken by then.
 */
export async function nextProjectCode(call: Call, { year }: { year: string }): Promise<string> {
  if (!isYear(year)) throw new Refusal(faults.invalid(NOT_A_YEAR));
  return nextCode(
    year,
    (await projectsOfYear(call, year)).map(({ code }) => code),
  );
}

/** Writes a draft copy of the project for `year`, and returns it. */
export async function copyProject(call: Call, given: { id: string; year: string }): Promise<ProjectSheet> {
  // Serialises concurrent copies, so that each gets its own code.
  await lockProjects(call);
  const code = await nextProjectCode(call, given);
  const [firstStage] = await dictionaryEntries(call, 'project_stage');
  const copied = copiedSheet(await sheetRows(call, given.id), given.year, code, firstStage?.dictKey ?? '');
  const { id: projectId } = await writeCopy(call, project, copied.project);
  if (copied.detail) await writeCopy(call, projectDetail, { ...copied.detail, projectId });
  if (copied.budget) await writeCopy(call, projectBudget, { ...copied.budget, projectId });
  return shownSheet(call, projectId);
}

/** Writes the copy without invalid fields (people, units, dictionary keys removed since), left to the applicant. */
export async function writeCopy(call: Call, resource: Resource, copied: Draft): Promise<StoredRecord> {
  let draft = copied;
  for (;;) {
    const checked = await checkDraft(call, resource, draft, null);
    const [first] = checked.faults;
    if (!first) return writeChecked(call, resource, call.hooksOf(resource), checked);
    const wrong = new Set(checked.faults.map(({ field }) => field));
    const kept = Object.entries(draft).filter(([name]) => !wrong.has(name));
    if (kept.length === Object.keys(draft).length)
      throw new Refusal(faults.invalid(messageAlone(resource, first), checked.faults));
    draft = Object.fromEntries(kept);
  }
}
