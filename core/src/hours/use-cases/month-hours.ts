import { monthOf, type Month } from '../../kernel/calendar';
import { requireMonth, type Call, type Condition, type RecordOf } from '../../records';
import { attendance } from '../attendance';
import type { MonthHours, PersonOfMonth, ProjectOfMonth, StoredHours } from '../hours-of-month';
import { projectsOfYear, seenProject } from '../../project';
import { workTime } from '../work-time';
import { peopleOfMonths, type MonthSpan } from './people-of-months';

/** People, projects and hours of a month; without one of the latest that has hours, or else of this month. */
export async function monthHours(call: Call, given: { month?: string }): Promise<MonthHours> {
  const month = given.month === undefined ? await latestMonth(call) : requireMonth(given.month);
  const { people, projects, cells } = await hoursBetween(call, { from: month, to: month });
  return { month, people, projects, cells };
}

async function latestMonth(call: Call): Promise<Month> {
  const [latest] = await call.records.find(workTime, { order: [{ field: 'month', descending: true }], limit: 1 });
  return (latest?.month ?? monthOf(call.clock.now())) as Month;
}

/** The people who can have hours in a month. Refuses an unknown project with 404. */
export async function personnelOfMonth(
  call: Call,
  { month, projectId }: { month: string; projectId?: string },
): Promise<readonly PersonOfMonth[]> {
  if (projectId) await seenProject(call, projectId);
  const { people, cells } = await monthHours(call, { month });
  if (!projectId) return people;
  const own = new Map(cells.filter((cell) => cell.projectId === projectId).map((cell) => [cell.personnelId, cell]));
  return people.map((person) => ({ ...person, projectHours: own.get(person.personnelId)?.hours ?? '0' }));
}

/** Hours with the records they are stored in. */
export interface HoursRead extends Omit<MonthHours, 'month'> {
  readonly rows: readonly RecordOf<typeof workTime>[];
}

/** The hours of a span of months of one year, a cell for each month; `named` people are always included. */
export async function hoursBetween(
  call: Call,
  span: MonthSpan,
  named: ReadonlySet<string> = new Set(),
): Promise<HoursRead> {
  const within = { where: monthWithin(span), order: [{ field: 'id' }] } as const;
  const all = await call.records.find(workTime, within);
  const present = await call.records.find(attendance, within);
  const projects = await projectsOfYear(call, span.from.slice(0, 4));
  // Hours on projects or of people that the caller may not see are left out.
  const known = new Set(projects.map(({ id }) => id));
  const onProjects = all.filter(({ projectId }) => known.has(projectId));
  const people = await peopleOfMonths(call, span, { cells: onProjects, present, named });
  const seen = new Set(people.map(({ personnelId }) => personnelId));
  const worked = onProjects.filter(({ personnelId }) => seen.has(personnelId));
  const cells = worked.map(({ projectId, personnelId, hours, origin, version }): StoredHours => ({
    projectId,
    personnelId,
    hours,
    origin,
    version,
  }));
  return {
    people,
    projects: projects.map(({ id, code, name, startTime, endTime }): ProjectOfMonth => ({
      projectId: id,
      projectCode: code,
      projectName: name,
      startTime,
      endTime,
    })),
    cells,
    rows: worked,
  };
}

function monthWithin({ from, to }: MonthSpan): readonly Condition<'month'>[] {
  if (from === to) return [{ field: 'month', is: 'equal', value: from }];
  return [
    { field: 'month', is: 'greaterOrEqual', value: from },
    { field: 'month', is: 'lessOrEqual', value: to },
  ];
}
