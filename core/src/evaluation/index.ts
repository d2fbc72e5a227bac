export { type AnswerValue, type Answers, answersIn } from './answers';
export { type Evaluation, evaluate } from './evaluate';
export { type EvaluationPort, evaluationCalls } from './evaluation-calls';
export {
  type EvaluationKind,
  evaluationDictionaries,
  evaluationKinds,
  evaluationOutcomes,
} from './evaluation-dictionaries';
export { evaluationHooks } from './evaluation-hooks';
export { evaluationRecord } from './evaluation-record';
export { prefilledAnswers } from './prefilled-answers';
export { selfAssessment } from './self-assessment';
