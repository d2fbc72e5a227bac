import { faults, Refusal, text, type Text } from '../../kernel';

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

interface Move {
  readonly label: Text;
  readonly from: readonly TitleState[];
  readonly to: TitleState;
  /** Made by a reviewer, who is never one of those who submitted the application. */
  readonly reviews: boolean;
  /** An opinion has to be given. */
  readonly takesOpinion: boolean;
}

const waiting = ['submitted', 'resubmitted'] as const;
const review = (label: Text, to: TitleState, from: readonly TitleState[], takesOpinion: boolean): Move => ({
  label,
  from,
  to,
  reviews: true,
  takesOpinion,
});
const apply = (label: Text, to: TitleState, from: readonly TitleState[]): Move => ({
  label,
  from,
  to,
  reviews: false,
  takesOpinion: false,
});

export const titleMoves: Readonly<Record<TitleAction, Move>> = {
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

/** One step of an application: who did what, when, and said what. */
export interface TitleStep {
  readonly action: TitleAction;
  readonly by: string;
  readonly byId: string;
  /** `yyyy-MM-dd HH:mm:ss` */
  readonly time: string;
  readonly opinion: string | null;
}

/** Whoever makes a step, and when. */
export interface StepMaker {
  readonly account: string;
  readonly userId: string;
  readonly time: string;
}

/** Where an application stands, and how it came there. */
export interface Standing {
  readonly state: TitleState;
  readonly steps: readonly TitleStep[];
}

const LONGEST_OPINION = 500;
const said = {
  own: text(
    '提交人不能审核自己提交的申请，请由其他人审核',
    'Whoever submitted an application cannot review it; ask somebody else',
  ),
  opinion: text('请填写审核意见', 'Give an opinion'),
  long: text('审核意见不能超过500字', 'An opinion has at most 500 characters'),
};

/**
 * The application after a step.
 *
 * @throws Refusal where the state has no such step, for the opinion that is missing, and 403 for those who submitted it
 */
export function advance(
  { state, steps }: Standing,
  action: TitleAction,
  maker: StepMaker,
  opinion: string | null = null,
): Standing {
  const move = titleMoves[action];
  if (!move.from.includes(state)) {
    const [now, verb] = [titleStates[state], move.label];
    throw new Refusal(
      faults.invalid(
        text(
          `申请${now.zh}，不能${verb.zh}，请刷新后查看最新状态`,
          `The application is ${now.en.toLowerCase()}, so it cannot take this step (${verb.en}); refresh to see its state`,
        ),
      ),
    );
  }
  if (move.reviews && isSubmitter(steps, maker.userId)) {
    throw new Refusal({ code: 403, name: 'OWN_APPLICATION', message: said.own });
  }
  const given = opinion?.trim() || null;
  if (move.takesOpinion && given === null) throw ofOpinion(said.opinion);
  if (given !== null && [...given].length > LONGEST_OPINION) throw ofOpinion(said.long);
  const step: TitleStep = { action, by: maker.account, byId: maker.userId, time: maker.time, opinion: given };
  return { state: move.to, steps: [...steps, step] };
}

/** Whether a user has submitted the application in any of its versions. */
export const isSubmitter = (steps: readonly TitleStep[], userId: string): boolean =>
  steps.some(({ action, byId }) => !titleMoves[action].reviews && byId === userId);

/** The state on a day: a title that was passed has expired after its last day. */
export const stateOn = (state: TitleState, validTo: string | null, day: string): TitleState =>
  state === 'passed' && validTo !== null && validTo < day ? 'expired' : state;

const ofOpinion = (message: Text) => new Refusal(faults.invalid(message, [{ field: 'opinion', message }]));
