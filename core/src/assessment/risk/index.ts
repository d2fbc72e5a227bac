export type { RiskArea, RiskFinding, RiskLevel, RiskRow, RiskRule } from './risk-rule';
export { riskRules, riskScan, risksOf, type Risk } from './risk-scan';
export { riskYearOf, type RiskEntry, type RiskYear } from './risk-year';
