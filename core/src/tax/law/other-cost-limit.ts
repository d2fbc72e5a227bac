import type { LegalBasis } from '../../kernel';
import { cite } from './citations';
import { always, type Dated } from './dated';

export interface OtherCostLimitRule extends Dated {
  /** `pooled`: one limit over all projects; `perProject`: each project has its own. */
  readonly scope: 'pooled' | 'perProject';
  readonly basis: LegalBasis;
}

export const otherCostLimitRules: readonly OtherCostLimitRule[] = [
  { scope: 'perProject', from: always, to: 2020, basis: cite('caishui2015no119', '第一条第（一）项第6目') },
  { scope: 'pooled', from: 2021, basis: cite('sta2021no28', '第三条') },
];

/** 其他相关费用 may be 10 % of all eligible cost, so the five kinds × 10 % ÷ (1 − 10 %) = five ÷ 9. */
export const otherCostDivisor = 9;
