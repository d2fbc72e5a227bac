export type { ProjectItems } from './annual-expenses';
export { annualFigures, type AnnualFigures, type AnnualFiguresInput } from './annual-figures';
export type { AnnualPerson } from './annual-person';
export { NO_ENTRY, type AnnualReportRow } from './annual-report-row';
export { annualReportTree } from './annual-report-tree';
export {
  checkAnnualReport,
  type AnnualReportFinding,
  type CheckLevel,
  type ProjectFormTotals,
} from './check-annual-report';
export { fillAnnualReport, withRecalculatedSums, type FilledAnnualReportRow } from './fill-annual-report';
export { policyFigures, type PolicyFigures, type PolicyFiguresInput } from './policy-figures';
export type { AnnualReportData } from './report-value';
export { annualReport } from './annual-report';
export type { StatisticsPort } from './ports';
export { annualData, saveAnnualData } from './use-cases/annual-data';
