import { quarterSuffixes, type QuarterSuffix } from '@rdm/core/calendar';
import { yuan } from '@rdm/core/money';
import { seededRandom } from './seeded-random';

/**
 * What a clerk types for A107012 of the first year kept here, in 元, as no register reaches back to it: line 44 by quarter
 * and line 49. All else, and these lines of later years, follow from the registers.
 */
export type DemonstrationYearInputs = Readonly<
  Record<`amortize${QuarterSuffix}` | 'carryoverAmount0101' | 'reason44' | 'reason49', string>
>;

/** 分 a month of intangible assets that were formed before; they are written off with that year. */
const formedEarlier = 1528350;

export function yearInputs(year: number): DemonstrationYearInputs {
  const inYuan = (fen: number) => yuan(fen).dividedBy(100).toString();
  const quarters = quarterSuffixes.map((suffix) => [`amortize${suffix}`, inYuan(formedEarlier * 3)]);
  return {
    ...(Object.fromEntries(quarters) as Record<`amortize${QuarterSuffix}`, string>),
    carryoverAmount0101: inYuan(seededRandom(`carried over ${year}`).integer(260000, 720000)),
    reason44: `启用本系统前形成的无形资产，摊销至${year}年12月止`,
    reason49: `${year - 1}年度A107012第52行`,
  };
}
