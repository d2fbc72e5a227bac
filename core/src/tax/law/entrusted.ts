import {
  constant,
  fraction,
  notBelowZero,
  min,
  percentage,
  rounded,
  times,
  type Expression,
  type LegalBasis,
} from '../../kernel';
import { cite } from './citations';
import { always, ruleOf, type Dated } from './dated';

/** 委托研发 counts with 80% of what was paid. */
const entrustedPart = percentage(80);

export const entrustedDomesticBasis = cite('caishui2015no119', '第二条第1项');
export const entrustedPersonBasis = cite('caishui2018no64', '第六条');

export interface OverseasRule extends Dated {
  /** The cap in terms of 境内符合条件的研发费用; `null`: nothing overseas counts. */
  readonly capOfDomestic: { readonly times: number; readonly dividedBy: number } | null;
  readonly basis: LegalBasis;
}

/** 委托境外机构 */
export const overseasRules: readonly OverseasRule[] = [
  { from: always, to: 2017, capOfDomestic: null, basis: entrustedDomesticBasis },
  { from: 2018, capOfDomestic: { times: 2, dividedBy: 3 }, basis: cite('caishui2018no64', '第一条') },
];

/** What counts of an amount paid for entrusted R&D, rounded as a step of the form. */
export function entrustedCounted<Ref>(paid: Expression<Ref>): Expression<Ref> {
  return rounded(times(paid, entrustedPart));
}

/** Cap on the countable overseas cost of a year, given its 境内符合条件的研发费用; never below 0. */
export function overseasCapOf<Ref>(year: number, domestic: Expression<Ref>): Expression<Ref> {
  const { capOfDomestic } = ruleOf(overseasRules, year);
  if (!capOfDomestic) return constant(0);
  return notBelowZero(rounded(times(domestic, fraction(capOfDomestic.times, capOfDomestic.dividedBy))));
}

/** 允许加计扣除的委托境外机构费用: min(paid × 80%, domestic × 2/3); nothing before 2018. */
export function overseasCounted<Ref>(year: number, paid: Expression<Ref>, domestic: Expression<Ref>): Expression<Ref> {
  if (!ruleOf(overseasRules, year).capOfDomestic) return constant(0);
  return min(entrustedCounted(paid), overseasCapOf(year, domestic));
}
