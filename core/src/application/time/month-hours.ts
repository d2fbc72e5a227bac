import {
  attendance,
  hoursTotal,
  type MonthHours,
  type PersonOfMonth,
  type ProjectOfMonth,
  type StoredHours,
} from '../../cost';
import {
  faults,
  Refusal,
  text,
  type Call,
  type Condition,
  type RecordOf,
  type Resource,
  type StoredRecord,
} from '../../kernel';
import { isMonth, monthOf, type Month } from '../../kernel/calendar';
import { projectsOf } from '../../ledger';
import { personnel, project, workTime } from '../../project';
import { existing } from '../resource/record-detail';
import { withShownValues } from '../resource/shown-values';

const NOT_A_MONTH = text('请选择月份', 'Choose the month');

/** Months from the first to the last, both counted. */
export interface MonthSpan {
  readonly from: Month;
  readonly to: Month;
}

export function requireMonth(month: string | undefined): Month {
  if (isMonth(month)) return month;
  throw new Refusal(faults.invalid(NOT_A_MONTH, [{ field: 'month', message: NOT_A_MONTH }]));
}

/** People, projects and hours of a month. */
export async function monthHours(call: Call, given: { month: string }): Promise<MonthHours> {
  const month = requireMonth(given.month);
  const { people, projects, cells } = await hoursBetween(call, { from: month, to: month });
  return { month, people, projects, cells };
}

/** Those who can have hours in a month. A project that is not there is refused with 404. */
export async function personnelOfMonth(
  call: Call,
  { month, projectId }: { month: string; projectId?: string },
): Promise<readonly PersonOfMonth[]> {
  if (projectId) await existing(call, project, projectId);
  const { people, cells } = await monthHours(call, { month });
  if (!projectId) return people;
  const own = new Map(cells.filter((cell) => cell.projectId === projectId).map((cell) => [cell.personnelId, cell]));
  return people.map((person) => ({ ...person, projectHours: own.get(person.personnelId)?.hours ?? '0' }));
}

/** Hours with the records they stand in. */
export interface HoursRead extends Omit<MonthHours, 'month'> {
  readonly rows: readonly StoredRecord[];
}

/** The same for a span of months of one year, a cell for each month; of people also those that are named. */
export async function hoursBetween(
  call: Call,
  span: MonthSpan,
  named: ReadonlySet<string> = new Set(),
): Promise<HoursRead> {
  const worked = await rowsBetween(call, workTime, span);
  const present = await rowsBetween(call, attendance, span);
  const projects = await projectsOf(call, span.from.slice(0, 4));
  const cells = worked.map(({ projectId, personnelId, hours, version }): StoredHours => ({
    projectId,
    personnelId,
    hours,
    version,
  }));
  return {
    people: await peopleOf(call, span, { cells, present, named }),
    projects: projects.map(({ id, code, name, startTime, endTime }): ProjectOfMonth => ({
      projectId: id,
      projectCode: code,
      projectName: name,
      startTime: (startTime as string | null) ?? null,
      endTime: (endTime as string | null) ?? null,
    })),
    cells,
    rows: worked as unknown as StoredRecord[],
  };
}

async function rowsBetween<R extends Resource>(
  call: Call,
  resource: R,
  { from, to }: MonthSpan,
): Promise<RecordOf<R>[]> {
  const where: Condition[] =
    from === to
      ? [{ field: 'month', is: 'equal', value: from }]
      : [
          { field: 'month', is: 'greaterOrEqual', value: from },
          { field: 'month', is: 'lessOrEqual', value: to },
        ];
  return (await call.records.find(resource, { where, order: [{ field: 'id' }] })) as unknown as RecordOf<R>[];
}

/** What makes people those of a month besides their employment. */
interface Engaged {
  readonly cells: readonly StoredHours[];
  readonly present: readonly RecordOf<typeof attendance>[];
  readonly named: ReadonlySet<string>;
}

async function peopleOf(
  call: Call,
  { from, to }: MonthSpan,
  { cells, present, named }: Engaged,
): Promise<PersonOfMonth[]> {
  const hours = grouped(cells);
  const attended = grouped(present);
  const all = await withShownValues(
    call,
    personnel,
    await call.records.find(personnel, { order: [{ field: 'code' }] }),
  );
  return all.flatMap((row) => {
    const { id, code, name, entryDate, leaveDate } = row as unknown as RecordOf<typeof personnel>;
    const employed = (!entryDate || monthOf(entryDate) <= to) && (!leaveDate || monthOf(leaveDate) >= from);
    if (!employed && !hours.has(id) && !attended.has(id) && !named.has(id)) return [];
    const own = attended.get(id) ?? [];
    return {
      personnelId: id,
      personnelCode: code,
      personnelName: name,
      deptName: (row.deptName as string | null) || null,
      entryDate: entryDate ?? null,
      leaveDate: leaveDate ?? null,
      dueHours: totalOf(own.map(({ dueHours }) => dueHours)),
      actualHours: totalOf(own.map(({ actualHours }) => actualHours)),
      rdHours: hoursTotal((hours.get(id) ?? []).map((cell) => cell.hours)),
      projectHours: null,
    };
  });
}

function grouped<T extends { readonly personnelId: string }>(rows: readonly T[]): Map<string, T[]> {
  const byPerson = new Map<string, T[]>();
  for (const row of rows) {
    const own = byPerson.get(row.personnelId);
    if (own) own.push(row);
    else byPerson.set(row.personnelId, [row]);
  }
  return byPerson;
}

/** The sum of what is recorded; null where nothing is. */
function totalOf(values: readonly (string | null | undefined)[]): string | null {
  const recorded = values.filter((value) => typeof value === 'string');
  return recorded.length ? hoursTotal(recorded) : null;
}
