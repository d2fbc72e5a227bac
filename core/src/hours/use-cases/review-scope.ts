import type { Call } from '../../records';
import { personOfCaller } from './own-person';

/** Seeing the months of everybody, not only of the projects one leads. */
export const EVERY_MONTH = 'hoursmonth_view';
/** Approving on every project, where its leader cannot. */
export const EVERY_REVIEW = 'hoursapproval_all';

type Led = { readonly leader: string | null };

export interface Reviewer {
  readonly sees: (project: Led) => boolean;
  /** Nobody reviews hours of his own. */
  readonly mayReview: (project: Led, personnelId: string) => boolean;
}

/** What the caller sees and reviews: what is on projects whose leader he is, and by right what is on all. */
export async function reviewerOf(call: Call): Promise<Reviewer> {
  const person = await personOfCaller(call);
  const { permissions } = call.caller;
  const leads = ({ leader }: Led) => person !== null && leader === person.id;
  return {
    sees: (project) => leads(project) || permissions.has(EVERY_MONTH) || permissions.has(EVERY_REVIEW),
    mayReview: (project, personnelId) =>
      personnelId !== person?.id &&
      ((leads(project) && permissions.has('hoursapproval_review')) || permissions.has(EVERY_REVIEW)),
  };
}
