import { yuan, type DecimalInput } from '../kernel/money';
import { given, type GivenAmount } from './amount-given';

export interface TaxSavingInput {
  /** 本年研发费用加计扣除总额 */
  readonly line51: GivenAmount;
  /** Income tax rates to compare, each as `"25%"`, `"0.25"` or `0.25`. */
  readonly taxRates: readonly DecimalInput[];
}

/** What the deduction saves in 企业所得税 at each rate, in the order of the rates. */
export function taxSaving({ line51, taxRates }: TaxSavingInput): { savings: string[] } {
  return { savings: taxRates.map((rate) => given(line51).times(fraction(rate)).toString()) };
}

function fraction(rate: DecimalInput): string {
  const written = String(rate).trim();
  return written.endsWith('%') ? yuan(written.slice(0, -1)).dividedBy(100).toExact() : written;
}
