import type { FixedAssetUseRows } from './fixed-asset-uses';
import type { FixedAsset } from './fixed-assets';
import { dayWithin, type Project } from './projects';
import { seededRandom } from './seeded-random';

/** Rows of 设备动力: trial runs of machines on the projects that used them in the month. */
export function equipmentPowerRows(
  uses: FixedAssetUseRows,
  assets: readonly FixedAsset[],
  projects: readonly Project[],
) {
  return uses.flatMap(({ month, projectId, assetsId }) => {
    const asset = assets.find(({ code }) => code === assetsId);
    const project = projects.find(({ code }) => code === projectId);
    if (!asset || !project || asset.plan.category !== 'equipment') return [];
    const random = seededRandom(`power ${month} ${projectId} ${assetsId}`);
    if (!random.chance(55)) return [];
    const startDate = dayWithin(project, month, random);
    return [
      {
        year: month.slice(0, 4),
        month: month.slice(5),
        projectId,
        assetsCode: assetsId,
        assetsName: asset.plan.name,
        assetsType: '电',
        qty: '1',
        startDate,
        endDate: dayWithin(project, month, random, startDate),
        dailyWorkTime: random.pick(['4', '5', '6', '7.5', '8']),
        power: asset.plan.power,
        unit: '度',
        price: random.pick(['0.8512', '0.9326', '1.05']),
        workContent: random.pick(['样机试制', '工艺验证', '性能测试', '试切加工']),
      },
    ];
  });
}

export type EquipmentPowerRows = ReturnType<typeof equipmentPowerRows>;
