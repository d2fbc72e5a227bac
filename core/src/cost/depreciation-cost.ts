import { grouped, text, type Text } from '../kernel';
import { monthsOfYear, touches, type Month } from '../kernel/calendar';
import { formatMoney } from '../kernel/money';
import { countsWhole, leftOutUnused, type AssetYear } from './asset-year';
import { bookedDepreciationShares, withBookedShares } from './booked-shares';
import type { CostPart, RegisterCosts } from './cost-part';
import { costResources } from './cost-resources';
import { CostWarnings } from './cost-warning';
import { DeductedDepreciation, type DeductedMonth } from './deducted-depreciation';
import { defaultProject } from './default-project';
import { eligibleItem } from './eligible-asset';
import { figureLabels } from './figure-labels';
import { oneOffParts } from './one-off-cost';
import { ProjectIndex } from './project-index';
import type { AssetUseRow, BookedDepreciationRow, FixedAssetRow, ProjectRow } from './registers';
import { assetMonths, type AssetMonth } from './shared-use';
import { splitByHours } from './split-by-hours';

export interface DepreciationCostInput {
  readonly year: number;
  readonly projects: readonly ProjectRow[];
  readonly fixedAssets: readonly FixedAssetRow[];
  readonly assetUses: readonly AssetUseRow[];
  readonly bookedDepreciation?: readonly BookedDepreciationRow[];
  /** The last month that is over; months after it miss no records. Without it the whole year is over. */
  readonly through?: Month;
}

const monthDepreciation = text('当月折旧额', 'Depreciation of the month');
const taxDepreciation = text('当月税前扣除的折旧额', 'Depreciation of the month deducted before tax');
const bookDepreciation = text('当月账面折旧额', 'Depreciation of the month in the accounts');

/**
 * Depreciation that is deducted before tax, over the projects that used the asset by hours out of its total hours. An
 * asset for R&D only counts whole in months without a record of use, for its default project or the only one that uses
 * it. Basis: 企业所得税法实施条例 §59; 税总公告2017年第40号 三: 折旧费按实际工时占比分配, 就税前扣除的折旧部分计算加计扣除.
 */
export function depreciationCost(input: DepreciationCostInput): RegisterCosts {
  const useWarnings = new CostWarnings(costResources.assetUse);
  const assetWarnings = new CostWarnings(costResources.fixedAsset);
  const bookedWarnings = new CostWarnings(costResources.bookedDepreciation);
  const projects = new ProjectIndex(input.projects);
  const assets = new Map(input.fixedAssets.map((asset) => [asset.id, asset]));
  const booked = grouped(inYear(input.bookedDepreciation ?? [], input.year), ({ assetsId }) => assetsId);
  const uses = usesOf(input, assets, projects, useWarnings);
  const through = input.through ?? `${input.year}-12`;

  const parts = input.fixedAssets.flatMap((asset) => {
    const months = uses.get(asset.id) ?? new Map<Month, AssetMonth<AssetUseRow>>();
    const isDedicated = asset.useType === 'dedicated';
    if (months.size === 0 && !isDedicated) return [];
    const item = eligibleItem(asset, assetWarnings);
    if (!item) return [];
    const ownBooked = booked.get(asset.id) ?? [];
    const deducted = new DeductedDepreciation(asset, input.year, ownBooked);
    if (months.size === 0 && !isDepreciating(deducted)) return [];
    for (const { code, message } of deducted.schedules.findings) {
      // Imported amounts need no schedule.
      if (code !== 'ASSET_DOUBTFUL' && ownBooked.length > 0) continue;
      assetWarnings.add(code, `${asset.id} ${message.zh}`, asset.id, message);
    }
    deducted.checkBooked(through, bookedWarnings);
    const wholeTo = isDedicated ? projectOfWhole(asset, months, projects, assetWarnings) : () => undefined;
    const ofYear = { asset, item, deducted, months, through, wholeTo };
    const oneOffFrom = deducted.oneOffFrom;
    const parts =
      oneOffFrom === null
        ? monthlyParts(ofYear, input.year, assetWarnings)
        : oneOffParts(ofYear, oneOffFrom, assetWarnings);
    const source = { resource: costResources.fixedAsset, id: asset.id };
    return withBookedShares(parts, bookedDepreciationShares(ofYear), { asset, item, source, wear: 'depreciation' });
  });
  return { parts, warnings: [...assetWarnings.list(), ...useWarnings.list(), ...bookedWarnings.list()] };
}

const inYear = <R extends { readonly month: string }>(rows: readonly R[], year: number) =>
  rows.filter(({ month }) => month.startsWith(`${year}-`));

const isDepreciating = (deducted: DeductedDepreciation) =>
  monthsOfYear(deducted.year).some((month) =>
    [deducted.deductedIn(month)?.amount, deducted.bookIn(month)].some((amount) => Number(amount ?? 0) !== 0),
  );

/** The use of every known asset, by month. */
function usesOf(
  { assetUses, year }: DepreciationCostInput,
  assets: ReadonlyMap<string, FixedAssetRow>,
  projects: ProjectIndex,
  warnings: CostWarnings,
): Map<string, Map<Month, AssetMonth<AssetUseRow>>> {
  const assetOf = (row: AssetUseRow) => {
    const code = assets.get(row.assetsId)?.assetsCode ?? row.assetsId;
    return { key: row.assetsId, label: text(`固定资产 ${code}`, `Fixed asset ${code}`) };
  };
  const byAsset = new Map<string, Map<Month, AssetMonth<AssetUseRow>>>();
  for (const use of assetMonths(assetUses, year, assetOf, projects, warnings)) {
    const first = use.rows[0];
    if (!first) continue;
    if (!assets.has(first.assetsId)) {
      warnings.add('UNKNOWN_ASSET', first.assetsId, first.id, unknownAsset(first.assetsId));
      continue;
    }
    const months = byAsset.get(first.assetsId) ?? new Map<Month, AssetMonth<AssetUseRow>>();
    byAsset.set(first.assetsId, months.set(use.month, use));
  }
  return byAsset;
}

/** The default project of the month while it runs, else the only project that used the asset in the year, likewise. */
function projectOfWhole(
  asset: FixedAssetRow,
  months: ReadonlyMap<Month, AssetMonth<AssetUseRow>>,
  projects: ProjectIndex,
  warnings: CostWarnings,
): (month: Month) => ProjectRow | undefined {
  const users = new Set([...months.values()].flatMap(({ basis }) => basis.claims.map(({ projectId }) => projectId)));
  const only = users.size === 1 ? projects.find([...users][0]!) : undefined;
  const runs = (project: ProjectRow | undefined, month: Month) =>
    project && touches({ start: project.startTime, end: project.endTime }, month) ? project : undefined;
  return (month) => runs(defaultProject(asset, month, projects, warnings)?.project ?? only, month);
}

function monthlyParts(ofYear: AssetYear, year: number, warnings: CostWarnings): CostPart[] {
  const { asset, deducted, months } = ofYear;
  return monthsOfYear(year).flatMap((month) => {
    const use = months.get(month);
    if (use && deducted.schedules.lastMonth !== null && month > deducted.schedules.lastMonth) {
      warnings.add('ASSET_DISPOSED', asset.id, asset.id, usedAfterDisposal(asset));
    }
    const found = deducted.deductedIn(month);
    if (!found || Number(found.amount) === 0) return [];
    if (use) return sharedParts(ofYear, use, found);
    if (asset.useType !== 'dedicated' || month > ofYear.through) return [];
    return wholeParts(ofYear, month, found, warnings);
  });
}

function sharedParts(ofYear: AssetYear, { month, basis }: AssetMonth<AssetUseRow>, found: DeductedMonth): CostPart[] {
  const whole = basis.whole.toFixed();
  return splitByHours(found.amount, basis).map((share) => {
    const hours = share.claim.hours.toFixed();
    const words = text(`研发工时 ${hours} ÷ 合计工时 ${whole}`, `R&D hours ${hours} ÷ all hours ${whole}`);
    const figures = [
      ...figuresOf(ofYear.asset, found),
      { label: figureLabels.rdHours, value: hours },
      { label: figureLabels.allHours, value: whole },
    ];
    return {
      projectId: share.claim.projectId,
      amount: share.amount,
      source: { resource: costResources.assetUse, id: share.claim.row.id },
      figures,
      ...partOf(ofYear, month, found, words),
    };
  });
}

function wholeParts(ofYear: AssetYear, month: Month, found: DeductedMonth, warnings: CostWarnings): CostPart[] {
  const { asset } = ofYear;
  const project = ofYear.wholeTo(month);
  if (!project) {
    leftOutUnused(asset, month, found.amount, warnings);
    return [];
  }
  countsWhole(asset, project, warnings);
  const words = text('100%（研发专用，没有使用记录）', '100% (for R&D only, no record of use)');
  return [
    {
      ...partOf(ofYear, month, found, words),
      projectId: project.id,
      amount: found.amount,
      source: { resource: costResources.fixedAsset, id: asset.id },
      figures: figuresOf(asset, found),
    },
  ];
}

function partOf({ asset, item }: AssetYear, month: Month, found: DeductedMonth, words: Text) {
  const label = found.isAsBooked ? monthDepreciation : taxDepreciation;
  const amount = formatMoney(found.amount);
  return {
    month,
    item,
    origin: 'allocation' as const,
    formula: text(
      `${asset.assetsCode} ${label.zh} ${amount} × ${words.zh}`,
      `${asset.assetsCode} ${label.en.toLowerCase()} ${amount} × ${words.en}`,
    ),
  };
}

/** The numbers behind the depreciation of a month; what the accounts have is among them where it differs. */
function figuresOf(asset: FixedAssetRow, found: DeductedMonth): CostPart['figures'] {
  const source = { resource: costResources.fixedAsset, id: asset.id };
  const bookSource =
    found.bookedId === null ? source : { resource: costResources.bookedDepreciation, id: found.bookedId };
  const isImported = found.period === null;
  const differs = found.book !== null && found.book !== found.amount;
  return [
    { label: figureLabels.originalValue, value: asset.originalValue ?? '0', source },
    ...(isImported
      ? []
      : [
          { label: figureLabels.periods, value: String(found.periods), source },
          { label: figureLabels.period, value: String(found.period), source },
        ]),
    {
      label: found.isAsBooked ? monthDepreciation : taxDepreciation,
      value: found.amount,
      source: isImported ? bookSource : source,
    },
    ...(differs ? [{ label: bookDepreciation, value: found.book!, source: bookSource }] : []),
  ];
}

function unknownAsset(id: string): Text {
  return text(
    `固定资产 ${id} 不在固定资产台账中，使用记录未参与归集`,
    `Fixed asset ${id} is not in the asset register; its use was left out`,
  );
}

const usedAfterDisposal = ({ assetsCode, disposeDate }: FixedAssetRow): Text =>
  text(
    `固定资产 ${assetsCode} 已于 ${disposeDate} 处置，此后仍有使用记录，折旧按 0.00 归集`,
    `Fixed asset ${assetsCode} was disposed of on ${disposeDate} but has records of use after it; 0.00 was counted`,
  );
