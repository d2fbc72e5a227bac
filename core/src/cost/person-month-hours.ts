import Big from 'big.js';
import { text, type Text } from '../kernel';
import type { CostPart } from './cost-part';
import { costResources } from './cost-resources';
import type { CostWarnings } from './cost-warning';
import { ProjectIndex } from './project-index';
import type { AttendanceRow, ProjectRow, WorkTimeRow } from './registers';
import { hoursBasis, hoursOf, type HoursBasis, type HoursClaim } from './split-by-hours';

/** Attendance and project hours. */
export interface PersonHoursInput {
  readonly year: number;
  readonly projects: readonly ProjectRow[];
  readonly attendance: readonly AttendanceRow[];
  readonly workTimes: readonly WorkTimeRow[];
}

/** Hours on a project, and the first of the rows that state them. */
interface ProjectHours extends HoursClaim {
  readonly row: string;
}

/** The hours of a person in a month, and the attendance row they are compared with, if any. */
export interface MonthHours {
  readonly basis: HoursBasis<ProjectHours>;
  readonly attended?: CostPart['source'];
}

/** Hours of every person and month of the year, including people with attendance but no R&D hours. */
export function hoursByPersonMonth(input: PersonHoursInput, warnings: CostWarnings): Map<string, MonthHours> {
  const projects = new ProjectIndex(input.projects);
  const inYear = `${input.year}-`;
  const present = new Map<string, { hours: Big; attended: CostPart['source'] }>();
  for (const row of input.attendance) {
    if (!row.month.startsWith(inYear) || !row.actualHours) continue;
    const key = personMonth(row);
    const earlier = present.get(key);
    present.set(key, {
      hours: hoursOf(row.actualHours).plus(earlier?.hours ?? 0),
      attended: { resource: costResources.attendance, id: lower(row.id, earlier?.attended.id) },
    });
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
    const { hours: attendance, attended } = present.get(key) ?? {};
    const basis = hoursBasis(claims, attendance ?? new Big(0));
    bases.set(key, { basis, attended });
    if (attendance === undefined) {
      warnings.add('NO_ATTENDANCE', key, first.id, noAttendance(first));
    } else if (basis.exceeded) {
      warnings.add('HOURS_EXCEED_TOTAL', key, first.id, hoursExceed(first, basis.whole, attendance));
    }
  }
  return bases;
}

export type PersonMonth = { readonly personnelId: string; readonly month: string };

export function personMonth({ personnelId, month }: PersonMonth): string {
  return `${personnelId} ${month}`;
}

const lower = (id: string, other: string | undefined) => (other !== undefined && other < id ? other : id);

function noAttendance({ personnelId, month }: PersonMonth): Text {
  return text(
    `人员 ${personnelId} ${month} 没有考勤记录，全部按研发工时分配`,
    `Person ${personnelId} has no attendance in ${month}; the pay was allocated over R&D hours only`,
  );
}

function hoursExceed({ personnelId, month }: PersonMonth, claimed: Big, attendance: Big): Text {
  return text(
    `人员 ${personnelId} ${month} 研发工时 ${claimed.toFixed()} 大于实际出勤工时 ${attendance.toFixed()}`,
    `Person ${personnelId}: R&D hours ${claimed.toFixed()} exceed attendance ${attendance.toFixed()} in ${month}`,
  );
}
