import { declaredAnswers } from '../described-calls';
import type { AnswerTable } from './answer';
import { financeAnswers } from './finance';
import { ledgerAnswers } from './ledger';
import { projectAnswers } from './project';
import { reportsAnswers } from './reports';
import { statisticsAnswers } from './statistics';

export type { About, AnswersOf, AnswerTable } from './answer';
export { sharedForms } from './shared';

/** What every special call is for and answers; stands beside the table of endpoints. */
export const answers: AnswerTable & typeof declaredAnswers = {
  finance: financeAnswers,
  ...declaredAnswers,
  reports: reportsAnswers,
  ledger: ledgerAnswers,
  project: projectAnswers,
  statistics: statisticsAnswers,
};
