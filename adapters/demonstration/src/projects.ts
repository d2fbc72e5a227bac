import { monthOf, monthsBetween, touches, type CalendarDate, type Month } from '@rdm/core/calendar';
import { lastDay, padded, periodEnd, type Period } from './period';
import { projectPlans, type ProjectPlan } from './project-plan';
import type { SeededRandom } from './seeded-random';
import type { Person } from './staff';

export interface Project {
  readonly code: string;
  readonly name: string;
  readonly plan: ProjectPlan;
  readonly startTime: CalendarDate;
  readonly endTime: CalendarDate;
}

/** The projects of a year by code: those continued from the year before, then those started in the year. */
export function projectsOf(year: number): Project[] {
  return [...startedIn(year - 1).filter(({ plan }) => plan.continues), ...startedIn(year)];
}

export function runsIn({ startTime, endTime }: Project, month: Month): boolean {
  return touches({ start: startTime, end: endTime }, month);
}

/** The day its development begins; null for a project without phases. */
export function developmentStart({ plan, startTime }: Project): CalendarDate | null {
  return plan.developmentFrom && `${startTime.slice(0, 4)}-${plan.developmentFrom}`;
}

/** How cost of a day is booked: research is expensed, development capitalised. */
export function expenditureOn(project: Project, day: CalendarDate): ProjectPlan['expenditureType'] {
  const development = developmentStart(project);
  return development !== null && day < development ? 'expensed' : project.plan.expenditureType;
}

/** A day of the month on which the project runs, not before `from`. */
export function dayWithin(project: Project, month: Month, random: SeededRandom, from = `${month}-01`): CalendarDate {
  const first = from > project.startTime ? from : project.startTime;
  const last = lastDay(month) < project.endTime ? lastDay(month) : project.endTime;
  return `${month}-${padded(random.integer(Number(first.slice(8)), Number(last.slice(8))), 2)}`;
}

/** The register's rows as of the end of the period. */
export function projectRows(projects: readonly Project[], staff: readonly Person[], period: Period) {
  const end = periodEnd(period);
  return projects.map(({ code, name, plan, startTime, endTime }) => ({
    year: String(period.year),
    code,
    name,
    source: plan.source,
    type: plan.type,
    stage: stageAt(end, startTime, endTime),
    devForm: plan.devForm,
    expenditureType: plan.expenditureType,
    completion: endTime <= end ? ('ended' as const) : ('ongoing' as const),
    leader: staff[plan.leader]?.code ?? null,
    deptId: plan.department,
    startTime,
    endTime,
    govAmount: String(plan.govAmount),
    budgetAmount: String(plan.budgetAmount),
  }));
}

function startedIn(year: number): Project[] {
  return projectPlans.map((plan, index) => ({
    code: `RD${year}${padded(index + 1, 3)}`,
    name: plan.names[(((year % 3) + 3) % 3) as 0 | 1 | 2],
    plan,
    startTime: `${year}-${plan.start}`,
    endTime: `${plan.continues ? year + 1 : year}-${plan.end}`,
  }));
}

/** Research in the first third of the months, trial production in the last sixth. */
function stageAt(day: CalendarDate, start: CalendarDate, end: CalendarDate): '1' | '2' | '3' | '4' {
  const whole = monthsBetween(monthOf(start), monthOf(end)) + 1;
  const done = (monthsBetween(monthOf(start), monthOf(day)) + 1) / whole;
  return done <= 1 / 3 ? '1' : done <= 3 / 5 ? '2' : done <= 5 / 6 ? '3' : '4';
}
