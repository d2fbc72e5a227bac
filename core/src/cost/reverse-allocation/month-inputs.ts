import { bookedEntries, closingRules, subjectMatch } from '../../finance';
import type { Call, RecordOf, Resource, Where } from '../../records';
import type { Month } from '../../kernel/calendar';
import { yuan, type Amount } from '../../kernel/money';
import { personnel, project } from '../../project';
import { attendance, runsIn, workTime } from '../../hours';
import { personnelSalary } from '../entities';
import { ProjectIndex } from '../project-index';
import { matchedEntries } from '../matched-entries';
import type { AttendanceRow, ProjectRow, SalaryRow, SubjectMatchRow } from '../registers';
import type { HoursRecord, KeptRow } from './kept-hours';

/** Inputs for finding the hours of a month. */
export interface MonthInputs {
  readonly month: Month;
  readonly year: number;
  /** The projects of the year that take cost. */
  readonly projects: ProjectIndex;
  /** Those of them that run in the month. */
  readonly running: readonly string[];
  readonly salaries: readonly SalaryRow[];
  readonly attendance: readonly AttendanceRow[];
  readonly people: ReadonlyMap<string, RecordOf<typeof personnel>>;
  /** By person, the projects of the year that they lead or have hours on in any of its months. */
  readonly engaged: ReadonlyMap<string, ReadonlySet<string>>;
  /** Stored hours of the month. */
  readonly worked: readonly HoursRecord[];
}

const read = <R extends Resource>(call: Call, resource: R, where: Where<R>): Promise<RecordOf<R>[]> =>
  call.records.find(resource, { where, order: [{ field: 'id' }] });

const needed = ['startTime', 'expenditureType', 'completion'] as const;

/** The inputs of a month; `standing` are its hours as they would be without the allocation. */
export async function monthInputs(
  call: Call,
  month: Month,
  standing: (worked: readonly HoursRecord[]) => readonly KeptRow[],
): Promise<MonthInputs> {
  const ofMonth = [{ field: 'month', is: 'equal', value: month }] as const;
  const year = month.slice(0, 4);
  const all = await read(call, project, [{ field: 'year', is: 'equal', value: year }]);
  // A draft takes part in cost once the fields that cost needs are filled in.
  const projects = all.filter((each) => needed.every((name) => (each[name] as unknown) !== null));
  const salaries = await read(call, personnelSalary, ofMonth);
  const people = await read(call, personnel, [
    { field: 'id', is: 'in', value: salaries.map(({ personnelId }) => personnelId) },
  ]);
  const ofYear = await read(call, workTime, [
    { field: 'month', is: 'greaterOrEqual', value: `${year}-01` },
    { field: 'month', is: 'lessOrEqual', value: `${year}-12` },
  ]);
  const worked = ofYear.filter((row) => row.month === month);
  return {
    month,
    year: Number(year),
    projects: new ProjectIndex(projects as readonly ProjectRow[]),
    running: projects
      .filter(({ id, code, name, startTime, endTime }) =>
        runsIn({ projectId: id, projectCode: code, projectName: name, startTime, endTime }, month),
      )
      .map(({ id }) => id),
    salaries,
    attendance: await read(call, attendance, ofMonth),
    people: new Map(people.map((each) => [each.id, each])),
    engaged: engagedIn(projects, [...ofYear.filter((row) => row.month !== month), ...standing(worked)]),
    worked,
  };
}

function engagedIn(
  projects: readonly RecordOf<typeof project>[],
  worked: readonly Pick<KeptRow, 'projectId' | 'personnelId' | 'hours'>[],
): ReadonlyMap<string, ReadonlySet<string>> {
  const engaged = new Map<string, Set<string>>();
  const add = (personnelId: string, projectId: string) =>
    engaged.set(personnelId, (engaged.get(personnelId) ?? new Set()).add(projectId));
  for (const { id, leader } of projects) if (leader) add(leader, id);
  for (const { projectId, personnelId, hours } of worked) if (Number(hours) > 0) add(personnelId, projectId);
  return engaged;
}

/** Amounts the vouchers of a month book on an item, by project; the key null holds entries without one. */
export async function bookedByProject(
  call: Call,
  month: Month,
  item: string,
): Promise<ReadonlyMap<string | null, Amount<'yuan'>>> {
  const entries = await bookedEntries(call, [{ field: 'month', is: 'equal', value: month }]);
  const matches = await read(call, subjectMatch, []);
  const booked = new Map<string | null, Amount<'yuan'>>();
  const matched = matchedEntries(entries, matches as readonly SubjectMatchRow[], await closingRules(call));
  for (const { entry, item: of, debited, credited } of matched) {
    if (of !== item) continue;
    const { projectId } = entry;
    booked.set(projectId, (booked.get(projectId) ?? yuan(0)).plus(debited.minus(credited)));
  }
  return booked;
}
