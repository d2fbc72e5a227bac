import { text } from '../kernel';
import type { Month } from '../kernel/calendar';
import type { CostItemCode } from '../tax';
import type { CostWarnings } from './cost-warning';
import type { DeductedDepreciation } from './deducted-depreciation';
import type { AssetUseRow, FixedAssetRow, ProjectRow } from './registers';
import type { AssetMonth } from './shared-use';

/** A fixed asset with its depreciation and its use in a year. */
export interface AssetYear {
  readonly asset: FixedAssetRow;
  readonly item: CostItemCode;
  readonly deducted: DeductedDepreciation;
  readonly months: ReadonlyMap<Month, AssetMonth<AssetUseRow>>;
  /** The last month that is over. */
  readonly through: Month;
  /** The project that takes a month without a record of use, of an asset for R&D only. */
  readonly wholeTo: (month: Month) => ProjectRow | undefined;
}

/** Says that months without a record of use count whole for a project. */
export function countsWhole({ id, assetsCode }: FixedAssetRow, project: ProjectRow, warnings: CostWarnings): void {
  warnings.add(
    'DEDICATED_WHOLE',
    `${id} ${project.id}`,
    id,
    text(
      `固定资产 ${assetsCode} 用途为研发专用，没有使用记录的月份折旧全额计入项目 ${project.code}`,
      `Fixed asset ${assetsCode} is for R&D only; in months without a record of use its depreciation counts whole for project ${project.code}`,
    ),
  );
}

/** Says that an amount of an asset for R&D only was left out, because nothing says which project used it. */
export function leftOutUnused(
  { id, assetsCode }: FixedAssetRow,
  month: Month,
  amount: string,
  warnings: CostWarnings,
): void {
  warnings.add(
    'DEDICATED_UNUSED',
    `${id} ${month}`,
    id,
    text(
      `固定资产 ${assetsCode} 用途为研发专用，${month} 没有使用记录，也没有默认研发项目，折旧 ${amount} 未参与归集`,
      `Fixed asset ${assetsCode} is for R&D only but has no record of use in ${month} and no default project; its depreciation ${amount} was left out`,
    ),
  );
}
