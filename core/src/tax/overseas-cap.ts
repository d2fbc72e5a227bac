import type * as v from 'valibot';
import { figure, min, text, traceOf, withTrace, type Traced } from '../kernel';
import type { GivenAmount } from './amount-given';
import { enteredCell } from './entered-cell';
import { checkedInput } from './input/checked-input';
import { amountField, objectOf, yearField } from './input/fields';
import { ruleOf } from './law/dated';
import { entrustedCounted, overseasCapOf, overseasRules } from './law/entrusted';

export interface OverseasCapInput {
  /** Paid to overseas organisations, 100%. */
  readonly entrustOverseasOrg: GivenAmount;
  /** 境内符合条件的研发费用: line 2 + line 36 × 80%. */
  readonly domesticEligible: GivenAmount;
  /** The tax year. */
  readonly year: number;
}

/** The input of `overseasCap` as a Standard Schema. */
export const overseasCapSchema: v.GenericSchema<OverseasCapInput> = objectOf<OverseasCapInput>({
  entrustOverseasOrg: amountField,
  domesticEligible: amountField,
  year: yearField,
});

export interface OverseasCap {
  /** 80% of what was paid. */
  readonly counted80: string;
  /** 2/3 of the domestic eligible cost, at least 0; `"0.00"` before 2018. */
  readonly cap: string;
  /** What is deductible: the smaller of the two, in 元. */
  readonly allowed: string;
}

/**
 * Line 38: min(80% of what was paid, 2/3 of the domestic eligible cost); before 2018 nothing (财税〔2018〕64号 一). The cap
 * is never below 0.
 *
 * @throws DomainError `NOT_AN_AMOUNT`, `YEAR_NOT_COVERED`, `INVALID_INPUT`
 */
export function overseasCap(input: OverseasCapInput): OverseasCap & Traced {
  const { entrustOverseasOrg, domesticEligible, year } = checkedInput(overseasCapSchema, input);
  const { basis } = ruleOf(overseasRules, year);
  const paid = enteredCell('paid', text('委托境外机构研发费用', 'Paid to overseas organisations'), entrustOverseasOrg);
  const domestic = enteredCell('domestic', text('境内符合条件的研发费用', 'Domestic eligible cost'), domesticEligible);
  const counted80 = figure(entrustedCounted(paid), () => ({
    key: 'counted80',
    label: text('委托境外费用的80%', '80% of what was paid overseas'),
  }));
  const cap = figure(overseasCapOf(year, domestic), () => ({
    key: 'cap',
    label: text('境内符合条件的研发费用的三分之二', 'Two thirds of the domestic eligible cost'),
  }));
  const label = text('允许加计扣除的委托境外机构研发费用', 'Deductible part paid to overseas organisations');
  const allowed = figure(min(counted80, cap), () => ({ key: 'overseasCap', label, basis }));
  return withTrace({ counted80: `${counted80}`, cap: `${cap}`, allowed: `${allowed}` }, () => traceOf(allowed));
}
