import { yuan } from '../kernel/money';
import { given, type GivenAmount } from './amount-given';
import { ruleOf } from './law/dated';
import { entrustedPart, overseasRules } from './law/entrusted';

export interface OverseasCapInput {
  /** Paid to overseas organisations, 100 %. */
  readonly entrustOverseasOrg: GivenAmount;
  /** 境内符合条件的研发费用: line 2 + line 36 × 80 %. */
  readonly domesticEligible: GivenAmount;
  readonly year: number;
}

/** Line 38: min(80 % of what was paid, 2/3 of the domestic eligible cost); before 2018 nothing (财税〔2018〕64号). */
export function overseasCap({ entrustOverseasOrg, domesticEligible, year }: OverseasCapInput) {
  const { capOfDomestic } = ruleOf(overseasRules, year);
  const counted80 = given(entrustOverseasOrg).times(entrustedPart).round();
  const cap = capOfDomestic
    ? given(domesticEligible).times(capOfDomestic.times).dividedBy(capOfDomestic.dividedBy).round()
    : yuan(0);
  return { counted80: counted80.toString(), cap: cap.toString(), allowed: counted80.min(cap).toString() };
}
