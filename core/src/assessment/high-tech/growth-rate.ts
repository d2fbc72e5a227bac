import type Big from 'big.js';
import type { Ratio } from '../ratio';

/**
 * 净资产增长率 and 销售收入增长率: ½ × (Y2 ÷ Y1 + Y3 ÷ Y2) − 1, as an exact ratio. Where the first year is 0 the last
 * two decide; where the second is 0, or a year that is divided by is negative, there is no growth; two years of
 * operation grow by Y2 ÷ Y1 − 1, one year by nothing (国科发火〔2016〕195号 三（七）4).
 *
 * @param figures of the years operated, oldest first
 * @returns null when no growth can be computed: 0 points
 */
export function growthRate(figures: readonly Big[]): Ratio | null {
  const [first, second, third] = figures;
  if (!first || !second) return null;
  if (!third) return between(first, second);
  if (first.eq(0)) return between(second, third);
  if (first.lt(0) || second.lte(0)) return null;
  // ½ (b/a + c/b) − 1 = (b² + ac − 2ab) / 2ab
  const whole = first.times(second).times(2);
  return { part: second.times(second).plus(first.times(third)).minus(whole), whole };
}

function between(before: Big, after: Big): Ratio | null {
  return before.gt(0) ? { part: after.minus(before), whole: before } : null;
}
