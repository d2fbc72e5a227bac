export { riskDictionaries } from './risk-dictionaries';
export { riskExplanation, riskStates, type RiskState } from './risk-explanation';
