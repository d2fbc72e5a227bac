export { certificationGate } from './certification-gate';
export { type CertificationState, type FormerCertification, certificationStates } from './certification-fields';
export { claimGate, type ClaimFinding, type ClaimGate } from './claim-gate';
export {
  CHANNEL_CLOSED,
  asComputedNow,
  channelClosed,
  closedYears,
  closingDeclaration,
  filedPaper,
  latestDeclaration,
  requireOpenChannel,
} from './closed-year';
export { declarationChannel } from './declaration-channel';
export { declarationHooks } from './declaration-hooks';
export { declarationPaper, paperNames } from './declaration-paper';
export { type FiledDigest, declaration } from './declaration';
export { type EnterprisePort, enterpriseCalls } from './enterprise-calls';
export { enterpriseDictionaries } from './enterprise-dictionaries';
export { enterpriseHooks, enterpriseYearHooks } from './enterprise-hooks';
export { type EnterpriseScale, enterpriseScale } from './enterprise-scale';
export { enterpriseSchema } from './enterprise-schema';
export { enterpriseYear } from './enterprise-year';
export { enterprise } from './enterprise';
export { industryCode } from './industry-code';
export { enterpriseCard, requireCertified } from './use-cases/require-certified';
export { type ChangeCounts, yearChange } from './year-change';
export { datedSheet, datedSheets, noticeSheets, outdatedFigures, outdatedNotice } from './outdated-notice';
export { type YearState, pendingChanges, RECOMPUTED, recomputedTime, yearState } from './year-state';
export {
  type YearExpenseAmounts,
  type YearExpenseSummary,
  collectedYearExpense,
  summariseYearExpense,
} from './year-expense-summary';
export { yearFigureNames } from './year-figures';
export { yearExpense, yearExpenseCategories, yearExpenseFields, yearExpenseTotal } from './year-expense';
export { certificationReminders } from './use-cases/certification-reminders';
