import { text, type Move, type Procedure, type StandingIn, type Step, type Text } from '../kernel';

/** The dictionary of the states of a diagnosis. */
export const DIAGNOSIS_STATE = 'diagnosis_state';

/** The states a diagnosis passes through. `revoked` can be asked for again. */
export const diagnosisStates = {
  draft: text('草稿', 'Draft'),
  submitted: text('待诊断', 'Waits for the expert'),
  diagnosing: text('诊断中', 'Being diagnosed'),
  diagnosed: text('已诊断', 'Diagnosed'),
  revoked: text('已撤回', 'Taken back'),
  closed: text('已关闭', 'Closed'),
} as const satisfies Readonly<Record<string, Text>>;

export type DiagnosisState = keyof typeof diagnosisStates;
export type DiagnosisAction = 'submit' | 'begin' | 'publish' | 'revoke' | 'close';
export type DiagnosisStep = Step<DiagnosisAction>;
export type DiagnosisStanding = StandingIn<DiagnosisState, DiagnosisAction>;

const move = (
  label: Text,
  from: readonly DiagnosisState[],
  to: DiagnosisState,
  reviews = false,
): Move<DiagnosisState> => ({ label, from, to, reviews, takesOpinion: false });

/** The enterprise asks, takes back and closes; an expert, who is never the one who asked, begins and publishes. */
export const diagnosisProcedure: Procedure<DiagnosisState, DiagnosisAction> = {
  states: diagnosisStates,
  moves: {
    submit: move(text('提交诊断', 'Ask for the diagnosis'), ['draft', 'revoked'], 'submitted'),
    begin: move(text('诊断', 'Diagnose'), ['submitted', 'diagnosing'], 'diagnosing', true),
    publish: move(text('发布诊断', 'Publish'), ['diagnosing'], 'diagnosed', true),
    revoke: move(text('撤回', 'Take back'), ['submitted'], 'revoked'),
    close: move(text('关闭', 'Close'), ['diagnosed'], 'closed'),
  },
};

/** States in which the enterprise may change what it asks. */
export const askedStates: readonly DiagnosisState[] = ['draft', 'revoked'];
