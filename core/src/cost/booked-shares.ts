import { grouped, text } from '../kernel';
import { monthsOfYear, type Month } from '../kernel/calendar';
import { formatMoney, sum, yuan } from '../kernel/money';
import type { AssetYear } from './asset-year';
import type { CostPart } from './cost-part';
import { costResources } from './cost-resources';
import { figureLabels } from './figure-labels';
import { splitByHours } from './split-by-hours';

type Share = Pick<CostPart, 'projectId' | 'month' | 'source' | 'amount'>;

/** The asset of the parts. */
interface SharedAsset {
  readonly asset: { readonly assetsCode: string; readonly originalValue: string | null };
  readonly item: CostPart['item'];
  readonly source: CostPart['source'];
  readonly wear: keyof typeof wears;
}

const wears = { depreciation: text('折旧', 'depreciation'), amortisation: text('摊销', 'amortisation') } as const;

/**
 * Sets beside each part of an asset's depreciation or amortisation for tax the same share of that of the accounts, where
 * the two differ; what the accounts have in months without any for tax stands with an amount of 0.00. Only the amount
 * counts for the super-deduction (税总公告2017年第40号 三（二）, 四): the share of the accounts is for column 5 of the ledger of
 * 2021, 会计凭证记载金额, alone.
 *
 * @param booked the R&D shares of what the accounts have; none is 0
 */
export function withBookedShares(
  parts: readonly CostPart[],
  booked: readonly Share[],
  shared: SharedAsset,
): CostPart[] {
  const shares = grouped(booked, keyOf);
  const beside = parts.map((part): CostPart => {
    const own = shares.get(keyOf(part)) ?? [];
    shares.delete(keyOf(part));
    const total = totalOf(own);
    if (total === part.amount) return part;
    return { ...part, booked: total, figures: [bookedFigure(shared, total), ...part.figures] };
  });
  return [...beside, ...[...shares.values()].map((own) => bookedAlone(shared, own[0]!, totalOf(own)))];
}

const keyOf = ({ projectId, month, source }: Omit<Share, 'amount'>): string => `${projectId} ${month} ${source.id}`;
const totalOf = (shares: readonly Share[]): string => sum(shares.map(({ amount }) => yuan(amount))).toString();

/** The R&D shares of a fixed asset's depreciation in the accounts, month by month; none is 0. */
export function bookedDepreciationShares({ asset, deducted, months, through, wholeTo }: AssetYear): Share[] {
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

function bookedAlone(shared: SharedAsset, { projectId, month, source }: Share, booked: string): CostPart {
  const { asset, item } = shared;
  const { zh, en } = wears[shared.wear];
  return {
    ...{ projectId, month, item, source, booked },
    amount: '0.00',
    origin: 'allocation',
    formula: text(
      `${asset.assetsCode} 当月没有税前扣除的${zh}，账面${zh}的研发份额 ${formatMoney(booked)}`,
      `${asset.assetsCode} no ${en} deducted before tax in the month, R&D share in the accounts ${formatMoney(booked)}`,
    ),
    figures: [
      { label: figureLabels.originalValue, value: asset.originalValue ?? '0', source: shared.source },
      bookedFigure(shared, booked),
    ],
  };
}

function bookedFigure({ wear }: SharedAsset, value: string): CostPart['figures'][number] {
  const { zh, en } = wears[wear];
  return { label: text(`账面${zh}的研发份额`, `R&D share of the ${en} in the accounts`), value };
}
