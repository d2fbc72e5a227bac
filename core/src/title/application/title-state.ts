import {
  advanceIn,
  hasApplied,
  text,
  type Move,
  type StandingIn,
  type Step,
  type StepMaker,
  type Text,
} from '../../kernel';

/** The dictionary of the states of an application. */
export const TITLE_STATE = 'title_state';

/** The states an application passes through. `expired` follows from the validity of a title and is never stored. */
export const titleStates = {
  draft: text('草稿', 'Draft'),
  submitted: text('已提交', 'Submitted'),
  returned: text('已退回', 'Returned'),
  resubmitted: text('已重新提交', 'Resubmitted'),
  passed: text('已通过', 'Passed'),
  rejected: text('未通过', 'Rejected'),
  expired: text('已到期', 'Expired'),
  revoked: text('已撤销', 'Revoked'),
} as const satisfies Readonly<Record<string, Text>>;

export type TitleState = keyof typeof titleStates;

/** What moves an application from one state to the next. */
export type TitleAction = 'submit' | 'resubmit' | 'pass' | 'return' | 'reject' | 'revoke';

const waiting = ['submitted', 'resubmitted'] as const;
const review = (label: Text, to: TitleState, from: readonly TitleState[], takesOpinion: boolean): Move<TitleState> => ({
  label,
  from,
  to,
  reviews: true,
  takesOpinion,
});
const apply = (label: Text, to: TitleState, from: readonly TitleState[]): Move<TitleState> => ({
  label,
  from,
  to,
  reviews: false,
  takesOpinion: false,
});

export const titleMoves: Readonly<Record<TitleAction, Move<TitleState>>> = {
  submit: apply(text('提交', 'Submit'), 'submitted', ['draft']),
  resubmit: apply(text('重新提交', 'Resubmit'), 'resubmitted', ['returned', 'rejected']),
  pass: review(text('通过', 'Pass'), 'passed', waiting, false),
  return: review(text('退回', 'Return'), 'returned', waiting, true),
  reject: review(text('不予通过', 'Reject'), 'rejected', waiting, true),
  revoke: review(text('撤销称号', 'Revoke'), 'revoked', ['passed'], true),
};
export const titleActions = Object.keys(titleMoves) as readonly TitleAction[];

/** States in which the applicant may change the application. */
export const editableStates: readonly TitleState[] = ['draft', 'returned', 'rejected'];
/** States that wait for a reviewer. */
export const waitingStates: readonly TitleState[] = waiting;

/** One step of an application. */
export type TitleStep = Step<TitleAction>;

/** Where an application stands, and how it came there. */
export type Standing = StandingIn<TitleState, TitleAction>;

const procedure = { states: titleStates, moves: titleMoves };

/**
 * The application after a step.
 *
 * @throws Refusal where the state has no such step, for the opinion that is missing, and 403 for those who submitted it
 */
export const advance = (
  standing: Standing,
  action: TitleAction,
  maker: StepMaker,
  opinion: string | null = null,
): Standing => advanceIn(procedure, standing, action, maker, opinion);

/** Whether a user has submitted the application in any of its versions. */
export const isSubmitter = (steps: readonly TitleStep[], userId: string): boolean =>
  hasApplied(procedure, steps, userId);

/** The state on a day: a title that was passed has expired after its last day. */
export const stateOn = (state: TitleState, validTo: string | null, day: string): TitleState =>
  state === 'passed' && validTo !== null && validTo < day ? 'expired' : state;
