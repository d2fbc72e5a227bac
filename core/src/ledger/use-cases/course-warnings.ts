import { costRecord } from '../../cost';
import { fill, text, type Text } from '../../kernel';
import {
  expenditureOn,
  isWrittenOff,
  project,
  projectMaster,
  type Expenditure,
  type ProjectCourse,
} from '../../project';
import type { Call, RecordOf } from '../../records';

const UNUSED_OPENING = text(
  '项目 {code} 有资本化期初余额，但本年度为费用化且未划分阶段，余额未计入辅助账；请核对支出类型或划分阶段',
  'Project {code} has a capitalised opening balance, but is expensed and has no phases; the balance is on no ledger, check its type',
);
const OVERLAP = text(
  '项目 {code} 的期初余额（{date}）之前已有资本化归集记录，可能重复计算，请核对',
  'Project {code} has capitalised cost recorded before its opening balance of {date}; it may count twice',
);
const LOCKED = text(
  '项目 {code} {month} 的数据已锁定，支出类型与项目阶段不一致；如需调整请先解锁后重算',
  'Project {code} {month} is locked with another type of expenditure than its phase; unlock and recompute to change it',
);
const NO_RECORD = text(
  '项目 {code} 于{date}失败或终止，但本年度没有该项目的记录，其资本化余额未转入费用；请先项目跨年',
  'Project {code} failed or was terminated on {date} but has no record of the year; its balance is not expensed, carry it over first',
);

interface YearProject {
  readonly id: string;
  readonly code: string;
  readonly expenditureType: string;
  readonly course?: ProjectCourse;
}

/** What the courses of a year's projects say against their records; one sentence each. */
export async function courseWarnings(
  call: Call,
  year: string,
  projects: readonly YearProject[],
  kept: readonly RecordOf<typeof costRecord>[],
): Promise<Text[]> {
  const known = projects.flatMap(({ course, ...each }) => (course ? [{ ...each, course }] : []));
  const found: Text[] = [];
  for (const { id, code, course, expenditureType } of known) {
    const opening = course.opening.filter((row) => row.expenditureType === 'capitalised');
    if (opening.length > 0 && course.phases.length === 0 && expenditureType === 'expensed' && !isWrittenOff(course)) {
      found.push(fill(UNUSED_OPENING, { code }));
    }
    const date = opening
      .map((row) => row.date)
      .sort()
      .at(-1);
    if (date !== undefined && (await hasCapitalisedBefore(call, code, date))) found.push(fill(OVERLAP, { code, date }));
    found.push(...lockedMonths(id, course, kept).map((month) => fill(LOCKED, { code, month })));
  }
  return [...found, ...(await withoutRecord(call, year, projects))];
}

async function hasCapitalisedBefore(call: Call, code: string, date: string): Promise<boolean> {
  const records = await call.records.find(project, {
    where: [
      { field: 'code', is: 'equal', value: code },
      { field: 'year', is: 'lessOrEqual', value: date.slice(0, 4) },
    ],
  });
  const count = await call.records.count(costRecord, [
    { field: 'projectId', is: 'in', value: records.map(({ id }) => id) },
    { field: 'month', is: 'lessOrEqual', value: date.slice(0, 7) },
    { field: 'expenditureType', is: 'equal', value: 'capitalised' },
  ]);
  return count > 0;
}

/** Locked months whose cost is of a type that no day of the month has by now. */
function lockedMonths(id: string, course: ProjectCourse, kept: readonly RecordOf<typeof costRecord>[]): string[] {
  if (course.phases.length === 0) return [];
  const differing = kept.filter(({ projectId, month, expenditureType }) => {
    const possible = [`${month}-01`, `${month}-31`].map((day) => expenditureOn(course, 'expensed', day));
    return projectId === id && !possible.includes(expenditureType as Expenditure);
  });
  return [...new Set(differing.map(({ month }) => month))].sort();
}

async function withoutRecord(call: Call, year: string, projects: readonly YearProject[]): Promise<Text[]> {
  const masters = await call.records.find(projectMaster, {
    where: [
      { field: 'date', is: 'greaterOrEqual', value: `${year}-01-01` },
      { field: 'date', is: 'lessOrEqual', value: `${year}-12-31` },
    ],
    order: [{ field: 'code' }],
  });
  const codes = new Set(projects.map(({ code }) => code));
  return masters
    .filter(({ code, result }) => (result === 'failed' || result === 'terminated') && !codes.has(code))
    .map(({ code, date }) => fill(NO_RECORD, { code, date: date! }));
}
