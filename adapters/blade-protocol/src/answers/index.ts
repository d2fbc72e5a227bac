import { declaredAnswers } from '../described-calls';
import type { AnswerTable } from './answer';
import { costAnswers } from './cost';
import { costReportsAnswers } from './cost-reports';
import { costViewAnswers, reverseAllocationAnswers } from './cost-views';
import { dictionaryAnswers, dictionaryRecordsAnswers, systemDictionaryAnswers } from './dictionaries';
import { financeAnswers } from './finance';
import { ledgerAnswers } from './ledger';
import { departmentAnswers } from './department';
import { menuAnswers } from './menus';
import { roleAnswers, userAnswers } from './people';
import { profileAnswers } from './profile';
import { projectAnswers } from './project';
import { reportsAnswers } from './reports';
import { sessionAnswers } from './session';
import { statisticsAnswers } from './statistics';
import { regionAnswers } from './regions';
import { timeAnswers } from './time';

export type { About, AnswersOf, AnswerTable } from './answer';
export { sharedForms } from './shared';

/** What every special call is for and answers; stands beside the table of endpoints. */
export const answers: AnswerTable & typeof declaredAnswers = {
  session: sessionAnswers,
  profile: profileAnswers,
  users: userAnswers,
  roles: roleAnswers,
  menus: menuAnswers,
  departments: departmentAnswers,
  dictionaries: dictionaryAnswers,
  dictionaryRecords: dictionaryRecordsAnswers,
  systemDictionaries: systemDictionaryAnswers,
  regions: regionAnswers,
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
