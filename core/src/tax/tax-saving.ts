import type * as v from 'valibot';
import { figure, text, times, traceOf, withTrace, type Traced } from '../kernel';
import type { Rate } from '../kernel/money';
import type { GivenAmount } from './amount-given';
import { enteredCell } from './entered-cell';
import { checkedInput } from './input/checked-input';
import { amountField, listOf, objectOf, rateField } from './input/fields';
import { taxRateCell } from './tax-rate-cell';

export interface TaxSavingInput {
  /** 本年研发费用加计扣除总额 */
  readonly line51: GivenAmount;
  /** Income tax rates to compare. */
  readonly taxRates: readonly Rate[];
}

/** The input of `taxSaving` as a Standard Schema. */
export const taxSavingSchema: v.GenericSchema<TaxSavingInput> = objectOf<TaxSavingInput>({
  line51: amountField,
  taxRates: listOf(rateField),
});

export interface TaxSaving {
  /** In the order of the rates. */
  readonly savings: string[];
}

/**
 * What the deduction saves in 企业所得税 at each rate (企业所得税法 第四条, 第二十八条); its trace has one input a rate.
 *
 * @throws DomainError `NOT_AN_AMOUNT`, `INVALID_INPUT`
 */
export function taxSaving(input: TaxSavingInput): TaxSaving & Traced {
  const { line51, taxRates } = checkedInput(taxSavingSchema, input);
  const label = text('预计节税额', 'Income tax saved');
  const deduction = enteredCell('line51', text('研发费用加计扣除总额', 'Super-deduction'), line51);
  const savings = taxRates.map((rate, place) =>
    figure(times(deduction, taxRateCell(rate, `taxRate/${place}`)), () => ({ key: `taxSaving/${place}`, label })),
  );
  return withTrace({ savings: savings.map(String) }, () => ({
    key: 'taxSaving',
    label,
    value: deduction.toString(),
    formula: text('加计扣除总额×各税率', 'The super-deduction at each rate'),
    inputs: savings.map((saving) => traceOf(saving)),
  }));
}
