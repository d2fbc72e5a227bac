import { addMonths, monthOf, monthsBetween, type Month } from '@rdm/core/calendar';
import { depreciationSchedule } from '@rdm/core/tax';
import { isUsedIn, type FixedAsset, type FixedAssetRows } from './fixed-assets';

/** The kind of asset whose depreciation is brought over from the accounts. */
const BOOKED = '激光干涉仪';

/** Rows of 账面折旧 for one kind of asset, as the accounting program calculated them. */
export function bookedDepreciationRows(assets: readonly FixedAsset[], rows: FixedAssetRows, months: readonly Month[]) {
  return assets.flatMap((asset, index) => {
    const { residualRate, depreciationMonths } = rows[index]!;
    if (asset.plan.name !== BOOKED) return [];
    const { monthly } = depreciationSchedule({
      method: asset.plan.method,
      originalValue: asset.originalValue,
      residualRate: `${residualRate}%`,
      months: Number(depreciationMonths),
    });
    const first = addMonths(monthOf(asset.bought), 1);
    return months
      .filter((month) => isUsedIn(asset, month))
      .flatMap((month) => {
        const amount = monthly[monthsBetween(first, month)];
        return amount === undefined ? [] : [{ month, assetsId: asset.code, amount }];
      });
  });
}

export type BookedDepreciationRows = ReturnType<typeof bookedDepreciationRows>;
