import { yuan, type DecimalInput } from '../../kernel/money';
import { given, type GivenAmount } from '../amount-given';

/** Cost of what serves R&D only, plus the R&D share of what is shared, by actual hours (税总公告2017年第40号). */
export function shareByHours(input: {
  readonly dedicated: GivenAmount;
  readonly shared: GivenAmount;
  readonly rdHours: DecimalInput;
  readonly totalHours: DecimalInput;
}): { sharedRd: string; total: string } {
  const sharedRd = yuan(input.totalHours).isZero()
    ? yuan(0)
    : given(input.shared).times(input.rdHours).dividedBy(input.totalHours).round();
  return { sharedRd: sharedRd.toString(), total: given(input.dedicated).plus(sharedRd).toString() };
}
