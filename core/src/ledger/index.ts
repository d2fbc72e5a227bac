export type { CategoryAmounts, ItemAmounts } from './category-amounts';
export { channelHooks } from './channel-hooks';
export { ledgerRow } from './ledger-row';
export { type BalanceSide, type Ledger2015Line, type Ledger2015Sheet, ledgerSheets2015 } from './ledger-sheet-2015';
export { type LedgerAmounts, type LedgerSheet, type LedgerSheetRow, amountsOf, totalAmounts } from './ledger-sheet';
export { ledgerCalls, type LedgerPort } from './ledger-calls';
export { projectReport } from './project-report';
export { type RecomputeProgress, RecomputeProgressBoard } from './recompute-progress';
export { reportHooks } from './report-hooks';
export { financeCalls, type FinancePort } from './reports/finance-calls';
export type { MatchResult } from './reports/match-subjects';
export { relatedCostHooks } from './reports/related-cost-hooks';
export { relatedCost } from './reports/related-cost';
export type { ReportYear } from './reports/report-years';
export { reportsCalls, type ReportsPort } from './reports/reports-calls';
export { type Calculated, type PrintedPlace, calculationSheet } from './sheets/calculation-sheet';
export { explain } from './use-cases/explain';
export { type Preferential, preferential, yearAsked } from './use-cases/preferential';
export { type RecomputeResult, recomputeYear } from './use-cases/recompute-year';
export { saveYearInputs } from './use-cases/save-year-inputs';
export { projectAmounts, type ProjectMonths } from './use-cases/stats-amount';
export { summaryHead } from './use-cases/summary-head';
export {
  type Quarter,
  type QuarterField,
  type QuarterlyAmount,
  quarterField,
  quarterlyAmounts,
  quarters,
  yearInputs,
} from './year-inputs';
export type { SummarisedProject, SummaryHead, YearSummary2015, YearSummary2021 } from './year-summary';
