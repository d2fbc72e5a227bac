export { aboveScale } from './above-scale/above-scale';
export { type FieldRemark, type Override } from './application/application-fields';
export { type TitleAction, type TitleState, type TitleStep, titleMoves, titleStates } from './application/title-state';
export { REVIEW_RIGHT, REVIEW_VIEW, type Title, type TitleCondition, submitRight } from './application/title';
export { ruleFields } from './gazelle/evaluate-rule';
export { gazelle } from './gazelle/gazelle';
export {
  comparatorSigns,
  judgeCondition,
  type Comparison,
  type FieldShown,
  type JudgedFact,
} from './gazelle/judge-condition';
export type { Comparator } from './gazelle/rule-fact';
export { highTechCertificate } from './held/high-tech-certificate';
export { type HighTechAnnexPort, highTechAnnexCalls } from './high-tech/high-tech-calls';
export { costLines, type CostLine } from './high-tech/cost-structure';
export { FORM_TEXT, rdActivity } from './high-tech/rd-activity';
export { recognition } from './high-tech/recognition';
export type { ProjectCostDetail } from './high-tech/use-cases/project-cost-detail';
export type { ProjectDeveloping } from './high-tech/use-cases/project-developing';
export type { ActivitySheet, ProjectInfo } from './high-tech/use-cases/project-info';
export type { RelateActivities } from './high-tech/use-cases/relate-activities';
export { techSme } from './tech-sme/tech-sme';
export {
  type OneTitlePort,
  type TitleCallTable,
  type TitlePort,
  aboveScaleTitleCalls,
  gazelleTitleCalls,
  highTechTitleCalls,
  recognitionTitleCalls,
  techSmeTitleCalls,
  titleCalls,
} from './title-calls';
export { titleDictionaries } from './title-dictionaries';
export { titleHooks } from './title-hooks';
export { titles } from './titles';
export { aboveScaleTitle } from './above-scale/above-scale-title';
export { recognitionTitle } from './high-tech/recognition-title';
export { techSmeTitle } from './tech-sme/tech-sme-title';
export { enterpriseFacts } from './use-cases/enterprise-facts';
export { type TitleDeadline, titleDeadlines } from './use-cases/title-deadlines';
export { titleAnswers } from './use-cases/title-answers';
export type { FigureShown, SlotShown, TitleOverview } from './use-cases/title-overview';
export type { TitleMatch } from './use-cases/title-matches';
export { type TitleReminder, titleReminders } from './use-cases/title-reminders';
export type { WaitingTitle } from './use-cases/review-queue';
