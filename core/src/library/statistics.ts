export type { AnnualReportFinding, CheckLevel } from '../statistics/annual-report-finding';
export { annualReportTree } from '../statistics/annual-report-tree';
export { checkAnnualReport } from '../statistics/check-annual-report';
export { type FilledAnnualReportRow, fillAnnualReport } from '../statistics/fill-annual-report';
export { policyFigures, type PolicyFigures, type PolicyFiguresInput } from '../statistics/policy-figures';
export type { AnnualReportData } from '../statistics/report-value';
