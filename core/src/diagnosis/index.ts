export { type DiagnosisPort, diagnosisCalls } from './diagnosis-calls';
export { diagnosisData } from './diagnosis-data';
export type { DiagnosisDetail, FindingShown } from './diagnosis-detail';
export {
  diagnosisDictionaries,
  diagnosisLevels,
  type DiagnosisLevel,
  diagnosisTopics,
  type DiagnosisTopic,
} from './diagnosis-dictionaries';
export { diagnosisFinding } from './diagnosis-finding';
export { diagnosisHooks } from './diagnosis-hooks';
export { DIAGNOSE, diagnosisRecord } from './diagnosis-record';
export { type DiagnosisReminder, diagnosisReminders } from './diagnosis-reminders';
export { diagnosisStates, type DiagnosisState } from './diagnosis-state';
export type { FindingGiven } from './expert-diagnosis';
export type { FrozenYear } from './freeze-year';
