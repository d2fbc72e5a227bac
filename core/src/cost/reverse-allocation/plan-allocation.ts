import { fill, type Text } from '../../kernel';
import type { Call, RecordOf } from '../../records';
import type { Amount } from '../../kernel/money';
import { hoursTotal } from '../../hours';
import { hoursOf } from '../split-by-hours';
import { lockedMonths } from '../verification/locked-months';
import { MONTH_LOCKED } from '../verification/locked-writes';
import { ablePeople } from './able-people';
import { targetsOf } from './allocation-targets';
import { findHours, type FoundHours } from './find-hours';
import { withoutAllocation, type KeptRow } from './kept-hours';
import { bookedByProject, monthInputs } from './month-inputs';
import { reverseAllocation } from './reverse-allocation';
import { payOf } from './reverse-items';
import { reasons } from './reverse-reasons';

export type AllocationRecord = RecordOf<typeof reverseAllocation>;

/** What an allocation does to the hours of a person. */
export interface PersonHours {
  readonly personnelId: string;
  readonly personnelName: string;
  readonly before: string;
  readonly after: string;
}

/** What an allocation would write. */
export interface AllocationPlan {
  /** Why it cannot; null when it can. */
  readonly reason: Text | null;
  readonly cells: readonly FoundHours[];
  /** The hours, without this allocation, that it would replace. */
  readonly before: readonly KeptRow[];
  /** Hours of each person concerned on these projects, by staff number. */
  readonly people: readonly PersonHours[];
  /** What the hours leave of the booked amount, 元. */
  readonly difference: string;
  /** The maximum bookable amount, 元. */
  readonly most: string;
  /** Attendance of the people whose hours would be set. */
  readonly attended: string;
}

const cannot = (reason: Text): AllocationPlan => ({
  ...{ reason, cells: [], before: [], people: [] },
  ...{ difference: '0.00', most: '0.00', attended: '0' },
});

/** Finds the hours of a reverse allocation without writing; deterministic. */
export async function planAllocation(call: Call, record: AllocationRecord): Promise<AllocationPlan> {
  const { month, item, projectId } = record;
  const pay = payOf(item);
  if (!pay) return cannot(reasons.item);
  if ((await lockedMonths(call, 'personnel', { from: month, to: month })).size > 0) return cannot(MONTH_LOCKED);
  if (await overlaps(call, record)) return cannot(fill(reasons.overlap, { month }));
  const inputs = await monthInputs(call, month, (worked) => withoutAllocation(worked, record.kept));
  if (projectId !== null && !inputs.projects.find(projectId)) return cannot(fill(reasons.project, { month }));
  const scope = new Set(projectId === null ? inputs.projects.ordered.map(({ id }) => id) : [projectId]);
  const standing = withoutAllocation(inputs.worked, record.kept).filter((row) => inputs.projects.find(row.projectId));
  const able = ablePeople(inputs, pay, scope);
  const isOwn = (row: KeptRow) => scope.has(row.projectId) && able.has(row.personnelId);
  const before = standing.filter(isOwn);
  const others = standing.filter((row) => !isOwn(row));
  const booked = projectId === null ? await bookedByProject(call, month, item) : new Map<string, Amount<'yuan'>>();
  const workable = new Set([...able.values()].flatMap(({ projects }) => [...projects]));
  const targets = targetsOf(inputs, { item, projectId, scope, before, others, booked, workable });
  if (targets.length === 0) return cannot(fill(reasons.noProjects, { month }));
  const found = findHours({
    month,
    booked: record.bookedAmount ?? '0',
    pay: pay.label,
    people: [...able.values()].map((person) => ({
      ...person,
      others: others
        .filter(({ personnelId }) => personnelId === person.personnelId)
        .map((row) => ({ projectId: row.projectId, hours: hoursOf(row.hours) })),
    })),
    targets,
    projects: inputs.projects,
  });
  const attended = hoursTotal([...able.values()].map(({ wholeHours }) => wholeHours.toFixed()));
  const ofPerson = (rows: readonly Pick<KeptRow, 'personnelId' | 'hours'>[], id: string) =>
    hoursTotal(rows.filter(({ personnelId }) => personnelId === id).map(({ hours }) => hours));
  const people = [...able.values()].map(({ personnelId, name }): PersonHours => ({
    ...{ personnelId, personnelName: name },
    ...{ before: ofPerson(before, personnelId), after: ofPerson(found.cells, personnelId) },
  }));
  const concerned = people.filter((each) => each.before !== '0' || each.after !== '0');
  return { ...found, before, people: found.reason ? [] : concerned, attended };
}

/** Whether another allocation has written hours that this one would overwrite. */
async function overlaps(call: Call, { id, month, projectId }: AllocationRecord): Promise<boolean> {
  const ofMonth = await call.records.find(reverseAllocation, {
    where: [
      { field: 'month', is: 'equal', value: month },
      { field: 'allocatedTime', is: 'isNotNull' },
    ],
  });
  return ofMonth.some(
    (other) => other.id !== id && (projectId === null || other.projectId === null || other.projectId === projectId),
  );
}
