import type { QuarterSuffix } from '@rdm/core/calendar';
import { yuan } from '@rdm/core/money';
import type { Period } from './period';
import { seededRandom } from './seeded-random';

/** The amounts typed per quarter: A107012 lines 44, 46, 48 and 49. */
type TypedAmount = 'amortize' | 'special' | 'material' | 'carryoverAmount';

/** What a clerk enters for a year: A107012 line 43 and the quarterly amounts, in 元. */
export type DemonstrationYearInputs = Readonly<Record<'line43' | `${TypedAmount}${QuarterSuffix}`, string>>;

/** Monthly amortisation in 分 of intangible assets formed by R&D, and the month each became available. */
const formed = [
  { from: 5, monthly: 986420 },
  { from: 10, monthly: 742815 },
] as const;

/** 分 a month of assets formed in earlier years. */
const formedEarlier = 1528350;

/** Quarters that have not begun are 0; the current one contains the completed months. */
export function yearInputs({ year, throughMonth }: Period): DemonstrationYearInputs {
  const inYuan = (fen: number) => yuan(fen).dividedBy(100).toString();
  const quarter = (firstMonth: number) => {
    const suffix = `${firstMonth < 10 ? '0' : ''}${firstMonth}01`;
    const months = Math.max(0, Math.min(3, throughMonth - firstMonth + 1));
    const random = seededRandom(`typed ${year} ${suffix}`);
    const special = random.integer(320000, 960000);
    const material = random.integer(850000, 2650000);
    const carryover = random.integer(260000, 720000);
    return {
      amortize: inYuan(formedEarlier * months),
      special: inYuan(months > 0 ? special : 0),
      material: inYuan(months > 0 ? material : 0),
      carryoverAmount: inYuan(months > 0 && firstMonth === 1 ? carryover : 0),
    };
  };
  const [q1, q2, q3, q4] = [quarter(1), quarter(4), quarter(7), quarter(10)];
  const line43 = formed.reduce((fen, { from, monthly }) => fen + monthly * Math.max(0, throughMonth - from + 1), 0);
  return {
    line43: inYuan(line43),
    ...ofQuarter('0101', q1),
    ...ofQuarter('0401', q2),
    ...ofQuarter('0701', q3),
    ...ofQuarter('1001', q4),
  };
}

function ofQuarter<S extends QuarterSuffix>(suffix: S, amounts: Readonly<Record<TypedAmount, string>>) {
  const entries = Object.entries(amounts).map(([amount, value]) => [`${amount}${suffix}`, value]);
  return Object.fromEntries(entries) as Record<`${TypedAmount}${S}`, string>;
}
