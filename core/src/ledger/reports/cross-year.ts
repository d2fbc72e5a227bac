import { faults, fill, Refusal, text } from '../../kernel';
import { wholly, type Call } from '../../records';
import { isYear } from '../../kernel/calendar';
import { reportNamed } from './report-entries';
import { copiedSheet, lockProjects, project, projectBudget, projectDetail, sheetRows, writeCopy } from '../../project';

const LATER = text('跨年的年度应晚于 {year}', 'Choose a year after {year}');
const ENDED = text(
  '项目 {code} 已结束，不能跨年；如需继续请先改为未结束',
  'Project {code} has ended and cannot go on; make it ongoing first',
);

/** A project in the year after a ledger's. */
export interface CrossYearProject {
  readonly projectId: string;
  readonly projectCode: string;
  readonly year: string;
  /** False if it already existed. */
  readonly created: boolean;
}

/**
 * Opens the project of a ledger in a later year: the same code, stage and dates, so that the ledger of a capitalised
 * project is re-opened with its 期初余额. An existing project is returned unchanged.
 */
export async function crossYear(call: Call, given: { id: string; year?: string }): Promise<CrossYearProject> {
  const report = await reportNamed(call, given.id);
  const year = given.year ?? String(Number(report.year) + 1);
  if (!isYear(year) || year <= report.year) {
    throw new Refusal(faults.invalid(fill(LATER, { year: report.year })));
  }
  await lockProjects(call);
  const sheet = await sheetRows(call, report.projectId);
  const { code, stage, completion, startTime, endTime } = sheet.project;
  const answer = (projectId: string, created: boolean) => ({ projectId, projectCode: String(code), year, created });
  const [there] = await wholly(call).records.findByKeys(project, [{ year, code }]);
  if (there) return answer(there.id, false);
  if (completion === 'ended') throw new Refusal(faults.invalid(fill(ENDED, { code: String(code) })));
  const copied = copiedSheet(sheet, year, String(code), String(stage ?? ''));
  // It is the same project, so its dates are kept.
  const dates = { startTime: startTime ?? '', endTime: endTime ?? '' };
  const { id: projectId } = await writeCopy(call, project, { ...copied.project, ...dates });
  if (copied.detail) await writeCopy(call, projectDetail, { ...copied.detail, ...dates, projectId });
  if (copied.budget) await writeCopy(call, projectBudget, { ...copied.budget, projectId });
  return answer(projectId, true);
}
