import { constant, figure, max, minus, plus, text, times, traceOf, withTrace, type Traced } from '../kernel';
import type { GivenAmount } from './amount-given';
import { deductionRate } from './deduction-rate';
import { enteredCell } from './entered-cell';
import { cite } from './law/citations';
import type { EnterpriseKind } from './law/rates';
import { rateCell } from './rate-cell';

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

export interface GrantAdjustment {
  /** Cost that counts for the deduction. */
  readonly eligible: string;
  /** That cost at the rate of the year. */
  readonly deduction: string;
}

/** Cost paid out of a grant counts only when the grant was taxed (税总公告2017年第40号 七（一）, 八). */
export function grantAdjust(input: GrantAdjustInput): GrantAdjustment & Traced {
  const { expensed, basis } = deductionRate(input);
  const whole = enteredCell('rdExpense', text('研发费用', 'R&D cost'), input.rdExpense);
  const grant = enteredCell('grant', text('用于研发的政府补助', 'Grant spent on R&D'), input.grantSpentOnRd);
  const rate = rateCell({ expensed, basis });
  const counted = input.treatment === 'taxable' ? plus(whole) : max(minus(whole, grant), constant(0));
  const eligible = figure(counted, () => ({
    key: 'eligible',
    label: text('允许加计扣除的研发费用', 'Eligible R&D cost'),
    basis: cite('sta2017no40', '第七条第（一）项'),
  }));
  const label = text('加计扣除额', 'Super-deduction');
  const deduction = figure(times(eligible, rate), () => ({ key: 'grantAdjust', label }));
  return withTrace({ eligible: `${eligible}`, deduction: `${deduction}` }, () => traceOf(deduction));
}
