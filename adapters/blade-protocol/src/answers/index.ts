import { declaredAnswers } from '../described-calls';
import type { AnswerTable } from './answer';
import { assistantAnswers } from './assistant';
import { costAnswers } from './cost';
import { costReportsAnswers } from './cost-reports';
import { costViewAnswers, reverseAllocationAnswers } from './cost-views';
import { dictionaryAnswers, dictionaryRecordsAnswers, systemDictionaryAnswers } from './dictionaries';
import { fileAnswers } from './files';
import { developAnswers } from './develop';
import { departmentAnswers } from './department';
import { menuAnswers } from './menus';
import { roleAnswers, userAnswers } from './people';
import { profileAnswers } from './profile';
import { sessionAnswers } from './session';
import { cacheAnswers, resourceChoiceAnswers, smsAnswers, systemAnswers } from './system';
import { regionAnswers } from './regions';
import { registrationAnswers } from './registration';
import { tenantAnswers } from './tenants';
import { timeAnswers } from './time';
import { workbooksAnswers } from './workbooks';

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
  tenants: tenantAnswers,
  system: systemAnswers,
  registration: registrationAnswers,
  sms: smsAnswers,
  regions: regionAnswers,
  assistant: assistantAnswers,
  resourceChoice: resourceChoiceAnswers,
  caches: cacheAnswers,
  develop: developAnswers,
  files: fileAnswers,
  ...declaredAnswers,
  cost: costAnswers,
  costReports: costReportsAnswers,
  costViews: costViewAnswers,
  reverseAllocation: reverseAllocationAnswers,
  time: timeAnswers,
  workbooks: workbooksAnswers,
};
