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
import type { GivenAmount } from '../amount-given';
import { enteredCell } from '../entered-cell';
import { cite } from '../law/citations';

export interface NegativeListInput {
  /** Revenue of the industries of the negative list. */
  readonly negativeRevenue: GivenAmount;
  /** 收入总额 */
  readonly totalRevenue: GivenAmount;
  /** Dividends and gains of equity transfers. */
  readonly investmentIncome?: GivenAmount;
  readonly nonTaxableIncome?: GivenAmount;
}

export interface NegativeListResult {
  /** 收入总额 − 不征税收入 − 投资收益 */
  readonly denominator: string;
  /** A fraction with 4 decimals. */
  readonly ratio: string;
  readonly eligible: boolean;
}

/** Maximum share of listed revenue. */
const most = percentage(50);

/** Over 50 % of listed revenue excludes from the deduction; exactly 50 % does not (税总公告2015年第97号 四). */
export function negativeListTest(input: NegativeListInput): NegativeListResult & Traced {
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
  const eligible = compared(listed.value, zero) <= 0 || compared(listed.value, limit) <= 0;
  return withTrace({ denominator: decimalText(denominator.value, 2), ratio: `${ratio}`, eligible }, () =>
    traceOf(ratio),
  );
}
