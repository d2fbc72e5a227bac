import { personnel, projectsOfYear } from '../../project';
import type { Call, RecordOf } from '../../records';
import { hoursMonth } from '../hours-month';
import { personOfCaller } from './own-person';

/** Seeing the months of everybody, not only of the projects one leads. */
const EVERY_MONTH = 'hoursmonth_view';
/** Approving on every project, where its leader cannot. */
const EVERY_REVIEW = 'hoursapproval_all';

type Led = { readonly id: string; readonly leader: string | null };
type Month = Pick<RecordOf<typeof hoursMonth>, 'id' | 'month' | 'personnelId'>;

export interface Reviewer {
  /** Whether the caller sees what the person confirmed on the project. */
  readonly sees: (project: Led, of: Month) => boolean;
  /** Nobody reviews hours of his own. */
  readonly mayReview: (project: Led, of: Month) => boolean;
}

/**
 * What the caller sees and reviews of these months: all that is on projects whose leader he is, whatever his data scopes,
 * and by right what is on all projects, within his data scopes.
 */
export async function reviewerOf(call: Call, months: readonly Month[]): Promise<Reviewer> {
  const person = await personOfCaller(call);
  const { permissions } = call.caller;
  const leads = ({ leader }: Led) => person !== null && leader === person.id;
  const seesAll = permissions.has(EVERY_MONTH) || permissions.has(EVERY_REVIEW);
  const seen = seesAll ? await seenOf(call, months) : new Set<string>();
  const isSeen = (project: Led, { id, personnelId }: Month) =>
    seen.has(id) && seen.has(personnelId) && seen.has(project.id);
  return {
    sees: (project, of) => leads(project) || isSeen(project, of),
    mayReview: (project, of) =>
      of.personnelId !== person?.id &&
      ((leads(project) && permissions.has('hoursapproval_review')) ||
        (permissions.has(EVERY_REVIEW) && isSeen(project, of))),
  };
}

/** The ids of months, people and projects within the caller’s data scopes. */
async function seenOf(call: Call, months: readonly Month[]): Promise<ReadonlySet<string>> {
  const value = months.map(({ id }) => id);
  const rows = await call.records.find(hoursMonth, { where: [{ field: 'id', is: 'in', value }] });
  const people = await call.records.find(personnel);
  const seen = new Set([...rows, ...people].map(({ id }) => id));
  for (const year of new Set(months.map(({ month }) => month.slice(0, 4)))) {
    for (const { id } of await projectsOfYear(call, year)) seen.add(id);
  }
  return seen;
}
