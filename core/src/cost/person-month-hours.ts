import Big from 'big.js';
import { text, type Text } from '../kernel';
import type { CostWarnings } from './cost-warning';
import { hoursDue } from '../hours';
import { ProjectIndex } from './project-index';
import type { AttendanceRow, ProjectRow, WorkTimeRow } from './registers';
import { hoursBasis, hoursOf, type HoursBasis, type HoursClaim } from './split-by-hours';

/** A person as messages name them. */
export interface NamedPerson {
  readonly id: string;
  /** 工号 */
  readonly code: string;
  readonly name: string;
}

/** Attendance and project hours. */
export interface PersonHoursInput {
  readonly year: number;
  readonly projects: readonly ProjectRow[];
  readonly attendance: readonly AttendanceRow[];
  readonly workTimes: readonly WorkTimeRow[];
  /** Those whom warnings name. */
  readonly people?: readonly NamedPerson[];
}

/** Hours on a project, and the first of the rows that state them. */
interface ProjectHours extends HoursClaim {
  readonly row: string;
}

/** The hours of a person in a month, and the id of the attendance row they are compared with, if any. */
export interface MonthHours {
  readonly basis: HoursBasis<ProjectHours>;
  readonly attended?: string;
}

/** Hours of every person and month of the year, including people with attendance but no R&D hours. */
export function hoursByPersonMonth(input: PersonHoursInput, warnings: CostWarnings): Map<string, MonthHours> {
  const projects = new ProjectIndex(input.projects);
  const inYear = `${input.year}-`;
  const nameOf = personNames(input.people);
  const present = new Map<string, Attended>();
  const due = new Map<string, Attended>();
  for (const row of input.attendance) {
    if (!row.month.startsWith(inYear)) continue;
    if (row.actualHours) addUpIn(present, row, row.actualHours);
    else if (row.dueHours && hoursOf(row.dueHours).gt(0)) addUpIn(due, row, row.dueHours);
  }

  const worked = new Map<string, { first: WorkTimeRow; byProject: Map<string, ProjectHours> }>();
  for (const row of input.workTimes) {
    if (!row.month.startsWith(inYear)) continue;
    const project = projects.ofRow(row, warnings);
    const hours = hoursOf(row.hours);
    if (!project || hours.lte(0)) continue;
    const key = personMonth(row);
    const entry = worked.get(key) ?? { first: row, byProject: new Map<string, ProjectHours>() };
    if (row.id < entry.first.id) entry.first = row;
    const others = entry.byProject.get(project.id);
    entry.byProject.set(project.id, {
      projectId: project.id,
      hours: hours.plus(others?.hours ?? 0),
      row: lower(row.id, others?.row),
    });
    worked.set(key, entry);
  }

  const bases = new Map<string, MonthHours>();
  for (const [key, { hours, attended }] of present) bases.set(key, { basis: hoursBasis([], hours), attended });
  for (const [key, { first, byProject }] of worked) {
    const claims = [...byProject.values()].sort((a, b) => projects.rank(a.projectId) - projects.rank(b.projectId));
    const stated = present.get(key) ?? due.get(key);
    const whole = stated?.hours ?? new Big(hoursDue(first.month));
    const basis = hoursBasis(claims, whole);
    bases.set(key, { basis, attended: stated?.attended });
    const name = nameOf(first.personnelId);
    if (!present.has(key)) {
      const sentence = noAttendance(name, first.month, { isStated: stated !== undefined, whole, basis });
      warnings.add('NO_ATTENDANCE', key, first.id, sentence);
    } else if (basis.exceeded) {
      warnings.add('HOURS_EXCEED_TOTAL', key, first.id, hoursExceed(name, first.month, basis.whole, whole));
    }
  }
  return bases;
}

interface Attended {
  readonly hours: Big;
  readonly attended: string;
}

function addUpIn(found: Map<string, Attended>, row: AttendanceRow, hours: string): void {
  const key = personMonth(row);
  const earlier = found.get(key);
  found.set(key, {
    hours: hoursOf(hours).plus(earlier?.hours ?? 0),
    attended: lower(row.id, earlier?.attended),
  });
}

const GONE = text('已删除的人员', 'A removed person');

/** Number and name of a person by id. */
export function personNames(people: readonly NamedPerson[] = []): (id: string) => Text {
  const names = new Map(people.map(({ id, code, name }) => [id, `${code} ${name}`]));
  return (id) => {
    const name = names.get(id);
    return name === undefined ? GONE : text(name, name);
  };
}

export type PersonMonth = { readonly personnelId: string; readonly month: string };

export function personMonth({ personnelId, month }: PersonMonth): string {
  return `${personnelId} ${month}`;
}

const lower = (id: string, other: string | undefined) => (other !== undefined && other < id ? other : id);

interface Used {
  /** Whether the attendance of the month states the hours due. */
  readonly isStated: boolean;
  readonly whole: Big;
  readonly basis: HoursBasis<ProjectHours>;
}

function noAttendance(name: Text, month: string, { isStated, whole, basis }: Used): Text {
  const due = whole.toFixed();
  const claimed = basis.whole.toFixed();
  const [zh, en] = isStated
    ? [`考勤登记的应出勤 ${due} 小时`, `the ${due} hours due of its attendance`]
    : [`当月应出勤 ${due} 小时（工作日×8）`, `the ${due} hours due of the month (workdays × 8)`];
  if (!basis.exceeded) {
    return text(
      `${name.zh} ${month} 没有实际出勤工时，薪酬按${zh}分摊，请补齐考勤`,
      `${name.en} has no attended hours in ${month}; the pay was shared by ${en}. Complete the attendance`,
    );
  }
  return text(
    `${name.zh} ${month} 没有实际出勤工时，研发工时 ${claimed} 大于${zh}，薪酬全部按研发工时分摊，请补齐考勤`,
    `${name.en} has no attended hours in ${month} and R&D hours of ${claimed}, more than ${en}; the pay was shared by ` +
      'R&D hours only. Complete the attendance',
  );
}

function hoursExceed(name: Text, month: string, claimed: Big, attendance: Big): Text {
  return text(
    `${name.zh} ${month} 研发工时 ${claimed.toFixed()} 大于实际出勤工时 ${attendance.toFixed()}`,
    `${name.en}: R&D hours ${claimed.toFixed()} exceed attendance ${attendance.toFixed()} in ${month}`,
  );
}
