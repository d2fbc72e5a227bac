import { text } from '../kernel';
import type { StandardDictionary } from '../system';
import { FOURTH_QUARTER_METHOD, fourthQuarterMethods } from './year-inputs';

/** The dictionary of what is typed for A107012. */
export const ledgerDictionaries: readonly StandardDictionary[] = [
  {
    code: FOURTH_QUARTER_METHOD,
    name: text('2022年第四季度计算方法', 'Method of the fourth quarter of 2022'),
    entries: Object.entries(fourthQuarterMethods),
  },
];
