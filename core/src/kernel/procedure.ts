import { faults, Refusal } from './fault';
import { text, type Text } from './text';

/** What moves a thing that is applied for from one state to the next. */
export interface Move<State extends string> {
  readonly label: Text;
  readonly from: readonly State[];
  readonly to: State;
  /** Made by a reviewer, who is never one of those who applied. */
  readonly reviews: boolean;
  /** An opinion has to be given. */
  readonly takesOpinion: boolean;
}

/** One step: who did what, when, and said what. */
export interface Step<Action extends string = string> {
  readonly action: Action;
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

/** Where a thing stands, and how it came there. */
export interface StandingIn<State extends string, Action extends string> {
  readonly state: State;
  readonly steps: readonly Step<Action>[];
}

/** The states a thing passes through, and what moves it between them. */
export interface Procedure<State extends string, Action extends string> {
  readonly states: Readonly<Record<State, Text>>;
  readonly moves: Readonly<Record<Action, Move<State>>>;
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
 * The standing after a step.
 *
 * @throws Refusal where the state has no such step, for the opinion that is missing, and 403 for those who applied
 */
export function advanceIn<State extends string, Action extends string>(
  procedure: Procedure<State, Action>,
  { state, steps }: StandingIn<State, Action>,
  action: Action,
  maker: StepMaker,
  opinion: string | null,
): StandingIn<State, Action> {
  const move = procedure.moves[action];
  if (!move.from.includes(state)) {
    const [now, verb] = [procedure.states[state], move.label];
    throw new Refusal(
      faults.invalid(
        text(
          `申请${now.zh}，不能${verb.zh}，请刷新后查看最新状态`,
          `The application is ${now.en.toLowerCase()}, so it cannot take this step (${verb.en}); refresh to see its state`,
        ),
      ),
    );
  }
  if (move.reviews && hasApplied(procedure, steps, maker.userId)) {
    throw new Refusal({ code: 403, name: 'OWN_APPLICATION', message: said.own });
  }
  const given = opinion?.trim() || null;
  if (move.takesOpinion && given === null) throw ofOpinion(said.opinion);
  if (given !== null && [...given].length > LONGEST_OPINION) throw ofOpinion(said.long);
  const step: Step<Action> = { action, by: maker.account, byId: maker.userId, time: maker.time, opinion: given };
  return { state: move.to, steps: [...steps, step] };
}

/** Whether a user has made a step that is no review. */
export const hasApplied = <Action extends string>(
  { moves }: Pick<Procedure<string, Action>, 'moves'>,
  steps: readonly Step<Action>[],
  userId: string,
): boolean => steps.some(({ action, byId }) => !moves[action].reviews && byId === userId);

const ofOpinion = (message: Text) => new Refusal(faults.invalid(message, [{ field: 'opinion', message }]));
