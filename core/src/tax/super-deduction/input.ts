import type { DecimalInput } from '../../kernel/money';
import type { GivenAmount } from '../amount-given';
import type { DeclarationPeriod } from '../law/periods';
import type { EnterpriseKind } from '../law/rates';
import type { OtherMattersInput } from '../other-matters';
import type { ProjectCostInput } from '../project-cost';

/** How the cost of October to December 2022 is determined (公告2022年第28号): actual, or by months of operation. */
export type FourthQuarter =
  | { readonly mode: 'actual'; readonly amount: GivenAmount }
  | { readonly mode: 'months'; readonly monthsAfterOct1: DecimalInput; readonly monthsOperated: DecimalInput };

export interface SuperDeductionInput {
  /** The tax year. */
  readonly year: number;
  /** `ANNUAL`, or an advance declaration that the year has (`allowedPeriods`). */
  readonly period: DeclarationPeriod;
  /** All kinds the enterprise is in that year; none: the general rate. */
  readonly enterpriseKinds?: readonly EnterpriseKind[];
  /** The cost of each project, each id once. */
  readonly projects: readonly ProjectCostInput[];
  /** 其他事项 of the summary: in the lines of their cost, but not in the count of line 1. */
  readonly otherMatters?: OtherMattersInput;
  /** 本年形成无形资产摊销额 */
  readonly line43?: GivenAmount;
  /** 以前年度形成无形资产本年摊销额 */
  readonly line44?: GivenAmount;
  /** 特殊收入 */
  readonly line46?: GivenAmount;
  /** 当年销售产品对应的材料 */
  readonly line48?: GivenAmount;
  /** 以前年度结转 */
  readonly line49?: GivenAmount;
  /** Used only for 2022, the annual settlement and a rate of 75%. */
  readonly q4?: FourthQuarter;
}
