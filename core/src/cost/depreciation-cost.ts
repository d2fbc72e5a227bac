import { text, type Text } from '../kernel';
import { monthOf, monthsBetween } from '../kernel/calendar';
import { formatMoney, yuan } from '../kernel/money';
import { depreciationSchedule, isLife } from '../tax';
import type { CostPart, RegisterCosts } from './cost-part';
import { costResources } from './cost-resources';
import { CostWarnings } from './cost-warning';
import { figureLabels } from './figure-labels';
import { ProjectIndex } from './project-index';
import type { AssetUseRow, FixedAssetRow, ProjectRow } from './registers';
import { assetMonths } from './shared-use';
import { splitByHours } from './split-by-hours';

export interface DepreciationCostInput {
  readonly year: number;
  readonly projects: readonly ProjectRow[];
  readonly fixedAssets: readonly FixedAssetRow[];
  readonly assetUses: readonly AssetUseRow[];
}

const monthDepreciation = text('当月折旧额', 'Depreciation of the month');

/**
 * Depreciation of an asset's month over the projects that used it, by hours out of the asset's total hours.
 * Month 1 of the schedule is the month after 入账. Basis: 企业所得税法实施条例 §59; 税总公告2017年第40号 三.
 */
export function depreciationCost(input: DepreciationCostInput): RegisterCosts {
  const useWarnings = new CostWarnings(costResources.assetUse);
  const assetWarnings = new CostWarnings(costResources.fixedAsset);
  const projects = new ProjectIndex(input.projects);
  const assets = new Map(input.fixedAssets.map((asset) => [asset.id, asset]));
  const schedules = new Map<string, readonly string[]>();
  const parts: CostPart[] = [];

  const codeOf = (row: AssetUseRow) => assets.get(row.assetsId)?.assetsCode ?? row.assetsId;
  const assetOf = (row: AssetUseRow) => {
    const code = codeOf(row);
    return { key: row.assetsId, label: text(`固定资产 ${code}`, `Fixed asset ${code}`) };
  };
  for (const use of assetMonths(input.assetUses, input.year, assetOf, projects, useWarnings)) {
    const first = use.rows[0];
    if (!first) continue;
    const asset = assets.get(first.assetsId);
    if (!asset) {
      useWarnings.add('UNKNOWN_ASSET', first.assetsId, first.id, unknownAsset(first.assetsId));
      continue;
    }
    const schedule = schedules.get(asset.id) ?? scheduleOf(asset, assetWarnings);
    schedules.set(asset.id, schedule);
    const period = asset.inaccountDate ? monthsBetween(monthOf(asset.inaccountDate), use.month) : 0;
    const amount = schedule[period - 1];
    if (amount === undefined) continue;

    const whole = use.basis.whole.toFixed();
    const ofAsset = { resource: costResources.fixedAsset, id: asset.id };
    for (const share of splitByHours(amount, use.basis)) {
      const hours = share.claim.hours.toFixed();
      parts.push({
        projectId: share.claim.projectId,
        month: use.month,
        item: asset.category === 'instrument' ? '3.1' : '3.2',
        amount: share.amount,
        origin: 'allocation',
        source: { resource: costResources.assetUse, id: share.claim.row.id },
        formula: text(
          `${asset.assetsCode} 当月折旧额 ${formatMoney(amount)} × 研发工时 ${hours} ÷ 合计工时 ${whole}`,
          `${asset.assetsCode} depreciation of the month ${formatMoney(amount)} × R&D hours ${hours} ÷ all hours ${whole}`,
        ),
        figures: [
          { label: figureLabels.originalValue, value: asset.originalValue ?? '0', source: ofAsset },
          { label: figureLabels.periods, value: String(schedule.length), source: ofAsset },
          { label: figureLabels.period, value: String(period), source: ofAsset },
          { label: monthDepreciation, value: amount, source: ofAsset },
          { label: figureLabels.rdHours, value: hours },
          { label: figureLabels.allHours, value: whole },
        ],
      });
    }
  }
  return { parts, warnings: [...assetWarnings.list(), ...useWarnings.list()] };
}

/** Depreciation of every month of an asset's life; empty, with a warning, where it cannot be worked out. */
function scheduleOf(asset: FixedAssetRow, warnings: CostWarnings): readonly string[] {
  const months = Number(asset.depreciationMonths ?? 0);
  if (!asset.inaccountDate || !(Number(asset.originalValue ?? 0) > 0) || !isLife(months)) {
    warnings.add('ASSET_INCOMPLETE', asset.id, asset.id, incomplete(asset.assetsCode));
    return [];
  }
  if (asset.depreciationMethod === 'unitsOfProduction') {
    warnings.add('NO_UNITS', asset.id, asset.id, noUnits(asset.assetsCode));
    return [];
  }
  const originalValue = asset.originalValue ?? '0';
  const residualValue = yuan(originalValue)
    .times(asset.residualRate || '0')
    .dividedBy(100)
    .toString();
  return depreciationSchedule({ method: asset.depreciationMethod, originalValue, residualValue, months }).monthly;
}

function unknownAsset(id: string): Text {
  return text(
    `固定资产 ${id} 不在固定资产台账中，使用记录未参与归集`,
    `Fixed asset ${id} is not in the asset register; its use was left out`,
  );
}

function incomplete(code: string): Text {
  return text(
    `固定资产 ${code} 缺少入账日期、原值或折旧月数，未计算折旧`,
    `Fixed asset ${code} lacks its booking date, original value or months; no depreciation was calculated`,
  );
}

function noUnits(code: string): Text {
  return text(
    `固定资产 ${code} 采用工作量法但没有工作量，未计算折旧`,
    `Fixed asset ${code} depreciates by units of production but has no units; no depreciation was calculated`,
  );
}
