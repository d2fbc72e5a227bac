export type { RiskArea, RiskFinding, RiskLevel, RiskRow, RiskRule } from './risk-rule';
export { riskScan, type Risk } from './risk-scan';
export { type RiskEntry, type RiskYear } from './risk-year';
