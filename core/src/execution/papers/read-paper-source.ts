import { attachment } from '../../evidence';
import { enterprise, enterpriseCard, outdatedNotice } from '../../enterprise';
import { projectAmounts } from '../../ledger';
import { project, projectDetail, shownSheet, type ProjectSheet } from '../../project';
import { withShownValues, wholly, type Call, type Order, type Resource } from '../../records';
import { demonstrationRecord } from '../demonstration-record';
import { developmentActivity } from '../development-activity';
import { projectAchievement } from '../project-achievement';
import { projectCompletion } from '../project-completion';
import { projectMember } from '../project-member';
import { projectPreparation } from '../project-preparation';
import { searchRecord } from '../search-record';
import { surveyRecord } from '../survey-record';
import type { CompletionStep } from '../completion-state';
import type { PaperSource, PrintedRecord, SaidStep } from './paper-source';
import { printerOf } from './printed-record';
import { projectMoney } from './project-money';

/** The fields of the detail that hold files. */
const fileFields = ['planTaskFiles', 'resolutionFiles', 'devContractFiles', 'contractFilingFiles'] as const;
const byDate = [{ field: 'date' }, { field: 'id' }] as const;

/**
 * What papers print of a project: how it was prepared and carried out up to its year, its members, budget and cost of
 * that year. Who sees the project sees what belongs to it.
 *
 * @throws Refusal 404 when the project does not exist or the caller may not see it
 */
export async function readPaperSource(call: Call, id: string): Promise<PaperSource> {
  const sheet = await shownSheet(call, id);
  const whole = wholly(call);
  const { year } = sheet.project;
  const years = await yearsUntil(whole, sheet.project);
  const preparation = (await rowsOf(whole, projectPreparation, years, [{ field: 'year' }])).at(-1);
  const [completion] = await rowsOf(whole, projectCompletion, [id], [{ field: 'id' }]);
  const print = async (resource: Resource, record: Parameters<Awaited<ReturnType<typeof printerOf>>>[0]) =>
    (await printerOf(whole, resource))(record);
  const amounts = await projectAmounts(whole, { year });
  return {
    today: call.clock.now().slice(0, 10),
    enterprise: await print(enterprise, await enterpriseCard(call)),
    project: await print(project, sheet.project),
    detail: await print(projectDetail, sheet.detail),
    preparation: preparation ?? (await print(projectPreparation, null)),
    completion: completion ?? (await print(projectCompletion, null)),
    ...(await saidOf(call, completion)),
    members: await rowsOf(whole, projectMember, [id], [{ field: 'fromDate' }, { field: 'id' }]),
    searches: await rowsOf(whole, searchRecord, years, byDate),
    surveys: await rowsOf(whole, surveyRecord, years, byDate),
    reviews: await rowsOf(whole, demonstrationRecord, years, byDate),
    activities: await rowsOf(whole, developmentActivity, years, byDate),
    achievements: await rowsOf(whole, projectAchievement, years, byDate),
    money: projectMoney(
      sheet.budget,
      sheet.project.budgetAmount,
      amounts.find(({ projectId }) => projectId === id),
    ),
    attachments: await attachmentLines(whole, sheet),
    outdated: await outdatedNotice(whole, year),
  };
}

/** What reviewers said of a completion. A step that was taken back since stands no longer. */
async function saidOf(
  call: Call,
  completion: PrintedRecord | undefined,
): Promise<Pick<PaperSource, 'completionReview' | 'completionConclusion'>> {
  const steps = (completion?.stored?.steps ?? []) as readonly CompletionStep[];
  const standing = steps.slice(steps.findLastIndex(({ action }) => action === 'return' || action === 'reopen') + 1);
  const nameOf = await call.namesOf(standing.map(({ by }) => by));
  const said = (actions: readonly CompletionStep['action'][]): SaidStep | null => {
    const step = standing.findLast(({ action }) => actions.includes(action));
    return step ? { by: nameOf(step.by, step.time), date: step.time.slice(0, 10), opinion: step.opinion ?? '' } : null;
  };
  return { completionReview: said(['review']), completionConclusion: said(['accept', 'fail', 'end']) };
}

/** The records of a project in this year and before: it is prepared once, and goes on for years under the same code. */
async function yearsUntil(call: Call, { code, year }: ProjectSheet['project']): Promise<string[]> {
  const records = await call.records.find(project, {
    where: [
      { field: 'code', is: 'equal', value: code },
      { field: 'year', is: 'lessOrEqual', value: year },
    ],
  });
  return records.map(({ id }) => id);
}

/** The records of a project, printed, in their order. */
async function rowsOf(
  call: Call,
  resource: Resource,
  projectIds: readonly string[],
  order: readonly Order[],
): Promise<PrintedRecord[]> {
  const rows = await call.records.find(resource, {
    where: [{ field: 'projectId', is: 'in', value: projectIds }],
    order,
  });
  const print = await printerOf(call, resource);
  return (await withShownValues(call, resource, rows)).map(print);
}

/** The file names of the detail by kind, 无 for a kind without files. */
async function attachmentLines(call: Call, { detail }: ProjectSheet): Promise<string[]> {
  const shown = fileFields.filter((name) => {
    const field = projectDetail.fields[name];
    return !('when' in field) || field.when(detail ?? {});
  });
  const ids = shown.flatMap((name) => detail?.[name] ?? []);
  const files = await call.records.find(attachment, { where: [{ field: 'id', is: 'in', value: ids }] });
  const names = new Map(files.map((file) => [file.id, file.originalName ?? '']));
  return shown.map((name) => {
    const given = (detail?.[name] ?? []).flatMap((id) => names.get(id) ?? []);
    const { label } = projectDetail.fields[name];
    return `${label.zh}：${given.length ? given.join('、') : '无'}`;
  });
}
