export { isDraft, sharedApprovalFields } from './approval-fields';
export { centralisedMember } from './centralised-member';
export { cooperationParty } from './cooperation-party';
export { copiedSheet } from './copied-sheet';
export { developmentFormRules } from './development-form-rules';
export { entryExclusionFields } from './exclusion-fields';
export { entrustedContract } from './entrusted-contract';
export { entrustedPayment } from './entrusted-payment';
export { isAbroad, isPersonAbroad } from './external-unit-place';
export { externalUnit } from './external-unit';
export { overYears } from './over-years';
export { ownPercent, sharedPercent, splitCost } from './own-share';
export { personnelReference } from './personnel-reference';
export { namesElsewhere, personnel } from './personnel';
export { budgetCategories, budgetTotal, projectBudget } from './project-budget';
export { projectCalls } from './project-calls';
export { projectDetail } from './project-detail';
export { projectDictionaries } from './project-dictionaries';
export {
  type Expenditure,
  type OpeningAmount,
  type PhaseSpan,
  type ProjectCourse,
  expenditureOn,
  hasResultIn,
  isWrittenOff,
  plainCourse,
  yearOfResult,
} from './project-course';
export { latestOpinions } from './latest-opinions';
export { projectMaster } from './project-master';
export { projectOpinion, type OpinionOutcome } from './project-opinion';
export { projectOpening } from './project-opening';
export { projectPhase } from './project-phase';
export { projectReference } from './project-reference';
export { projectDetailSchema, projectSchema } from './project-schema';
export type { ProjectSheet, ProjectSheetDraft } from './project-sheet';
export { project } from './project';
export { projectsOfYear } from './projects-of-year';
export { registerMonth, registerPerson, registerProject } from './register-fields';
export type { ProjectGap } from './sheet-gaps';
export { type ProjectConclusion, concludeProject, reopenProject } from './use-cases/conclude-project';
export { type ProjectContract, contractsOf, contractsOfYear } from './use-cases/contracts-of-year';
export { writeCopy } from './use-cases/copy-project';
export { coursesOfProjects } from './use-cases/courses-of-projects';
export { masterHooks } from './use-cases/master-hooks';
export { paymentHooks } from './use-cases/payment-hooks';
export { ensureMasters } from './use-cases/master-of-code';
export { openInYear, recordIn, requireGoesOn, requireLater } from './use-cases/open-in-year';
export { personnelHooks } from './use-cases/personnel-hooks';
export { projectHooks } from './use-cases/project-hooks';
export { lockProjects } from './use-cases/project-lock';
export { isOpenYear, renameMaster } from './use-cases/rename-master';
export { seenProject } from './use-cases/seen-project';
export { refuseWhereUsed } from './use-cases/what-hangs-on';
export { type SharingParty, sharesOfYear } from './use-cases/shares-of-year';
export { sheetRows, shownSheet } from './use-cases/sheet-records';
export type { ProjectYearStats } from './year-stats';
export { ledProjects } from './use-cases/project-pages';
