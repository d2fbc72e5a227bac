import { text, type Move, type Procedure, type StandingIn, type Step, type Text } from '../kernel';

/** The dictionary of the states of a completion. */
export const COMPLETION_STATE = 'completion_state';

/** The states a completion passes through. */
export const completionStates = {
  draft: text('草稿', 'Draft'),
  applied: text('已申请', 'Applied for'),
  reviewed: text('已评审', 'Reviewed'),
  accepted: text('验收通过', 'Accepted'),
  failed: text('研发失败', 'Failed'),
  ended: text('已终止', 'Terminated'),
} as const satisfies Readonly<Record<string, Text>>;

export type CompletionState = keyof typeof completionStates;
export type CompletionAction = 'apply' | 'return' | 'review' | 'accept' | 'fail' | 'end' | 'reopen';
export type CompletionStep = Step<CompletionAction>;
export type CompletionStanding = StandingIn<CompletionState, CompletionAction>;

const move = (
  label: Text,
  from: readonly CompletionState[],
  to: CompletionState,
  { reviews = true, takesOpinion = true } = {},
): Move<CompletionState> => ({ label, from, to, reviews, takesOpinion });

const open = ['draft', 'applied', 'reviewed'] as const;

/** Whoever leads the project applies for its completion, or ends it; others review, accept and take back. */
export const completion: Procedure<CompletionState, CompletionAction> = {
  states: completionStates,
  moves: {
    apply: move(text('申请结题', 'Apply'), ['draft'], 'applied', { reviews: false, takesOpinion: false }),
    return: move(text('退回', 'Return'), ['applied', 'reviewed'], 'draft'),
    review: move(text('评审', 'Review'), ['applied'], 'reviewed'),
    accept: move(text('验收通过', 'Accept'), ['reviewed'], 'accepted', { takesOpinion: false }),
    fail: move(text('认定失败', 'Declare failed'), ['reviewed'], 'failed'),
    end: move(text('终止项目', 'Terminate'), open, 'ended', { reviews: false }),
    reopen: move(text('撤销结论', 'Take back'), ['accepted', 'failed', 'ended'], 'draft'),
  },
};

export const completionActions = Object.keys(completion.moves) as readonly CompletionAction[];

/** The result of the project that a conclusion gives it, by the dictionary `project_result`. */
export const resultOf: Readonly<Partial<Record<CompletionState, string>>> = {
  accepted: 'succeeded',
  failed: 'failed',
  ended: 'terminated',
};

export const isConcluded = (state: CompletionState): boolean => resultOf[state] !== undefined;
