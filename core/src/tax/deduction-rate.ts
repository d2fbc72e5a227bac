import type * as v from 'valibot';
import type { LegalBasis } from '../kernel';
import { roundHalfUp, yuan } from '../kernel/money';
import { checkedInput } from './input/checked-input';
import { kindsField, objectOf, yearField } from './input/fields';
import { inForce } from './law/dated';
import { fourthQuarterRules, rateRules, type EnterpriseKind } from './law/rates';

export interface DeductionRate {
  /** Extra deduction of expensed cost as a fraction: `"1.00"`. */
  readonly expensed: string;
  /** Deductible part of the amortisation of capitalised cost: `"2.00"`. */
  readonly amortisation: string;
  readonly basis: LegalBasis;
  /** Present if October to December have a separate rate. */
  readonly fourthQuarter?: { readonly expensed: string; readonly amortisation: string; readonly basis: LegalBasis };
}

export interface DeductionRateInput {
  /** The tax year. */
  readonly year: number;
  /** All kinds the enterprise is in that year; none: the general rate. */
  readonly enterpriseKinds?: readonly EnterpriseKind[];
}

/** The input of `deductionRate` as a Standard Schema. */
export const deductionRateSchema: v.GenericSchema<DeductionRateInput> = objectOf<DeductionRateInput>({
  year: yearField,
  enterpriseKinds: kindsField,
});

/**
 * 加计扣除比例 of a tax year; several kinds: the highest. An older asset takes the rate of the year it is amortised in.
 *
 * @throws DomainError `YEAR_NOT_COVERED`, `INVALID_INPUT`
 */
export function deductionRate(input: DeductionRateInput): DeductionRate {
  return rateOf(checkedInput(deductionRateSchema, input));
}

/** The same for input that was checked before. */
export function rateOf({ year, enterpriseKinds }: DeductionRateInput): DeductionRate {
  const kinds: readonly string[] = ['general', ...(enterpriseKinds ?? [])];
  const [best] = inForce(rateRules, year)
    .filter(({ kind }) => kinds.includes(kind))
    .sort((a, b) => yuan(b.expensed).compare(yuan(a.expensed)));
  if (!best) throw new RangeError(`No rate is known for ${year}`);

  const quarter = inForce(fourthQuarterRules, year).find(({ insteadOf }) => insteadOf === best.expensed);
  return {
    ...both(best.expensed),
    basis: best.basis,
    ...(quarter && { fourthQuarter: { ...both(quarter.expensed), basis: quarter.basis } }),
  };
}

function both(expensed: string) {
  return { expensed, amortisation: roundHalfUp(yuan(expensed).plus(yuan(1)).toExact()) };
}
