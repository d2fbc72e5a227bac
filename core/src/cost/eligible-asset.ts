import { buildingWordIn } from '../finance';
import { text, type Text } from '../kernel';
import type { CostItemCode } from '../tax';
import type { CostWarnings } from './cost-warning';
import type { FixedAssetRow } from './registers';

const items: Readonly<Partial<Record<FixedAssetRow['category'], CostItemCode>>> = {
  instrument: '3.1',
  equipment: '3.2',
};

const kinds: Readonly<Partial<Record<FixedAssetRow['category'], Text>>> = {
  building: text('房屋、建筑物', 'a building'),
  vehicle: text('运输工具', 'a vehicle'),
};

/**
 * The item a fixed asset's depreciation is collected under; undefined, with a warning, for what is no instrument or
 * equipment (财税〔2015〕119号 一(一)3) or is not for R&D.
 */
export function eligibleItem(asset: FixedAssetRow, warnings: CostWarnings): CostItemCode | undefined {
  const item = items[asset.category];
  const named = `${asset.assetsCode}${asset.assetsName ? ` ${asset.assetsName}` : ''}`;
  if (!item || asset.useType === 'none') {
    const kind = item ? text('用途为非研发', 'not for R&D') : kindOf(asset);
    warnings.add(
      'ASSET_NOT_ELIGIBLE',
      asset.id,
      asset.id,
      text(
        `固定资产 ${named} ${kind.zh}，不得加计扣除，折旧按 0.00 归集`,
        `Fixed asset ${named} is ${kind.en}, which the super-deduction leaves out; 0.00 of its depreciation was counted`,
      ),
    );
    return undefined;
  }
  const word = buildingWordIn(asset.assetsName ?? '');
  if (word !== undefined) {
    warnings.add(
      'ASSET_DOUBTFUL',
      `${asset.id} building`,
      asset.id,
      text(
        `固定资产 ${named} 的名称含“${word}”，如为房屋、建筑物请把资产类别改为房屋、建筑物，其折旧不得加计扣除`,
        `Fixed asset ${named} is named like a building; if it is one, choose that category: its depreciation does not count`,
      ),
    );
  }
  return item;
}

const kindOf = ({ category }: FixedAssetRow): Text => {
  const kind = kinds[category];
  return kind ? text(`属于${kind.zh}`, kind.en) : text('不属于仪器、设备', 'neither an instrument nor equipment');
};
