import type { LegalBasis } from '../kernel';
import { sum, yuan, type Amount } from '../kernel/money';
import {
  commonRate,
  extendedLossBasis,
  extendedLossFrom,
  highTechRate,
  lossBasis,
  lossYears,
  smallProfitRules,
} from './law/income-tax-rates';
import { inForce } from './law/dated';

/** 税率: 25%, 15% of 高新技术企业, or that of 小型微利企业. */
export type IncomeTaxRate = 'common' | 'highTech' | 'smallProfit';

export interface IncomeTaxInput {
  /** The tax year. */
  readonly year: number;
  /** 纳税调整后所得 before the super-deduction, 元; below 0 for a loss. */
  readonly income: string;
  /** 加计扣除总额, line 51 of A107012. */
  readonly deduction: string;
  readonly rate: IncomeTaxRate;
  /** 以前年度亏损 that is left at the beginning of the year, 元 above 0. */
  readonly losses: readonly { readonly year: number; readonly amount: string }[];
  /** Whether losses are carried for ten years: 高新技术企业 or 科技型中小企业. */
  readonly carriesLonger: boolean;
}

export interface IncomeTaxEffect {
  /** Income after the super-deduction; below 0 it is the loss of the year. */
  readonly incomeAfter: string;
  readonly lossUsed: string;
  /** 应纳税所得额 */
  readonly taxable: string;
  /** 应纳所得税额 */
  readonly tax: string;
  /** Losses that can still be carried into the next year, that of this year with them. */
  readonly lossLeft: string;
  /** What of the earlier losses can be carried no further. */
  readonly lossLapsed: string;
  /** The income is above what 小型微利企业 may have, so that the common rate holds; or its rule is not known for the year. */
  readonly isAboveSmallProfit: boolean;
  readonly basis: readonly LegalBasis[];
}

const zero = yuan('0');

/** What the super-deduction of a year comes to in 企业所得税, with losses of earlier years, the oldest first. */
export function incomeTaxEffect(input: IncomeTaxInput): IncomeTaxEffect {
  const { year } = input;
  const incomeAfter = yuan(input.income).minus(yuan(input.deduction));
  const isExtended = input.carriesLonger && year >= extendedLossFrom;
  const span = isExtended ? lossYears.extended : lossYears.common;
  const earlier = [...input.losses].sort((one, other) => one.year - other.year);
  const usable = earlier.filter((loss) => loss.year < year && year - loss.year <= span);
  let rest = incomeAfter.max(zero);
  let left = incomeAfter.min(zero).negate();
  let [used, lapsed] = [zero, zero];
  for (const loss of usable) {
    const taken = yuan(loss.amount).min(rest);
    rest = rest.minus(taken);
    used = used.plus(taken);
    const remains = yuan(loss.amount).minus(taken);
    // In its last year what is not used is lost.
    if (year - loss.year === span) lapsed = lapsed.plus(remains);
    else left = left.plus(remains);
  }
  const tooOld = earlier.filter((loss) => year - loss.year > span);
  lapsed = lapsed.plus(sum(tooOld.map(({ amount }) => yuan(amount))));
  const { tax, isAboveSmallProfit, basis } = taxOn(rest, input);
  return {
    incomeAfter: incomeAfter.toString(),
    lossUsed: used.toString(),
    taxable: rest.toString(),
    tax: tax.toString(),
    lossLeft: left.toString(),
    lossLapsed: lapsed.toString(),
    isAboveSmallProfit,
    basis: [...basis, isExtended ? extendedLossBasis : lossBasis],
  };
}

function taxOn(taxable: Amount<'yuan'>, { year, rate }: IncomeTaxInput) {
  const at = (fraction: string, isAboveSmallProfit = false) => ({
    tax: taxable.times(fraction).round(),
    isAboveSmallProfit,
    basis: [] as readonly LegalBasis[],
  });
  if (rate === 'common') return at(commonRate);
  if (rate === 'highTech') return at(highTechRate);
  const [rule] = inForce(smallProfitRules, year);
  const most = rule?.slices.at(-1)?.until;
  if (!rule || most === undefined || taxable.compare(yuan(most)) > 0) return at(commonRate, true);
  let [tax, from] = [zero, zero];
  for (const slice of rule.slices) {
    const until = taxable.min(yuan(slice.until));
    tax = tax.plus(until.minus(from).max(zero).times(slice.rate));
    from = until;
  }
  return { tax: tax.round(), isAboveSmallProfit: false, basis: [rule.basis] };
}
