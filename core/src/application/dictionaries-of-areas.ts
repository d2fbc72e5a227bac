import { achievementDictionaries } from '../achievement';
import { accessDictionaries } from '../access';
import { costDictionaries } from '../cost';
import { enterpriseDictionaries } from '../enterprise';
import { financeDictionaries } from '../finance';
import { executionDictionaries } from '../execution';
import { fundingDictionaries } from '../funding';
import { projectDictionaries } from '../project';
import { hoursDictionaries } from '../hours';
import { importDictionaries } from '../intake';
import { ledgerDictionaries } from '../ledger';
import { riskDictionaries } from '../assessment';
import { evaluationDictionaries } from '../evaluation';
import { deadlineDictionaries } from '../deadline';
import { diagnosisDictionaries } from '../diagnosis';
import { policyDictionaries } from '../policy';
import { retentionDictionaries } from '../retention';
import { titleDictionaries } from '../title';
import { platformDictionaries, standardDictionaries, type StandardDictionary } from '../system';

/** The dictionaries every tenant starts with, in the order in which they are listed. */
export const dictionariesOfAreas: readonly StandardDictionary[] = [
  ...standardDictionaries,
  ...accessDictionaries,
  ...platformDictionaries,
  ...enterpriseDictionaries,
  ...projectDictionaries,
  ...hoursDictionaries,
  ...financeDictionaries,
  ...costDictionaries,
  ...achievementDictionaries,
  ...ledgerDictionaries,
  ...executionDictionaries,
  ...retentionDictionaries,
  ...riskDictionaries,
  ...evaluationDictionaries,
  ...deadlineDictionaries,
  ...diagnosisDictionaries,
  ...policyDictionaries,
  ...fundingDictionaries,
  ...importDictionaries,
  ...titleDictionaries,
];
