import type { Month } from '@rdm/core/calendar';
import { isUsedIn, type FixedAsset } from './fixed-assets';
import type { Project } from './projects';
import { seededRandom } from './seeded-random';
import { sharedHours } from './shared-hours';

/** Rows of 固定资产使用. An asset is used from the month after it was booked, when its depreciation starts. */
export function fixedAssetUseRows(
  assets: readonly FixedAsset[],
  projects: readonly Project[],
  months: readonly Month[],
) {
  return months.flatMap((month) =>
    assets
      .filter((asset) => isUsedIn(asset, month))
      .flatMap(({ code, plan }) => {
        const random = seededRandom(`use ${month} ${code}`);
        const { uses, totalHours } = sharedHours(projects, month, random, plan.useType === 'dedicated');
        return uses.map(({ project, rdHours }) => ({
          month,
          projectId: project.code,
          assetsId: code,
          rdHours: String(rdHours),
          totalHours: String(totalHours),
        }));
      }),
  );
}

export type FixedAssetUseRows = ReturnType<typeof fixedAssetUseRows>;
