import { text } from '../../kernel';
import type { StandardDictionary } from '../../system';
import { riskStates } from './risk-explanation';

/** The dictionaries of the risk scan. */
export const riskDictionaries: readonly StandardDictionary[] = [
  { code: 'risk_state', name: text('风险处理状态', 'State of a risk'), entries: Object.entries(riskStates) },
];
