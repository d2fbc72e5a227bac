import { given, type GivenAmount } from './amount-given';

/**
 * 其他费用 of a 高新技术企业: at most 20 % of all R&D cost, so Σ of the first six kinds × 20 % ÷ 80 %
 * (国科发火〔2016〕195号; A107041 line 24).
 */
export function highTechOtherCost({
  firstSix,
  other,
}: {
  readonly firstSix: GivenAmount;
  readonly other: GivenAmount;
}) {
  const cap = given(firstSix).times(20).dividedBy(80).round();
  return { cap: cap.toString(), counted: given(other).min(cap).toString() };
}
