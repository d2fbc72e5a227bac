import type { Text } from '../../kernel';
import { accountNames } from '../../access';
import type { Call } from '../../records';
import { stateOf } from '../application/application-fields';
import { isSubmitter, waitingStates, type TitleState } from '../application/title-state';
import { REVIEW_RIGHT } from '../application/title';
import { titles } from '../titles';
import { titleRecords } from './title-record';

/** An application that waits for a reviewer. */
export interface WaitingTitle {
  readonly id: string;
  readonly code: string;
  readonly label: Text;
  readonly path: string;
  readonly year: string;
  readonly state: TitleState;
  /** The name of the person and the account. */
  readonly submittedBy: string;
  readonly submittedTime: string;
  /** How often it was submitted. */
  readonly version: number;
  /** Not of those the caller submitted himself. */
  readonly mayReview: boolean;
}

/** The applications of every title that wait for a reviewer, the oldest first. */
export async function reviewQueue(call: Call): Promise<readonly WaitingTitle[]> {
  const waiting: WaitingTitle[] = [];
  for (const title of titles) {
    for (const record of await titleRecords(call, title)) {
      const state = stateOf(record);
      if (!waitingStates.includes(state)) continue;
      const steps = record.steps ?? [];
      const last = steps.at(-1);
      waiting.push({
        id: record.id,
        code: title.code,
        label: title.resource.label,
        path: title.path,
        year: record.year,
        state,
        submittedBy: last?.by ?? '',
        submittedTime: last?.time ?? '',
        version: record.versions?.length ?? 0,
        mayReview: call.caller.permissions.has(REVIEW_RIGHT) && !isSubmitter(steps, call.caller.userId),
      });
    }
  }
  const nameOf = await accountNames(
    call,
    waiting.map(({ submittedBy }) => submittedBy),
  );
  const named = waiting.map((each) => ({ ...each, submittedBy: nameOf(each.submittedBy, each.submittedTime) }));
  return named.toSorted((one, other) => (one.submittedTime < other.submittedTime ? -1 : 1));
}
