import * as v from 'valibot';
import { figure, min, minus, notBelowZero, plus, text, times, traceOf, withTrace } from '../kernel';
import type { Traced } from '../kernel';
import type { DecimalInput, Rate } from '../kernel/money';
import { isGiven, type GivenAmount } from './amount-given';
import { enteredCell } from './entered-cell';
import { checkedInput } from './input/checked-input';
import { amountField, objectOf, positiveField, rateField, wholeField } from './input/fields';
import { cite } from './law/citations';
import { latePaymentBasis, latePaymentRate } from './law/late-payment';
import { taxRateCell } from './tax-rate-cell';

export interface OverclaimedTaxInput {
  /** 加计扣除额 that was claimed. */
  readonly claimed: GivenAmount;
  /** What the enterprise was entitled to. */
  readonly right: GivenAmount;
  /** Rate of 企业所得税 of the enterprise in that year. */
  readonly taxRate: Rate;
  /** 纳税调整后所得 as filed, below 0 for a loss; missing: a year of profit. */
  readonly adjustedIncome?: GivenAmount;
  /** Days from the end of the term of payment to the payment. */
  readonly daysLate?: DecimalInput;
}

/** A hundred years. */
const mostDays = 36_525;

/** The input of `overclaimedTax` as a Standard Schema. */
export const overclaimedTaxSchema: v.GenericSchema<OverclaimedTaxInput> = objectOf<OverclaimedTaxInput>({
  claimed: positiveField,
  right: positiveField,
  taxRate: rateField,
  adjustedIncome: amountField,
  daysLate: v.optional(wholeField(0, mostDays)),
});

export interface OverclaimedTax {
  /** Claimed less right, at least 0: the income is higher, or the loss smaller, by this. */
  readonly overclaimed: string;
  /** The part that only makes the loss of the year smaller, so that no tax is short for it. */
  readonly lossReduced: string;
  /** 少缴税款, in 元. */
  readonly taxShort: string;
  /** 滞纳金; present if days are given. */
  readonly surcharge?: string;
  /** Tax and surcharge together. */
  readonly due: string;
}

/**
 * 少缴税款 of a deduction that was claimed too high: the over-claim × the rate, as far as it is above a loss of the year
 * (企业所得税法 第四条, 第五条), with 0.05% a day of delay (税收征收管理法 第三十二条). Losses carried forward to later years
 * and fines are not part of it.
 *
 * @throws DomainError `NOT_AN_AMOUNT`, `INVALID_INPUT`
 */
export function overclaimedTax(given: OverclaimedTaxInput): OverclaimedTax & Traced {
  const input = checkedInput(overclaimedTaxSchema, given);
  const claimed = enteredCell('claimed', text('已申报的加计扣除额', 'Super-deduction claimed'), input.claimed);
  const right = enteredCell('right', text('应享受的加计扣除额', 'Super-deduction entitled to'), input.right);
  const overclaimed = figure(notBelowZero(minus(claimed, right)), () => ({
    key: 'overclaimed',
    label: text('多计的加计扣除额', 'Over-claimed super-deduction'),
  }));
  const hasIncome = isGiven(input.adjustedIncome);
  const income = enteredCell(
    'adjustedIncome',
    text('申报的纳税调整后所得', 'Income after adjustments as filed'),
    input.adjustedIncome,
  );
  const taxed = figure(
    hasIncome ? notBelowZero(min(overclaimed, plus(income, overclaimed))) : plus(overclaimed),
    () => ({ key: 'taxed', label: text('应补税的所得额', 'Income to be taxed') }),
  );
  const lossReduced = figure(minus(overclaimed, taxed), () => ({
    key: 'lossReduced',
    label: text('调减的亏损额', 'Loss reduced'),
  }));
  const taxShort = figure(times(taxed, taxRateCell(input.taxRate, 'taxRate')), () => ({
    key: 'taxShort',
    label: text('少缴企业所得税', 'Income tax underpaid'),
    basis: cite('incomeTaxLaw', '第四条'),
  }));
  const days = isGiven(input.daysLate)
    ? enteredCell('daysLate', text('滞纳天数', 'Days late'), input.daysLate)
    : undefined;
  const surcharge =
    days &&
    figure(times(taxShort, latePaymentRate, days), () => ({
      key: 'surcharge',
      label: text('滞纳金', 'Surcharge for late payment'),
      basis: latePaymentBasis,
    }));
  const due = figure(plus(taxShort, ...(surcharge ? [surcharge] : [])), () => ({
    key: 'overclaimedTax',
    label: text('应补缴税款和滞纳金', 'Tax and surcharge due'),
    ...(hasIncome && { beside: [lossReduced] }),
  }));
  const result = {
    overclaimed: `${overclaimed}`,
    lossReduced: `${lossReduced}`,
    taxShort: `${taxShort}`,
    ...(surcharge && { surcharge: `${surcharge}` }),
    due: `${due}`,
  };
  return withTrace(result, () => traceOf(due));
}
