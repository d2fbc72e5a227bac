import { declaredAnswers } from '../described-calls';
import type { AnswerTable } from './answer';
import { costAnswers } from './cost';
import { costReportsAnswers } from './cost-reports';
import { costViewAnswers, reverseAllocationAnswers } from './cost-views';
import { financeAnswers } from './finance';
import { ledgerAnswers } from './ledger';
import { projectAnswers } from './project';
import { reportsAnswers } from './reports';
import { statisticsAnswers } from './statistics';
import { timeAnswers } from './time';

export type { About, AnswersOf, AnswerTable } from './answer';
export { sharedForms } from './shared';

/** What every special call is for and answers; stands beside the table of endpoints. */
export const answers: AnswerTable & typeof declaredAnswers = {
  finance: financeAnswers,
  ...declaredAnswers,
  reports: reportsAnswers,
  cost: costAnswers,
  costReports: costReportsAnswers,
  costViews: costViewAnswers,
  reverseAllocation: reverseAllocationAnswers,
  ledger: ledgerAnswers,
  project: projectAnswers,
  statistics: statisticsAnswers,
  time: timeAnswers,
};
