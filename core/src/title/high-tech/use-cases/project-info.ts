import { fill, text, type Text } from '../../../kernel';
import { sum, tenThousandYuan } from '../../../kernel/money';
import type { Call } from '../../../records';
import { tenThousands } from '../cost-structure';
import { FORM_TEXT } from '../rd-activity';
import { highTechYear, type HighTechYear, type ReadActivity } from './high-tech-year';

/** A text of a form, with its length against the limit; where nobody wrote it, taken from the sheet of the project. */
export interface FormText {
  readonly value: string;
  readonly from: 'typed' | 'project' | 'none';
  readonly length: number;
}

/** A sheet of 表四: an activity with its spending in 万元. */
export interface ActivitySheet {
  readonly recordId: string | null;
  readonly code: string;
  readonly name: string;
  readonly projectCodes: readonly string[];
  readonly startTime: string | null;
  readonly endTime: string | null;
  /** Keys of the dictionaries `high_tech_product_domain` and `high_tech_product_source`. */
  readonly domain: string | null;
  readonly source: string | null;
  /** IP01 … of those that count on the day of the application. */
  readonly properties: readonly string[];
  /** 研发经费总预算; null where neither the activity nor its projects have one. */
  readonly totalBudget: string | null;
  /** 近三年总支出, and of each year, the earliest first. */
  readonly total: string;
  readonly spending: readonly string[];
  readonly purpose: FormText;
  readonly coreTechnology: FormText;
  readonly results: FormText;
}

export interface ProjectInfo {
  readonly year: string;
  readonly years: readonly string[];
  readonly limit: number;
  readonly activities: readonly ActivitySheet[];
  readonly findings: readonly { readonly code: string; readonly message: Text }[];
}

const said = {
  proposed: text(
    '{code} 为系统建议编号，请在“高企研发活动”中登记（项目 {projects}）',
    '{code} is a proposed number; enter the activity (project {projects})',
  ),
  noProject: text('{code} 在近三年没有研发项目', '{code} has no project in the three years'),
  tooLong: text('{code} {label}有 {length} 字，超过 400 字', '{code}: {label} has {length} of 400 characters'),
  empty: text('{code} 没有填写{label}', '{code}: {label} is empty'),
  inSeveral: text(
    '项目 {code} 编入了多个研发活动，费用只计入编号最小的一个',
    'Project {code} is in several activities; its cost counts in the first',
  ),
};

const textLabels = {
  purpose: text('目的及组织实施方式', 'purpose and organisation'),
  coreTechnology: text('核心技术及创新点', 'core technology and novelty'),
  results: text('取得的阶段性成果', 'results so far'),
} as const;

/** 企业研究开发活动情况表: a sheet an activity of the three years before the application. */
export const projectInfo = async (call: Call, { year }: { readonly year: string }): Promise<ProjectInfo> =>
  projectInfoOf(await highTechYear(call, year));

export function projectInfoOf(facts: HighTechYear): ProjectInfo {
  const activities = facts.activities.map((each) => sheetOf(facts, each));
  return {
    ...{ year: facts.year, years: facts.years, limit: FORM_TEXT, activities },
    findings: [
      ...facts.inSeveral.map((code) => ({ code, message: fill(said.inSeveral, { code }) })),
      ...activities.flatMap(findingsOf),
    ],
  };
}

function sheetOf(facts: HighTechYear, activity: ReadActivity): ActivitySheet {
  const { record, code } = activity;
  const spending = facts.costs.map(({ columns }) => columns.find((each) => each.code === code)?.cells.total ?? '0.00');
  const [latest] = activity.projects.flatMap(({ id }) => facts.details.get(id) ?? []);
  return {
    ...{ recordId: activity.recordId, code, name: activity.name, projectCodes: activity.projectCodes },
    ...{ startTime: activity.startTime, endTime: activity.endTime },
    ...{ domain: record?.domain ?? null, source: record?.source ?? null },
    properties: activity.propertyIds.flatMap((id) => facts.propertyNumbers.get(id) ?? []),
    totalBudget: record?.totalBudget ?? budgetOf(activity),
    ...{ total: tenThousands(spending), spending },
    purpose: formText(record?.purpose, latest?.expectedTarget),
    coreTechnology: formText(record?.coreTechnology, latest?.content),
    results: formText(record?.results, null),
  };
}

/** 项目总预算 where it is entered, else the budgets of its years; null where there is none. */
function budgetOf({ masters, projects, projectCodes }: ReadActivity): string | null {
  const budgets = projectCodes.flatMap((code) => {
    const whole = masters.find((each) => each.code === code)?.totalBudget ?? null;
    if (whole !== null) return [whole];
    return projects.flatMap((each) => (each.code === code && each.budgetAmount !== null ? [each.budgetAmount] : []));
  });
  if (budgets.length === 0) return null;
  return sum(
    budgets.map((each) => tenThousandYuan(each)),
    'tenThousandYuan',
  ).toString();
}

function formText(typed: string | null | undefined, ofProject: string | null | undefined): FormText {
  const own = typed?.trim() || '';
  const value = own || ofProject?.trim() || '';
  return { value, from: own ? 'typed' : value ? 'project' : 'none', length: [...value].length };
}

function findingsOf(sheet: ActivitySheet): ProjectInfo['findings'] {
  const { code, recordId, projectCodes } = sheet;
  const found: { code: string; message: Text }[] = [];
  if (recordId === null) {
    found.push({ code, message: fill(said.proposed, { code, projects: projectCodes.join('、') }) });
  } else if (projectCodes.length === 0) found.push({ code, message: fill(said.noProject, { code }) });
  for (const key of Object.keys(textLabels) as (keyof typeof textLabels)[]) {
    const { length } = sheet[key];
    const sentence = length > FORM_TEXT ? said.tooLong : length === 0 ? said.empty : null;
    if (!sentence) continue;
    const { zh, en } = textLabels[key];
    found.push({
      code,
      message: text(fill(sentence, { code, length, label: zh }).zh, fill(sentence, { code, length, label: en }).en),
    });
  }
  return found;
}
