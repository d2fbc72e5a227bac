export { type AllocationKind, printAllocationSheets } from './allocation-sheets/print-allocation-sheets';
export type { CategoryAmounts, ItemAmounts } from './category-amounts';
export { channelHooks } from './channel-hooks';
export { type LedgerPort, ledgerCalls } from './ledger-calls';
export { ledgerDictionaries } from './ledger-dictionaries';
export { ledgerRow } from './ledger-row';
export { type BalanceSide, type Ledger2015Line, type Ledger2015Sheet, ledgerSheets2015 } from './ledger-sheet-2015';
export { type LedgerAmounts, type LedgerSheet, type LedgerSheetRow, amountsOf, totalAmounts } from './ledger-sheet';
export { lineLabel } from './line-label';
export { type CarryOver, confirmCrossYear } from './masters/carry-over';
export { crossYearHooks } from './masters/cross-year-hooks';
export { type MasterPort, masterCalls } from './masters/master-calls';
export type { MasterYear, MasterYears } from './masters/master-years';
export { projectCrossYear } from './masters/project-cross-year';
export { otherMatter } from './other-matter';
export { projectReport } from './project-report';
export { type RecomputeProgress, RecomputeProgressBoard } from './recompute-progress';
export { reportHooks } from './report-hooks';
export { type FinancePort, financeCalls } from './reports/finance-calls';
export type { MatchResult } from './reports/match-subjects';
export { relatedCostHooks } from './reports/related-cost-hooks';
export { relatedCost } from './related-cost';
export type { ReportYear } from './reports/report-years';
export { type ReportsPort, reportsCalls } from './reports/reports-calls';
export { type Calculated, type PrintedPlace, calculationSheet } from './sheets/calculation-sheet';
export { sourceLines, sourcesInShort, sourcesTitle } from './source-lines';
export type { SourceNote } from './use-cases/source-notes';
export { explain } from './use-cases/explain';
export { type Preferential, preferential, yearAsked, yearsAsked } from './use-cases/preferential';
export type { ChangedFigure } from './use-cases/recompute-change';
export { type RecomputePreview } from './use-cases/recompute';
export { type RecomputeResult, recomputeYear } from './use-cases/recompute-year';
export {
  type CountedCost,
  costsOfProject,
  lastMonthOf,
  projectCostOf,
  projectsBehind,
  yearsWithCost,
} from './use-cases/period-costs';
export { asksFourthQuarter, statedFourthQuarter } from './use-cases/fourth-quarter';
export { keptCost } from './use-cases/kept-cost';
export { carriedOrigins, linesFrom } from './use-cases/line-inputs';
export { type FormedAsset, formedAssets, formedOrigins, type LineOrigin, soldOrigins } from './use-cases/line-origins';
export { otherMattersOf } from './use-cases/other-matters';
export { type YearInputsRecord, enterpriseOf, yearInputsOf } from './use-cases/year-inputs-of';
export { type YearOfCost, standingsOf } from './project-balance';
export { saveYearInputs } from './use-cases/save-year-inputs';
export { type ProjectMonths, projectAmounts } from './use-cases/stats-amount';
export { takeTraces } from './use-cases/trace-records';
export { ledgerSheet } from './use-cases/ledger-sheet';
export { yearSummary2015 } from './use-cases/summary-2015';
export { yearSummary2021 } from './use-cases/summary-2021';
export { officialSheets } from './sheets/official-sheets';
export { printLedgerOfProject, printLedgerOfReport } from './sheets/print-ledger';
export { otherLimitUsed } from './other-limit-used';
export { printPreferential } from './sheets/print-preferential';
export { printSummary } from './sheets/print-summary';
export { inBrief } from './use-cases/summary-in-brief';
export { summaryHead } from './use-cases/summary-head';
export type { LineInput } from './use-cases/line-inputs';
export type { StatedFourthQuarter } from './use-cases/fourth-quarter';
export {
  type OverriddenLine,
  type Quarter,
  type QuarterField,
  type QuarterlyAmount,
  quarterField,
  fourthQuarterMethods,
  quarterlyAmounts,
  quarters,
  yearInputs,
} from './year-inputs';
export type { CollectionTable, SummarisedProject, SummaryHead, YearSummary2015, YearSummary2021 } from './year-summary';
export { centralisedWorkbook } from './reports/centralised-sheet';
