import {
  constant,
  dividedBy,
  minus,
  notBelowZero,
  percentage,
  times,
  type Expression,
  type LegalBasis,
} from '../../kernel';
import { cite } from './citations';
import { always, ruleOf, type Dated } from './dated';

export interface OtherCostLimitRule extends Dated {
  /** `pooled`: one limit over all projects; `perProject`: each project has its own. */
  readonly scope: 'pooled' | 'perProject';
  readonly basis: LegalBasis;
}

export const otherCostLimitRules: readonly OtherCostLimitRule[] = [
  { scope: 'perProject', from: always, to: 2020, basis: cite('caishui2015no119', '第一条第（一）项第6目') },
  { scope: 'pooled', from: 2021, basis: cite('sta2021no28', '第三条') },
];

export function limitsArePooled(year: number): boolean {
  return ruleOf(otherCostLimitRules, year).scope === 'pooled';
}

/** 其他相关费用 may be 10% of all eligible cost, so at most the first five kinds × 10% ÷ (1 − 10%). */
const otherCostPart = percentage(10);
const otherKindsPart = minus<never>(constant(1), otherCostPart);

/** 其他相关费用限额 for a given sum of the first five kinds; 0 where reversals make that sum negative. */
export function otherCostLimit<Ref>(five: Expression<Ref>): Expression<Ref> {
  return notBelowZero(dividedBy(times(five, otherCostPart), otherKindsPart));
}
