import { fill, text, type Text } from '../../kernel';
import { addMonths, isWorkday, coveredWorkdayYears, type Month } from '../../kernel/calendar';
import { personnel, projectsOfYear } from '../../project';
import { requireMonth, wholly, type Call, type RecordOf, type Where } from '../../records';
import { attendance } from '../attendance';
import { hoursDue } from '../hours-due';
import { hoursMonth, type ConfirmedLine } from '../hours-month';
import { hoursTotal, hoursTyped } from '../hours-total';
import { workTime } from '../work-time';
import { matchedSignals, type MatchedSignal } from './matched-signals';
import { reviewerOf } from './review-scope';

/** A confirmed line as it is reviewed. */
export interface ReviewedLine {
  /** The month of the person; together with the project it names the line. */
  readonly id: string;
  readonly month: Month;
  readonly personnelId: string;
  readonly personnelCode: string;
  readonly personnelName: string;
  readonly projectId: string;
  readonly projectCode: string;
  readonly projectName: string;
  /** What the person confirmed. */
  readonly confirmed: string;
  /** What the register has now; another than the confirmed one was corrected since. */
  readonly hours: string;
  readonly state: ConfirmedLine['state'];
  readonly basis: Text;
  readonly submittedOn: string | null;
  readonly remark: string | null;
  readonly reviewedBy: string | null;
  /** What is unusual, in words. */
  readonly outliers: readonly Text[];
  /** Whether the caller may approve or return it: not his own, of a project he leads. */
  readonly mayReview: boolean;
}

const said = {
  corrected: text(
    '登记表现为 {hours} 小时，与本人确认不同',
    'The register now has {hours} hours, not what was confirmed',
  ),
  same: text('连续三个月工时相同', 'The same hours three months running'),
  aboveDue: text('合计 {hours} 超过应出勤 {most}', 'Together {hours}, above the {most} scheduled'),
  aboveAttended: text('合计 {hours} 超过实际出勤 {most}', 'Together {hours}, above the {most} attended'),
  restDays: text('{count} 个休息日有工作记录', 'Work signals on {count} days off'),
};

/** How many months are looked at where none is asked for. */
const RECENT = 12;

/**
 * The confirmed lines of the projects the caller leads, or of all with the right to see every month; of one month, or
 * without one those in a state, and of settled ones the last twelve months.
 */
export async function waitingHours(
  call: Call,
  given: { month?: string; state?: ConfirmedLine['state'] },
): Promise<readonly ReviewedLine[]> {
  const { records } = wholly(call);
  const months = await records.find(hoursMonth, {
    where: whereOf(call, given),
    order: [{ field: 'month', descending: true }, { field: 'personnelId' }],
  });
  const reviewer = await reviewerOf(call, months);
  const people = new Map((await records.find(personnel)).map((person) => [person.id, person]));
  const found: ReviewedLine[] = [];
  for (const month of new Set(months.map((record) => record.month))) {
    const ofMonth = await monthFacts(call, month);
    for (const record of months.filter((each) => each.month === month)) {
      const person = people.get(record.personnelId);
      if (!person) continue;
      for (const line of record.lines ?? []) {
        const project = ofMonth.projects.get(line.projectId);
        if (!project || (given.state !== undefined && line.state !== given.state)) continue;
        if (!reviewer.sees(project, record)) continue;
        const hours = ofMonth.hoursOf(month, person.id, project.id) ?? '0';
        found.push({
          id: record.id,
          month,
          personnelId: person.id,
          personnelCode: person.code,
          personnelName: person.name,
          projectId: project.id,
          projectCode: project.code,
          projectName: project.name,
          confirmed: line.hours,
          hours: line.state === 'returned' ? line.hours : hours,
          state: line.state,
          basis: line.basis,
          submittedOn: record.submittedOn,
          remark: line.remark,
          reviewedBy: line.reviewedBy,
          outliers: outliersOf(ofMonth, record, line, hours),
          mayReview: reviewer.mayReview(project, record),
        });
      }
    }
  }
  return found;
}

/** What waits is found however old it is; what was settled, for a year. */
function whereOf(call: Call, given: { month?: string; state?: ConfirmedLine['state'] }): Where<typeof hoursMonth> {
  if (given.month !== undefined) return [{ field: 'month', is: 'equal', value: requireMonth(given.month) }];
  if (given.state === 'submitted') return [{ field: 'state', is: 'in', value: ['submitted', 'returned'] }];
  if (given.state === 'returned') return [{ field: 'state', is: 'equal', value: 'returned' }];
  return [{ field: 'month', is: 'greater', value: addMonths(call.clock.now().slice(0, 7), -RECENT) }];
}

interface MonthFacts {
  readonly projects: ReadonlyMap<string, Awaited<ReturnType<typeof projectsOfYear>>[number]>;
  readonly hoursOf: (month: Month, personnelId: string, projectId: string) => string | undefined;
  readonly totalOf: (personnelId: string) => string;
  readonly attended: ReadonlyMap<string, RecordOf<typeof attendance>>;
  readonly signals: readonly MatchedSignal[];
}

async function monthFacts(call: Call, month: Month): Promise<MonthFacts> {
  const { records } = wholly(call);
  const projects = await projectsOfYear(wholly(call), month.slice(0, 4));
  const rows = await records.find(workTime, {
    where: [
      { field: 'month', is: 'greaterOrEqual', value: addMonths(month, -2) },
      { field: 'month', is: 'lessOrEqual', value: month },
    ],
  });
  const hours = new Map(rows.map((row) => [`${row.month} ${row.personnelId} ${row.projectId}`, row.hours]));
  const own = rows.filter((row) => row.month === month);
  const present = await records.find(attendance, { where: [{ field: 'month', is: 'equal', value: month }] });
  return {
    projects: new Map(projects.map((project) => [project.id, project])),
    hoursOf: (of, personnelId, projectId) => hours.get(`${of} ${personnelId} ${projectId}`),
    totalOf: (personnelId) => hoursTotal(own.filter((row) => row.personnelId === personnelId).map((row) => row.hours)),
    attended: new Map(present.map((row) => [row.personnelId, row])),
    signals: await matchedSignals(call, month),
  };
}

function outliersOf(
  facts: MonthFacts,
  { month, personnelId }: Pick<RecordOf<typeof hoursMonth>, 'month' | 'personnelId'>,
  { projectId, hours: confirmed, state }: ConfirmedLine,
  hours: string,
): Text[] {
  const found: Text[] = [];
  if (state !== 'returned' && !hoursTyped(hours).eq(hoursTyped(confirmed))) found.push(fill(said.corrected, { hours }));
  const before = [-1, -2].map((back) => facts.hoursOf(addMonths(month, back), personnelId, projectId));
  if (before.every((each) => each !== undefined && hoursTyped(each).eq(hoursTyped(confirmed)))) found.push(said.same);
  const total = facts.totalOf(personnelId);
  const row = facts.attended.get(personnelId);
  const due = row?.dueHours ?? String(hoursDue(month));
  const attended = row?.actualHours ?? null;
  const isAbove = (most: string) => hoursTyped(total).gt(hoursTyped(most));
  if (attended !== null && isAbove(attended)) found.push(fill(said.aboveAttended, { hours: total, most: attended }));
  else if (isAbove(due)) found.push(fill(said.aboveDue, { hours: total, most: due }));
  const days = new Set(
    facts.signals
      .filter((each) => each.personnelId === personnelId && each.projectId === projectId)
      .flatMap(({ signal }) => (signal.day !== null && isRestDay(signal.day) ? [signal.day] : [])),
  );
  if (days.size > 0) found.push(fill(said.restDays, { count: days.size }));
  return found;
}

/** Only in years whose holidays are known. */
function isRestDay(day: string): boolean {
  const year = Number(day.slice(0, 4));
  return year >= coveredWorkdayYears.first && year <= coveredWorkdayYears.last && !isWorkday(day);
}
