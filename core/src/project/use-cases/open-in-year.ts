import { faults, fill, Refusal, text } from '../../kernel';
import { wholly, type Call, type RecordOf } from '../../records';
import { isYear } from '../../kernel/calendar';
import { copiedSheet } from '../copied-sheet';
import { yearOfResult } from '../project-course';
import { project } from '../project';
import { projectBudget } from '../project-budget';
import { projectDetail } from '../project-detail';
import type { ProjectSheet } from '../project-sheet';
import { writeCopy } from './copy-project';
import { coursesOfProjects } from './courses-of-projects';

const LATER = text('跨年的年度应晚于 {year}', 'Choose a year after {year}');
const ENDED = text(
  '项目 {code} 已结束，不能跨年；如需继续请先改为未结束',
  'Project {code} has ended and cannot go on; make it ongoing first',
);
const OVER = text(
  '项目 {code} 已于{date}登记结果，不能跨到以后年度',
  'Project {code} has had its result since {date} and cannot go on in a later year',
);

/** The record of the same project in a year, or null. */
export async function recordIn(call: Call, code: string, year: string): Promise<RecordOf<typeof project> | null> {
  const [there] = await wholly(call).records.findByKeys(project, [{ year, code }]);
  return there ?? null;
}

/** Refuses a year that is not later than that of the record. */
export function requireLater({ year: from }: { readonly year: string }, year: string): void {
  if (!isYear(year) || year <= from) throw new Refusal(faults.invalid(fill(LATER, { year: from })));
}

/**
 * Refuses to carry a project over that has ended: by its year record, or by a result before the year. A result within the
 * year does not: its record is needed to expense what failed.
 */
export async function requireGoesOn(
  call: Call,
  { code, completion }: Pick<RecordOf<typeof project>, 'code' | 'completion'>,
  year: string,
): Promise<void> {
  if (completion === 'ended') throw new Refusal(faults.invalid(fill(ENDED, { code })));
  const course = (await coursesOfProjects(call, [code]))(code);
  const over = yearOfResult(course);
  if (over !== null && over < year) throw new Refusal(faults.invalid(fill(OVER, { code, date: course.date! })));
}

/**
 * Writes the record of the same project for a later year, a draft with the same code, stage and dates, and returns its
 * id. With `budgetAmount`, in 万元, it starts with that budget instead of a copy of the budget by category.
 */
export async function openInYear(
  call: Call,
  sheet: ProjectSheet,
  year: string,
  budgetAmount?: string,
): Promise<string> {
  const { code, stage, startTime, endTime } = sheet.project;
  const copied = copiedSheet(sheet, year, String(code), String(stage ?? ''));
  // It is the same project, so its dates are kept.
  const dates = { startTime: startTime ?? '', endTime: endTime ?? '' };
  const budget = budgetAmount === undefined ? {} : { budgetAmount };
  const { id: projectId } = await writeCopy(call, project, { ...copied.project, ...dates, ...budget });
  if (copied.detail) await writeCopy(call, projectDetail, { ...copied.detail, ...dates, projectId });
  if (copied.budget && budgetAmount === undefined)
    await writeCopy(call, projectBudget, { ...copied.budget, projectId });
  return projectId;
}
