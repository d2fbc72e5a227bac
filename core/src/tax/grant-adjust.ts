import { yuan } from '../kernel/money';
import { given, type GivenAmount } from './amount-given';
import { deductionRate } from './deduction-rate';
import type { EnterpriseKind } from './law/rates';

/**
 * How 政府补助 was treated for tax: as 不征税收入, as taxable income, or set off against the cost (净额法) without an
 * adjustment in the tax return.
 */
export type GrantTreatment = 'nonTaxable' | 'taxable' | 'netMethodUnadjusted';

export interface GrantAdjustInput {
  /** The whole R&D cost, before the grant is set off. */
  readonly rdExpense: GivenAmount;
  readonly grantSpentOnRd: GivenAmount;
  readonly treatment: GrantTreatment;
  readonly year: number;
  readonly enterpriseKinds?: readonly EnterpriseKind[];
}

/** Cost paid out of a grant counts only when the grant was taxed (税总公告2017年第40号 七（一）). */
export function grantAdjust({ rdExpense, grantSpentOnRd, treatment, year, enterpriseKinds }: GrantAdjustInput) {
  const whole = given(rdExpense);
  const eligible = treatment === 'taxable' ? whole : whole.minus(given(grantSpentOnRd)).max(yuan(0));
  const rate = deductionRate({ year, enterpriseKinds }).expensed;
  return { eligible: eligible.toString(), deduction: eligible.round().times(rate).toString() };
}
