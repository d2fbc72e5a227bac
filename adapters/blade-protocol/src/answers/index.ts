import type { AnswerTable } from './answer';
import { costAnswers } from './cost';
import { dictionaryAnswers } from './dictionaries';
import { fileAnswers } from './files';
import { ledgerAnswers } from './ledger';
import { projectAnswers } from './project';
import { sessionAnswers } from './session';
import { statisticsAnswers } from './statistics';
import { timeAnswers } from './time';

export type { About, AnswersOf, AnswerTable } from './answer';
export { sharedForms } from './shared';

/** What every special call is for and answers; stands beside the table of endpoints. */
export const answers: AnswerTable = {
  session: sessionAnswers,
  dictionaries: dictionaryAnswers,
  files: fileAnswers,
  cost: costAnswers,
  ledger: ledgerAnswers,
  project: projectAnswers,
  statistics: statisticsAnswers,
  time: timeAnswers,
};
