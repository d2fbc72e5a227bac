import { yuan, type Amount } from '../../kernel/money';
import { given, type GivenAmount } from '../amount-given';
import { ratioOf } from './ratio';

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

/** Over 50 % of listed revenue excludes from the deduction; exactly 50 % does not (税总公告2015年第97号 四). */
export function negativeListTest(input: NegativeListInput): NegativeListResult {
  const listed = given(input.negativeRevenue);
  const denominator: Amount<'yuan'> = given(input.totalRevenue)
    .minus(given(input.nonTaxableIncome))
    .minus(given(input.investmentIncome));
  // Decided on the amounts, as the shown ratio is rounded.
  const eligible = listed.compare(yuan(0)) <= 0 || listed.times(2).compare(denominator) <= 0;
  return { denominator: denominator.toString(), ratio: ratioOf(listed, denominator), eligible };
}
