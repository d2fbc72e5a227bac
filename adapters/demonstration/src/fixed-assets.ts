import { monthOf, type CalendarDate, type Month } from '@rdm/core/calendar';
import { yuan } from '@rdm/core/money';
import { fixedAssetPlans, type FixedAssetPlan } from './fixed-asset-catalogue';
import { padded, periodEnd, shortYear, type Period } from './period';
import { seededRandom } from './seeded-random';

export interface FixedAsset {
  readonly plan: FixedAssetPlan;
  readonly code: string;
  readonly bought: CalendarDate;
  /** The day it is replaced, even if that is after the period. */
  readonly replaced: CalendarDate;
  readonly originalValue: string;
}

/** What is in use within the period; in the year of a replacement both the old asset and, once bought, the new one. */
export function fixedAssetsOf(period: Period): FixedAsset[] {
  const end = periodEnd(period);
  return fixedAssetPlans.flatMap((plan, index) => {
    // Replaced a year before it is fully depreciated, so that assets in use still depreciate.
    const cycle = Math.max(1, plan.months / 12 - 1);
    const age = (period.year + index) % cycle;
    const years = age === 0 ? [period.year - cycle, period.year] : [period.year - age];
    const day = `${padded(2 + (index % 5), 2)}-${padded(5 + index, 2)}`;
    return years
      .map((year) => {
        const code = `FA${shortYear(year)}${padded(index + 1, 4)}`;
        const dates = { bought: `${year}-${day}`, replaced: `${year + cycle}-${day}` };
        return { plan, code, ...dates, originalValue: priceOf(plan, code) };
      })
      .filter(({ bought }) => bought <= end);
  });
}

export function isUsedIn({ bought, replaced }: FixedAsset, month: Month): boolean {
  return monthOf(bought) < month && month <= monthOf(replaced);
}

/** The register's rows. An asset is booked on the day it was bought. */
export function fixedAssetRows(assets: readonly FixedAsset[], period: Period) {
  const end = periodEnd(period);
  return assets.map(({ plan, code, bought, replaced, originalValue }) => ({
    assetsCode: code,
    assetsName: plan.name,
    category: plan.category,
    assetsModel: plan.model,
    buyDate: bought,
    inaccountDate: bought,
    originalValue,
    residualRate: plan.category === 'instrument' ? '5' : '3',
    depreciationMethod: plan.method,
    depreciationMonths: String(plan.months),
    deptId: plan.department,
    useType: plan.useType,
    // What is replaced is sold, so that it stops depreciating.
    disposeDate: replaced <= end ? replaced : null,
    disposeKind: replaced <= end ? 'sale' : null,
  }));
}

export type FixedAssetRows = ReturnType<typeof fixedAssetRows>;

function priceOf({ price }: FixedAssetPlan, code: string): string {
  const perHundredThousand = seededRandom(`price ${code}`).integer(93000, 107000);
  return yuan(price).times(perHundredThousand).dividedBy(100000).toString();
}
