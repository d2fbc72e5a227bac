import type { AnswerTable } from './answer';
import { auditAnswers } from './audit';
import { costAnswers } from './cost';
import { costReportsAnswers } from './cost-reports';
import { costViewAnswers, reverseAllocationAnswers } from './cost-views';
import { dictionaryAnswers } from './dictionaries';
import { fileAnswers } from './files';
import { financeAnswers } from './finance';
import { ledgerAnswers } from './ledger';
import { projectAnswers } from './project';
import { reportsAnswers } from './reports';
import { sessionAnswers } from './session';
import { statisticsAnswers } from './statistics';
import { timeAnswers } from './time';
import { workbooksAnswers } from './workbooks';

export type { About, AnswersOf, AnswerTable } from './answer';
export { sharedForms } from './shared';

/** What every special call is for and answers; stands beside the table of endpoints. */
export const answers: AnswerTable = {
  session: sessionAnswers,
  dictionaries: dictionaryAnswers,
  files: fileAnswers,
  finance: financeAnswers,
  audit: auditAnswers,
  reports: reportsAnswers,
  cost: costAnswers,
  costReports: costReportsAnswers,
  costViews: costViewAnswers,
  reverseAllocation: reverseAllocationAnswers,
  ledger: ledgerAnswers,
  project: projectAnswers,
  statistics: statisticsAnswers,
  time: timeAnswers,
  workbooks: workbooksAnswers,
};
