import type * as v from 'valibot';
import {
  compared,
  decimalText,
  dividedBy,
  evaluate,
  exactFigure,
  figure,
  minus,
  percentage,
  text,
  times,
} from '../../kernel';
import { traceOf, withTrace, zero, type Traced } from '../../kernel';
import { isGiven, type GivenAmount } from '../amount-given';
import { enteredCell } from '../entered-cell';
import { checkedInput } from '../input/checked-input';
import { amountField, objectOf, positiveField } from '../input/fields';
import { cite } from '../law/citations';

export interface NegativeListInput {
  /** Revenue of the industries of the negative list. */
  readonly negativeRevenue: GivenAmount;
  /** 收入总额 */
  readonly totalRevenue: GivenAmount;
  /** Dividends and gains of equity transfers. */
  readonly investmentIncome?: GivenAmount;
  /** 不征税收入 */
  readonly nonTaxableIncome?: GivenAmount;
}

/** The input of `negativeListTest` as a Standard Schema. */
export const negativeListTestSchema: v.GenericSchema<NegativeListInput> = objectOf<NegativeListInput>({
  negativeRevenue: positiveField,
  totalRevenue: positiveField,
  // A loss on investments is a negative income.
  investmentIncome: amountField,
  nonTaxableIncome: positiveField,
});

export interface NegativeListResult {
  /** 收入总额 − 不征税收入 − 投资收益; null without 收入总额. */
  readonly denominator: string | null;
  /** A fraction with 4 decimals; null if an amount is missing or there is nothing to divide by. */
  readonly ratio: string | null;
  /** Null if a missing amount decides. */
  readonly eligible: boolean | null;
}

/** Maximum share of listed revenue. */
const most = percentage(50);

/**
 * Over 50% of listed revenue excludes from the deduction; exactly 50% does not (税总公告2015年第97号 四). Without listed
 * revenue an enterprise is eligible, whatever its other revenue.
 *
 * @throws DomainError `NOT_AN_AMOUNT`, `INVALID_INPUT`
 */
export function negativeListTest(given: NegativeListInput): NegativeListResult & Traced {
  const input = checkedInput(negativeListTestSchema, given);
  const listed = enteredCell(
    'negative',
    text('负面清单行业收入', 'Revenue of listed industries'),
    input.negativeRevenue,
  );
  const total = enteredCell('total', text('收入总额', 'Total revenue'), input.totalRevenue);
  const untaxed = enteredCell('nonTaxable', text('不征税收入', 'Non-taxable income'), input.nonTaxableIncome);
  const invested = enteredCell('investment', text('投资收益', 'Investment income'), input.investmentIncome);
  const denominator = exactFigure(minus(total, untaxed, invested), () => ({
    key: 'denominator',
    label: text('收入总额减不征税收入和投资收益', 'Total revenue less non-taxable and investment income'),
  }));
  const label = text('负面清单行业收入占比', 'Share of listed industries');
  const basis = cite('sta2015no97', '第四条');
  const ratio = figure(dividedBy(listed, denominator), () => ({ key: 'negativeList', label, basis }), 4);

  // Decided on the amounts, as the shown ratio is rounded.
  const limit = evaluate(times(denominator, most), ({ value }) => value);
  const isWithin = compared(listed.value, limit) <= 0;
  const [hasListed, hasTotal] = [isGiven(input.negativeRevenue), isGiven(input.totalRevenue)];
  const isNone = hasListed && compared(listed.value, zero) === 0;
  const result = {
    denominator: hasTotal ? decimalText(denominator.value, 2) : null,
    ratio: hasListed && hasTotal && compared(denominator.value, zero) > 0 ? `${ratio}` : null,
    eligible: isNone || (hasListed && hasTotal ? isWithin : null),
  };
  return withTrace(result, () => traceOf(ratio));
}
