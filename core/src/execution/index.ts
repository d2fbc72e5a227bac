export { BUDGET_TOLERANCE, isFarFromBudget } from './budget-tolerance';
export {
  type CompletionAction,
  type CompletionState,
  type CompletionStep,
  completion,
  completionStates,
  isConcluded,
} from './completion-state';
export { demonstrationRecord } from './demonstration-record';
export { developmentActivity } from './development-activity';
export { type ExecutionPort, executionCalls } from './execution-calls';
export { executionDictionaries } from './execution-dictionaries';
export { executionHooks } from './execution-hooks';
export { type PaperOfProject } from './papers/make-paper';
export { type KnownPlace, type KnownTable } from './papers/known-places';
export { paperCalls } from './papers/paper-calls';
export { paperTemplate } from './papers/paper-template';
export { type PaperKind } from './papers/project-papers';
export { aroundTemplates } from './papers/template-hooks';
export { projectAchievement } from './project-achievement';
export { COMPLETION_REVIEW, projectCompletion } from './project-completion';
export { projectMember } from './project-member';
export { projectPreparation } from './project-preparation';
export { printFinalAccount } from './use-cases/print-final-account';
export { printNameList } from './use-cases/print-name-list';
export type { Timeline, TimelineEntry } from './use-cases/project-timeline';
export { searchRecord } from './search-record';
export { surveyRecord } from './survey-record';
export { executionReminders } from './use-cases/execution-reminders';
