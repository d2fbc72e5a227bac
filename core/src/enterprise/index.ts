export { certificationGate } from './certification-gate';
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
export { enterpriseSchema } from './enterprise-schema';
export { enterpriseYear } from './enterprise-year';
export { enterprise } from './enterprise';
export { type ChangeCounts, yearChange } from './year-change';
export { datedSheet, datedSheets, noticeSheets, outdatedNotice } from './outdated-notice';
export { type YearState, pendingChanges, RECOMPUTED, recomputedTime, yearState } from './year-state';
export {
  type YearExpenseAmounts,
  type YearExpenseSummary,
  collectedYearExpense,
  summariseYearExpense,
} from './year-expense-summary';
export { yearExpense, yearExpenseFields, yearExpenseTotal } from './year-expense';
