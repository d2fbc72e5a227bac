export type { CategoryAmounts, ItemAmounts } from './category-amounts';
export { channelHooks } from './channel-hooks';
export { ledgerRow } from './ledger-row';
export { type BalanceSide, type Ledger2015Line, type Ledger2015Sheet, ledgerSheets2015 } from './ledger-sheet-2015';
export { type LedgerAmounts, type LedgerSheet, type LedgerSheetRow, amountsOf, totalAmounts } from './ledger-sheet';
export type { LedgerPort, Preferential, ProjectMonths, RecomputeProgress, RecomputeResult } from './ports';
export { projectReport } from './project-report';
export { RecomputeProgressBoard } from './recompute-progress';
export { reportHooks } from './report-hooks';
export { cooperationSheet } from './reports/cooperation-sheet';
export { crossYear } from './reports/cross-year';
export { submitMatch } from './reports/match-subjects';
export type { ReportYear, ReportsPort } from './reports/ports';
export { relatedCostHooks } from './reports/related-cost-hooks';
export { relatedCost } from './reports/related-cost';
export { renameSubjects } from './reports/rename-subjects';
export { reportYears } from './reports/report-years';
export { restatsReports } from './reports/restats-reports';
export { allSubjects, subjectsOfReport, unmatchedSubjects } from './reports/subject-lists';
export { submitReports } from './reports/submit-reports';
export { unsubmittedEntries } from './reports/unsubmitted-entries';
export { reportStats, reportTotal, reportTotalAmount } from './reports/voucher-totals';
export { type Calculated, type PrintedPlace, calculationSheet } from './sheets/calculation-sheet';
export { printLedger } from './sheets/print-ledger';
export { printPreferential } from './sheets/print-preferential';
export { printSummary } from './sheets/print-summary';
export { explain } from './use-cases/explain';
export { ledgerSheet } from './use-cases/ledger-sheet';
export { preferential, yearAsked } from './use-cases/preferential';
export { recomputeYear } from './use-cases/recompute-year';
export { clearYearInputs, saveYearInputs } from './use-cases/save-year-inputs';
export { projectAmounts, projectMonths } from './use-cases/stats-amount';
export { yearSummary2015 } from './use-cases/summary-2015';
export { yearSummary2021 } from './use-cases/summary-2021';
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
