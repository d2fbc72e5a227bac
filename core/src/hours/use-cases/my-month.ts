import { addMonths, isMonth, monthOf, type Month } from '../../kernel/calendar';
import type { Text } from '../../kernel';
import { requireMonth, wholly, type Call } from '../../records';
import { hoursMonth, type ConfirmedLine, type HoursMonthState } from '../hours-month';
import { hoursTotal } from '../hours-total';
import type { HoursProposal, Presence } from '../propose-hours';
import { workTime } from '../work-time';
import { requirePerson, type Person } from './own-person';
import { personMonth, type PersonMonth } from './person-month';

/** How many months the history shows. */
const HISTORY = 12;

interface NamedProject {
  readonly projectId: string;
  readonly projectCode: string;
  readonly projectName: string;
}

/** A line of a month: hours of the register, and what became of them. */
export interface MyHoursLine extends NamedProject {
  /** As the register has them, or as they were returned; empty without. */
  readonly hours: string;
  readonly state: HoursMonthState;
  readonly basis: Text | null;
  readonly remark: string | null;
  readonly reviewedBy: string | null;
}

export interface MyHoursMonth {
  readonly month: Month;
  readonly personnelName: string;
  readonly personnelCode: string;
  readonly state: HoursMonthState;
  /** 0 before the month is submitted. */
  readonly version: number;
  readonly submittedOn: string | null;
  readonly presence: Presence;
  readonly lines: readonly MyHoursLine[];
  /** Further projects that run in the month. */
  readonly others: readonly NamedProject[];
  readonly proposal: HoursProposal;
  /** Why nothing of the month can be changed any more; null where it can. */
  readonly closed: Text | null;
  /** The months before and this one, the latest first. */
  readonly history: readonly { readonly month: Month; readonly state: HoursMonthState; readonly hours: string }[];
}

/** The caller's own month; without a month the one that is due: the last one until it is submitted, then this one. */
export async function myMonth(call: Call, given: { month?: string }): Promise<MyHoursMonth> {
  const person = await requirePerson(call);
  const history = await historyOf(call, person);
  const month =
    given.month === undefined ? dueMonth(history, monthOf(call.clock.now().slice(0, 10))) : requireMonth(given.month);
  const own = await personMonth(call, person, month);
  const lines = linesOf(own);
  const shown = new Set(lines.map(({ projectId }) => projectId));
  return {
    month,
    personnelName: person.name,
    personnelCode: person.code,
    state: stateOf(own.record),
    version: own.record?.version ?? 0,
    submittedOn: own.record?.submittedOn ?? null,
    presence: own.presence,
    lines,
    others: own.running.filter(({ id }) => !shown.has(id)).map(named),
    proposal: own.proposal,
    closed: await closedBy(call, own),
    history,
  };
}

const named = ({ id, code, name }: PersonMonth['projects'][number]): NamedProject => ({
  projectId: id,
  projectCode: code,
  projectName: name,
});

const stateOf = (record: { readonly state: string | null } | null): HoursMonthState =>
  record === null ? 'draft' : ((record.state ?? 'submitted') as HoursMonthState);

function linesOf({ record, rows, projects, running, own, proposal }: PersonMonth): MyHoursLine[] {
  const confirmed = new Map((record?.lines ?? []).map((line) => [line.projectId, line]));
  const hours = new Map(rows.map((row) => [row.projectId, row.hours]));
  const proposed = new Set(proposal.lines.map(({ projectId }) => projectId));
  const runs = new Set(running.map(({ id }) => id));
  return projects
    .filter(({ id }) => confirmed.has(id) || hours.has(id) || proposed.has(id) || (own.has(id) && runs.has(id)))
    .map((project): MyHoursLine => {
      const line: ConfirmedLine | undefined = confirmed.get(project.id);
      return {
        ...named(project),
        hours: hours.get(project.id) ?? (line?.state === 'returned' ? line.hours : ''),
        state: line?.state ?? 'draft',
        basis: line?.basis ?? null,
        remark: line?.remark ?? null,
        reviewedBy: line?.reviewedBy ?? null,
      };
    });
}

/** Asks the rules that refuse writes to the register, locks and declarations, without writing. */
async function closedBy(call: Call, { month, person, projects, running }: PersonMonth): Promise<Text | null> {
  const [project] = running.length ? running : projects;
  if (!project) return null;
  const after = { month, personnelId: person.id, projectId: project.id, hours: '1' };
  const [refused] = await wholly(call).refusedWrites(workTime, [{ before: null, after }]);
  return refused?.fault.message ?? null;
}

async function historyOf(call: Call, person: Person): Promise<MyHoursMonth['history']> {
  const { records } = wholly(call);
  const last = monthOf(call.clock.now().slice(0, 10));
  const joined = person.entryDate ? monthOf(person.entryDate) : '';
  const left = person.leaveDate ? monthOf(person.leaveDate) : last;
  const months = Array.from({ length: HISTORY }, (_, back) => addMonths(last, -back)).filter(
    (month) => isMonth(month) && month >= joined && month <= left,
  );
  const mine = { field: 'personnelId', is: 'equal', value: person.id } as const;
  const within = { field: 'month', is: 'in', value: months } as const;
  const confirmed = await records.find(hoursMonth, { where: [mine, within] });
  const states = new Map(confirmed.map((record) => [record.month, stateOf(record)]));
  const rows = await records.find(workTime, { where: [mine, within] });
  return months.map((month) => ({
    month,
    state: states.get(month) ?? 'draft',
    hours: hoursTotal(rows.filter((row) => row.month === month).map((row) => row.hours)),
  }));
}

/** The last month until it is submitted, then this one; of somebody who left, the last one of all. */
function dueMonth(history: MyHoursMonth['history'], now: Month): Month {
  const last = history.find(({ month }) => month < now);
  if (last && isOpen(last.state)) return last.month;
  return history[0]?.month ?? now;
}

/** Whether the person still has to submit. */
const isOpen = (state: HoursMonthState): boolean => state === 'draft' || state === 'returned';
