import { user } from '@rdm/core/internal/access';
import {
  confirmedBasis,
  hoursMonth,
  reviewHours,
  signalPattern,
  submitHoursMonth,
  workSignal,
  workTime,
} from '@rdm/core/internal/hours';
import { personnel, project } from '@rdm/core/internal/project';
import {
  insertRecords,
  updateRecords,
  type Call,
  type NewValues,
  type RecordOf,
  type Resource,
} from '@rdm/core/internal/records';
import { addMonths, monthsOfYear, type Month } from '@rdm/core/calendar';
import { workDays } from './work-calendar';
import { seededRandom } from './seeded-random';

/** How many others of the project manager’s projects have confirmed their last month. */
const OTHERS = 4;
const REASON = '试验台调试的工时请按试验记录核对';

type Hours = RecordOf<typeof workTime>;

/**
 * Adds what members and their project manager do about hours: who they are, traces of their work, a month that is
 * approved, one that waits and one that was returned, and what others wait for.
 */
export async function addHoursMonths(call: Call, year: number, throughMonth: number): Promise<void> {
  const months = monthsOfYear(year).slice(0, throughMonth);
  const last = months.at(-1)!;
  const projects = await call.records.find(project, {
    where: [{ field: 'year', is: 'equal', value: String(year) }],
    order: [{ field: 'code' }],
  });
  const hours = await call.records.find(workTime, {
    where: [{ field: 'month', is: 'in', value: months.slice(-3) }],
    order: [{ field: 'month' }, { field: 'projectId' }, { field: 'personnelId' }],
  });
  const leader = mostOften(projects.map((each) => each.leader));
  const led = new Set(projects.filter((each) => each.leader === leader).map(({ id }) => id));
  const people = hours
    .filter((row) => row.month === last && led.has(row.projectId) && row.personnelId !== leader)
    .map(({ personnelId }) => personnelId);
  const [member, ...others] = [...new Set(people)].toSorted(
    (one, other) => countOf(people, other) - countOf(people, one),
  );
  if (leader === null || member === undefined) return;
  await change(call, personnel, leader, { account: 'manager' });
  const person = await change(call, personnel, member, {
    account: 'member',
    namesElsewhere: 'member@example.com, member',
  });
  const [account] = await call.records.findByKeys(user, [{ account: 'member' }]);
  if (account) await change(call, user, account.id, { realName: person.name, name: person.name });

  const own = hours.filter(({ personnelId }) => personnelId === member);
  await addSignals(call, projects, own, last);
  const [returned, waiting, approved] = months.slice(-3).toReversed();
  for (const month of [approved, waiting, returned]) {
    if (month !== undefined) await confirm(call, own, month);
  }
  if (approved !== undefined) await review(call, member, approved, led, 'approve');
  if (returned !== undefined) await review(call, member, returned, led, 'return');
  for (const each of others.slice(0, OTHERS)) await confirmElsewhere(call, hours, each, last);
}

/** A call of the account, with the rights this work needs. */
const as = (call: Call, account: string, ...permissions: readonly string[]): Call => ({
  ...call,
  caller: { ...call.caller, account, permissions: new Set(permissions) },
});

async function confirm(call: Call, own: readonly Hours[], month: Month): Promise<void> {
  const lines = own.filter((row) => row.month === month).map(({ projectId, hours }) => ({ projectId, hours }));
  await submitHoursMonth(as(call, 'member', 'hoursmonth_fill'), { month, version: 0, lines });
}

async function review(
  call: Call,
  member: string,
  month: Month,
  led: ReadonlySet<string>,
  decision: 'approve' | 'return',
): Promise<void> {
  const [record] = await call.records.findByKeys(hoursMonth, [{ month, personnelId: member }]);
  const all = record?.lines ?? [];
  const own = decision === 'approve' ? all : all.filter(({ projectId }) => led.has(projectId));
  const lines = own.map(({ projectId }) => ({ id: record!.id, projectId }));
  if (lines.length === 0) return;
  // Other projects have leaders without an account here, for whom the administrator approves.
  if (decision === 'approve') await reviewHours(as(call, 'admin', 'hoursapproval_all'), { decision, lines });
  else
    await reviewHours(as(call, 'manager', 'hoursapproval_review'), {
      decision,
      remark: REASON,
      lines: lines.slice(0, 1),
    });
}

/** The month of a person without an account here, as he would have confirmed it. */
async function confirmElsewhere(call: Call, hours: readonly Hours[], personnelId: string, month: Month): Promise<void> {
  const own = hours.filter((row) => row.month === month && row.personnelId === personnelId);
  const today = call.clock.now().slice(0, 10);
  const lines = own.map(({ projectId, hours: confirmed }) => ({
    ...{ projectId, hours: confirmed, basis: confirmedBasis(confirmed, undefined, today), state: 'submitted' as const },
    ...{ reviewedBy: null, reviewedOn: null, remark: null },
  }));
  await updateRecords(
    call,
    workTime,
    own.map((before) => ({ before, values: { origin: 'entered' } })),
  );
  await insertRecords(call, hoursMonth, [{ month, personnelId, state: 'submitted', submittedOn: today, lines }]);
}

/** Commits of the last month and of the one in progress, with one by somebody and one of something not known. */
async function addSignals(
  call: Call,
  projects: readonly RecordOf<typeof project>[],
  own: readonly Hours[],
  last: Month,
): Promise<void> {
  const codes = new Map(projects.map(({ id, code }) => [id, code]));
  const worked = own.filter(({ month }) => month === last);
  const today = call.clock.now().slice(0, 10);
  const commit = (day: string, person: string, hint: string, count: number) => ({
    ...{ day, person, kind: 'commit', hint, source: 'git control-software', count, hours: null },
  });
  const rows = [last, addMonths(last, 1)].flatMap((month) =>
    workdaysUntil(month, today).flatMap((day) => {
      const random = seededRandom(`commits ${day}`);
      return worked.flatMap(({ projectId }) => {
        const count = random.integer(0, 3);
        return count === 0
          ? []
          : [commit(day, 'member@example.com', `control-software ${codes.get(projectId)}`, count)];
      });
    }),
  );
  const first = workdaysUntil(last, today)[0]!;
  const saturday = [1, 2, 3, 4, 5, 6, 7]
    .map((day) => `${last}-0${day}`)
    .find((day) => new Date(`${day}T00:00:00Z`).getUTCDay() === 6)!;
  await insertRecords(call, workSignal, [
    ...rows,
    commit(saturday, 'member@example.com', `control-software ${codes.get(worked[0]!.projectId)}`, 1),
    commit(first, 'contractor@example.com', `control-software ${codes.get(worked[0]!.projectId)}`, 2),
    commit(first, 'member@example.com', 'website main', 1),
  ]);
  await insertRecords(call, signalPattern, [
    { year: last.slice(0, 4), projectId: worked[0]!.projectId, pattern: 'lowtemp-*' },
  ]);
}

const workdaysUntil = (month: Month, today: string) => workDays(month, null, null).filter((day) => day <= today);

async function change<R extends Resource>(
  call: Call,
  resource: R,
  id: string,
  values: NewValues<R>,
): Promise<RecordOf<R>> {
  const where = [{ field: 'id', is: 'equal', value: id }] as const;
  const [before] = await call.records.find(resource, { where });
  await updateRecords(call, resource, [{ before: before!, values }]);
  return Object.assign({}, before!, values);
}

const countOf = (all: readonly string[], one: string): number => all.filter((each) => each === one).length;

function mostOften(all: readonly (string | null)[]): string | null {
  const known = all.filter((each) => each !== null);
  return [...new Set(known)].toSorted((one, other) => countOf(known, other) - countOf(known, one))[0] ?? null;
}
