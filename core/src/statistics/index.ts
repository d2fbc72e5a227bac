export { annualFigures } from './annual-figures';
export type { AnnualPerson } from './annual-person';
export type { AnnualReportFinding, CheckLevel } from './annual-report-finding';
export { annualReportTree } from './annual-report-tree';
export { annualReport } from './annual-report';
export { bridgeColumns, type BridgeAmounts, type BridgeRow, type CalibreBridge } from './calibres/calibre-bridge';
export { printBridge } from './calibres/print-bridge';
export { yearBridge } from './calibres/year-bridge';
export { checkAnnualReport } from './check-annual-report';
export { type FilledAnnualReportRow, fillAnnualReport } from './fill-annual-report';
export { isInStatistics, itemsOfExpense } from './items-of-code';
export { policyFigures } from './policy-figures';
export { developmentForms, type ProjectFormRow } from './project-form/project-form-row';
export type { AnnualReportData } from './report-value';
export { type StatisticsPort, statisticsCalls } from './statistics-calls';
export { printAnnualReport } from './sheets/print-annual-report';
export {
  type FiledAnnualReport,
  annualData,
  reportedTaxRate,
  saveAnnualData,
  typedData,
  yearFigures,
} from './use-cases/annual-data';
export { computedIndicators } from './use-cases/computed-indicators';
export { expenseTotal } from './use-cases/expense-total';
export { statisticsAmounts } from './use-cases/statistics-amounts';
export { ownFunds } from './use-cases/own-funds';
export { taxSaved } from './tax-saved';
