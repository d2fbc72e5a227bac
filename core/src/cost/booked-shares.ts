import { grouped, text } from '../kernel';
import { monthsOfYear, type Month } from '../kernel/calendar';
import { formatMoney, sum, yuan } from '../kernel/money';
import type { AssetYear } from './asset-year';
import type { CostPart } from './cost-part';
import { costResources } from './cost-resources';
import { figureLabels } from './figure-labels';
import { splitByHours } from './split-by-hours';

type Share = Pick<CostPart, 'projectId' | 'month' | 'source' | 'amount'>;

/**
 * Sets beside each part of an asset's depreciation for tax the same share of the depreciation in the accounts, where the
 * two differ; what the accounts depreciate in months without any depreciation for tax stands with an amount of 0.00. Only
 * the amount counts for the super-deduction (税总公告2017年第40号 三（二）): the share of the accounts is for column 5 of the
 * ledger of 2021, 会计凭证记载金额, alone.
 */
export function withBookedShares(parts: readonly CostPart[], ofYear: AssetYear): CostPart[] {
  const shares = grouped(bookedShares(ofYear), keyOf);
  const beside = parts.map((part): CostPart => {
    const own = shares.get(keyOf(part)) ?? [];
    shares.delete(keyOf(part));
    const booked = totalOf(own);
    return booked === part.amount ? part : { ...part, booked, figures: [bookedFigure(booked), ...part.figures] };
  });
  return [...beside, ...[...shares.values()].map((own) => bookedAlone(ofYear, own[0]!, totalOf(own)))];
}

const keyOf = ({ projectId, month, source }: Omit<Share, 'amount'>): string => `${projectId} ${month} ${source.id}`;
const totalOf = (shares: readonly Share[]): string => sum(shares.map(({ amount }) => yuan(amount))).toString();

/** The R&D shares of the depreciation in the accounts, month by month; none is 0. */
function bookedShares({ asset, deducted, months, through, wholeTo }: AssetYear): Share[] {
  return monthsOfYear(deducted.year).flatMap((month: Month): Share[] => {
    const booked = deducted.bookIn(month);
    if (booked === null || Number(booked) === 0) return [];
    const use = months.get(month);
    if (use?.basis.whole.gt(0)) {
      return splitByHours(booked, use.basis).map(({ claim, amount }) => ({
        ...{ projectId: claim.projectId, month, amount },
        source: { resource: costResources.assetUse, id: claim.row.id },
      }));
    }
    const project = asset.useType === 'dedicated' && !use && month <= through ? wholeTo(month) : undefined;
    const source = { resource: costResources.fixedAsset, id: asset.id };
    return project ? [{ projectId: project.id, month, amount: booked, source }] : [];
  });
}

function bookedAlone({ asset, item }: AssetYear, { projectId, month, source }: Share, booked: string): CostPart {
  const ofAsset = { resource: costResources.fixedAsset, id: asset.id };
  return {
    ...{ projectId, month, item, source, booked },
    amount: '0.00',
    origin: 'allocation',
    formula: text(
      `${asset.assetsCode} 当月没有税前扣除的折旧，账面折旧的研发份额 ${formatMoney(booked)}`,
      `${asset.assetsCode} no depreciation deducted before tax in the month, R&D share in the accounts ${formatMoney(booked)}`,
    ),
    figures: [
      { label: figureLabels.originalValue, value: asset.originalValue ?? '0', source: ofAsset },
      bookedFigure(booked),
    ],
  };
}

const bookedFigure = (value: string): CostPart['figures'][number] => ({
  label: text('账面折旧的研发份额', 'R&D share of the depreciation in the accounts'),
  value,
});
