import { text, type Text } from '../kernel';
import { isDate, monthsBetween, monthsOfYear, touches, type Month } from '../kernel/calendar';
import { formatMoney, yuan } from '../kernel/money';
import type { CostItemCode } from '../tax';
import { withBookedShares } from './booked-shares';
import type { CostPart, RegisterCosts } from './cost-part';
import { costResources } from './cost-resources';
import { CostWarnings } from './cost-warning';
import { defaultProject } from './default-project';
import { figureLabels } from './figure-labels';
import { amountIn, type AssetSchedule } from './fixed-asset-schedule';
import { intangibleSchedules } from './intangible-schedule';
import { intangibleMonth } from './intangible-use';
import { isAssigned } from './project-assignment';
import { ProjectIndex } from './project-index';
import type { IntangibleRow, IntangibleUseRow, ProjectRow } from './registers';
import { splitByHours } from './split-by-hours';

export interface AmortisationCostInput {
  readonly year: number;
  readonly projects: readonly ProjectRow[];
  readonly intangibles: readonly IntangibleRow[];
  readonly intangibleUses?: readonly IntangibleUseRow[];
}

const items: Readonly<Record<IntangibleRow['category'], CostItemCode>> = {
  software: '4.1',
  patent: '4.2',
  knowHow: '4.3',
};

const monthAmortisation = text('当月摊销额', 'Amortisation of the month');

/** The amortisation of an asset in a month. */
interface AmortisedMonth {
  readonly asset: IntangibleRow;
  readonly month: Month;
  readonly amount: string;
  readonly period: number;
  readonly periods: number;
}

/**
 * R&D share of an intangible's amortisation that is deducted before tax. Months with records of use are shared by them over their projects; in other
 * months its own project takes its share while it runs. Month 1 is the month it was acquired. Basis: 企业所得税法实施条例
 * §67; 税总公告2017年第40号 四.
 */
export function amortisationCost(input: AmortisationCostInput): RegisterCosts {
  const warnings = new CostWarnings(costResources.intangible);
  const useWarnings = new CostWarnings(costResources.intangibleUse);
  const projects = new ProjectIndex(input.projects);
  const months = monthsOfYear(input.year);
  const uses = usesByAsset(input.intangibleUses ?? [], input.year);
  const parts: CostPart[] = [];

  for (const asset of input.intangibles) {
    const used = uses.get(asset.id);
    uses.delete(asset.id);
    const { book, tax, lastMonth, findings } = intangibleSchedules(asset);
    const isAmortised = (month: Month) => [tax, book].some((schedule) => Number(amountIn(schedule, month) ?? 0) !== 0);
    const isInYear = months.some(isAmortised);
    // An asset that was acquired later than this year is no concern of it.
    const isLater = isDate(asset.acquireDate) && Number(asset.acquireDate.slice(0, 4)) > input.year;
    const tell = () => {
      for (const { code, message } of findings) warnings.add(code, `${asset.id} ${message.zh}`, asset.id, message);
    };
    if (!tax && !isLater) tell();
    if (lastMonth !== null && [...(used?.keys() ?? [])].some((month) => month > lastMonth)) {
      warnings.add('ASSET_DISPOSED', asset.id, asset.id, usedAfterDisposal(asset));
    }
    if (!tax || !isInYear) continue;
    if (!used && !isAssigned(asset)) {
      warnings.add('NO_PROJECT', asset.id, asset.id, noProject(asset.assetsCode));
      continue;
    }
    // What the accounts have is shared in the same way; its warnings are those of the amounts for tax.
    const unheard = new CostWarnings(costResources.intangible);
    const partsOf = (schedule: AssetSchedule, own: CostWarnings, ofUse: CostWarnings): CostPart[] =>
      months.flatMap((month) => {
        const amount = amountIn(schedule, month) ?? '0.00';
        if (!isAmortised(month)) return [];
        const period = monthsBetween(schedule.from, month) + 1;
        const amortised = { asset, month, amount, period, periods: schedule.monthly.length };
        const rows = used?.get(month);
        return rows ? byUse(amortised, rows, projects, ofUse) : byDefault(amortised, projects, own);
      });
    const forTax = partsOf(tax, warnings, useWarnings);
    if (forTax.length > 0) tell();
    const inBooks = !book || book === tax ? forTax : partsOf(book, unheard, unheard);
    const source = { resource: costResources.intangible, id: asset.id };
    parts.push(
      ...withBookedShares(forTax, inBooks, { asset, item: items[asset.category], source, wear: 'amortisation' }),
    );
  }
  for (const [id, rows] of uses) {
    useWarnings.add('UNKNOWN_ASSET', id, [...rows.values()][0]![0]!.id, unknownAsset(id));
  }
  return { parts, warnings: [...warnings.list(), ...useWarnings.list()] };
}

function usesByAsset(rows: readonly IntangibleUseRow[], year: number): Map<string, Map<Month, IntangibleUseRow[]>> {
  const byAsset = new Map<string, Map<Month, IntangibleUseRow[]>>();
  for (const row of rows) {
    if (!row.month.startsWith(`${year}-`)) continue;
    const months = byAsset.get(row.assetsId) ?? new Map<Month, IntangibleUseRow[]>();
    byAsset.set(row.assetsId, months);
    months.set(row.month, [...(months.get(row.month) ?? []), row]);
  }
  return byAsset;
}

function byUse(
  amortised: AmortisedMonth,
  rows: readonly IntangibleUseRow[],
  projects: ProjectIndex,
  warnings: CostWarnings,
): CostPart[] {
  const { asset, month, amount } = amortised;
  const { basis, shareOf } = intangibleMonth(asset.assetsCode, month, rows, projects, warnings);
  return splitByHours(amount, basis).map(({ claim, amount: share }) => {
    const { words, figures } = shareOf(claim.row);
    return partOf(amortised, claim.projectId, share, words, figures);
  });
}

function byDefault(amortised: AmortisedMonth, projects: ProjectIndex, warnings: CostWarnings): CostPart[] {
  const { asset, month, amount } = amortised;
  const found = defaultProject(asset, month, projects, warnings);
  if (!found || !touches({ start: found.project.startTime, end: found.project.endTime }, month)) return [];
  const ratio = found.assignment.rdRatio || '100';
  const share = yuan(amount).times(ratio).dividedBy(100).round();
  if (share.isZero()) return [];
  const words = text(`研发占比 ${ratio}%`, `R&D share ${ratio}%`);
  return [
    partOf(amortised, found.project.id, share.toString(), words, [{ label: figureLabels.rdShare, value: ratio }]),
  ];
}

/** The part references the asset, so that one asset's cost is found whether its use was recorded or not. */
function partOf(
  { asset, month, amount, period, periods }: AmortisedMonth,
  projectId: string,
  share: string,
  words: Text,
  figures: CostPart['figures'],
): CostPart {
  return {
    projectId,
    month,
    item: items[asset.category],
    amount: share,
    origin: 'allocation',
    source: { resource: costResources.intangible, id: asset.id },
    formula: text(
      `${asset.assetsCode} 当月摊销额 ${formatMoney(amount)} × ${words.zh}`,
      `${asset.assetsCode} amortisation of the month ${formatMoney(amount)} × ${words.en}`,
    ),
    figures: [
      { label: figureLabels.originalValue, value: asset.originalValue ?? '0' },
      { label: figureLabels.periods, value: String(periods) },
      { label: figureLabels.period, value: String(period) },
      { label: monthAmortisation, value: amount },
      ...figures,
    ],
  };
}

function unknownAsset(id: string): Text {
  return text(
    `无形资产 ${id} 不在无形资产台账中，使用记录未参与归集`,
    `Intangible asset ${id} is not in the register of intangible assets; its use was left out`,
  );
}

function noProject(code: string): Text {
  return text(
    `无形资产 ${code} 没有关联项目，摊销未参与归集`,
    `Intangible asset ${code} belongs to no project; its amortisation was left out`,
  );
}

const usedAfterDisposal = ({ assetsCode, disposeDate }: IntangibleRow): Text =>
  text(
    `无形资产 ${assetsCode} 已于 ${disposeDate} 处置，此后仍有使用记录，摊销按 0.00 归集`,
    `Intangible asset ${assetsCode} was disposed of on ${disposeDate} but has records of use after it; 0.00 was counted`,
  );
