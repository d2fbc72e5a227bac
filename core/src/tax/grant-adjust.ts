import type * as v from 'valibot';
import { constant, figure, max, minus, plus, text, times, traceOf, withTrace, type Traced } from '../kernel';
import type { GivenAmount } from './amount-given';
import { rateOf } from './deduction-rate';
import { enteredCell } from './entered-cell';
import { checkedInput } from './input/checked-input';
import { amountField, kindsField, objectOf, oneOf, positiveField, yearField } from './input/fields';
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
  /** The part of the grant that was spent on R&D, in 元. */
  readonly grantSpentOnRd: GivenAmount;
  readonly treatment: GrantTreatment;
  /** The tax year. */
  readonly year: number;
  /** All kinds the enterprise is in that year; none: the general rate. */
  readonly enterpriseKinds?: readonly EnterpriseKind[];
}

export interface GrantAdjustment {
  /** Cost that counts for the deduction. */
  readonly eligible: string;
  /** That cost at the rate of the year. */
  readonly deduction: string;
}

/** The input of `grantAdjust` as a Standard Schema. */
export const grantAdjustSchema: v.GenericSchema<GrantAdjustInput> = objectOf<GrantAdjustInput>({
  rdExpense: amountField,
  grantSpentOnRd: positiveField,
  treatment: oneOf(['nonTaxable', 'taxable', 'netMethodUnadjusted']),
  year: yearField,
  enterpriseKinds: kindsField,
});

/**
 * Cost paid out of a grant counts only when the grant was taxed (税总公告2017年第40号 七（一）, 八).
 *
 * @throws DomainError `NOT_AN_AMOUNT`, `YEAR_NOT_COVERED`, `INVALID_INPUT`
 */
export function grantAdjust(given: GrantAdjustInput): GrantAdjustment & Traced {
  const input = checkedInput(grantAdjustSchema, given);
  const { expensed, basis } = rateOf(input);
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
