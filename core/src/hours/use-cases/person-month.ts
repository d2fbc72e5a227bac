import { addMonths, type Month } from '../../kernel/calendar';
import { projectsOfYear, type project } from '../../project';
import { wholly, type Call, type RecordOf } from '../../records';
import { attendance } from '../attendance';
import { hoursDue } from '../hours-due';
import { runsIn } from '../hours-findings';
import { hoursMonth } from '../hours-month';
import { proposeHours, type HoursProposal, type Presence } from '../propose-hours';
import type { SignalKind } from '../work-signals';
import { workTime } from '../work-time';
import { matchedSignals } from './matched-signals';
import type { Person } from './own-person';

/** How many months back a project somebody worked on is offered at once. */
const RECENT = 3;

type Project = RecordOf<typeof project>;
type HoursRow = RecordOf<typeof workTime>;

/** A month of one person: what stands, what may be filled in, and what is proposed. */
export interface PersonMonth {
  readonly person: Person;
  readonly month: Month;
  /** What was confirmed; null before the month is submitted. */
  readonly record: RecordOf<typeof hoursMonth> | null;
  /** The register of project hours. */
  readonly rows: readonly HoursRow[];
  /** All projects of the year, by code. */
  readonly projects: readonly Project[];
  /** Those that run in the month. */
  readonly running: readonly Project[];
  /** Those the person belongs to: led, worked on lately, or named by a signal. */
  readonly own: ReadonlySet<string>;
  readonly presence: Presence;
  readonly proposal: HoursProposal;
}

/** Reads a person's month unscoped: it is his own, whatever registers he may see. */
export async function personMonth(call: Call, person: Person, month: Month): Promise<PersonMonth> {
  const whole = wholly(call);
  const { records } = whole;
  const [record] = await records.findByKeys(hoursMonth, [{ month, personnelId: person.id }]);
  const projects = await projectsOfYear(whole, month.slice(0, 4));
  const running = projects.filter((each) => runsIn(spanOf(each), month));
  const recent = await records.find(workTime, {
    where: [
      { field: 'personnelId', is: 'equal', value: person.id },
      { field: 'month', is: 'greaterOrEqual', value: addMonths(month, -RECENT) },
      { field: 'month', is: 'lessOrEqual', value: month },
    ],
    order: [{ field: 'id' }],
  });
  const idNow = await successors(whole, projects, month);
  const last = addMonths(month, -1);
  const lines = recent
    .filter((row) => row.month === last)
    .flatMap(({ projectId, hours }) => {
      const now = idNow(projectId);
      return now === null ? [{ projectId, hours }] : [{ projectId: now, hours }];
    });
  const signals = (await matchedSignals(whole, month)).flatMap(({ signal, personnelId, projectId }) =>
    personnelId === person.id && projectId !== null
      ? [{ ...signal, projectId, day: signal.day ?? '', count: signal.count ?? 0, kind: kindOf(signal.kind) }]
      : [],
  );
  const presence = await presenceOf(whole, person, month);
  const worked = recent.flatMap(({ projectId }) => idNow(projectId) ?? []);
  const led = projects.filter(({ leader }) => leader === person.id).map(({ id }) => id);
  return {
    person,
    month,
    record: record ?? null,
    rows: recent.filter((row) => row.month === month),
    projects,
    running,
    own: new Set([...led, ...worked, ...signals.map(({ projectId }) => projectId)]),
    presence,
    proposal: proposeHours({
      projects: running.map(({ id, code }) => ({ projectId: id, projectCode: code })),
      presence,
      lastMonth: { lines, presence: await presenceOf(whole, person, last) },
      signals,
    }),
  };
}

const spanOf = ({ id, code, name, startTime, endTime }: Project) => ({
  projectId: id,
  projectCode: code,
  projectName: name,
  startTime,
  endTime,
});

const kindOf = (kind: string | null): SignalKind => (kind === 'issue' || kind === 'worklog' ? kind : 'commit');

/** A project of last year continues in this year's record of its code. */
async function successors(call: Call, projects: readonly Project[], month: Month) {
  const ids = new Set(projects.map(({ id }) => id));
  const before = addMonths(month, -RECENT).slice(0, 4);
  const earlier = before === month.slice(0, 4) ? [] : await projectsOfYear(call, before);
  const byCode = new Map(projects.map(({ code, id }) => [code, id]));
  const codes = new Map(earlier.map(({ id, code }) => [id, code]));
  return (projectId: string): string | null =>
    ids.has(projectId) ? projectId : (byCode.get(codes.get(projectId) ?? '') ?? null);
}

/** Hours present by the attendance of the month, else hours due, else those of the calendar. */
async function presenceOf(call: Call, person: Person, month: Month): Promise<Presence> {
  const [row] = await call.records.findByKeys(attendance, [{ month, personnelId: person.id }]);
  const { actualHours = null, dueHours = null } = row ?? {};
  if (actualHours !== null) return { hours: actualHours, from: 'attended' };
  if (dueHours !== null) return { hours: dueHours, from: 'due' };
  return { hours: String(hoursDue(month)), from: 'calendar' };
}
