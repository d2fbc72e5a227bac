import { declaredAnswers } from '../described-calls';
import type { AnswerTable } from './answer';
import { assistantAnswers } from './assistant';
import { costAnswers } from './cost';
import { costReportsAnswers } from './cost-reports';
import { costViewAnswers, reverseAllocationAnswers } from './cost-views';
import { fileAnswers } from './files';
import { financeAnswers } from './finance';
import { ledgerAnswers } from './ledger';
import { developAnswers } from './develop';
import { projectAnswers } from './project';
import { reportsAnswers } from './reports';
import { statisticsAnswers } from './statistics';
import { cacheAnswers, resourceChoiceAnswers, smsAnswers, systemAnswers } from './system';
import { registrationAnswers } from './registration';
import { tenantAnswers } from './tenants';
import { timeAnswers } from './time';
import { workbooksAnswers } from './workbooks';

export type { About, AnswersOf, AnswerTable } from './answer';
export { sharedForms } from './shared';

/** What every special call is for and answers; stands beside the table of endpoints. */
export const answers: AnswerTable & typeof declaredAnswers = {
  tenants: tenantAnswers,
  system: systemAnswers,
  registration: registrationAnswers,
  sms: smsAnswers,
  assistant: assistantAnswers,
  resourceChoice: resourceChoiceAnswers,
  caches: cacheAnswers,
  develop: developAnswers,
  files: fileAnswers,
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
  workbooks: workbooksAnswers,
};
