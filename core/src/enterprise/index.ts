export { certificationGate } from './certification-gate';
export { claimGate, type ClaimFinding, type ClaimGate } from './claim-gate';
export { declarationChannel } from './declaration-channel';
export { enterpriseSchema } from './enterprise-schema';
export { enterpriseYear } from './enterprise-year';
export { enterprise } from './enterprise';
export {
  type YearExpenseAmounts,
  type YearExpenseSummary,
  collectedYearExpense,
  summariseYearExpense,
} from './year-expense-summary';
export { yearExpense, yearExpenseFields, yearExpenseTotal } from './year-expense';
