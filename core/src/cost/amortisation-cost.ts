import { text, type Text } from '../kernel';
import { addMonths, isDate, monthOf, monthsBetween, monthsOfYear, touches, type Month } from '../kernel/calendar';
import { formatMoney, yuan } from '../kernel/money';
import { amortisationSchedule, isLife, type CostItemCode } from '../tax';
import type { CostPart, RegisterCosts } from './cost-part';
import { costResources } from './cost-resources';
import { CostWarnings } from './cost-warning';
import { defaultProject } from './default-project';
import { figureLabels } from './figure-labels';
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
 * R&D share of an intangible's amortisation. Months with records of use are shared by them over their projects; in other
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
    const schedule = scheduleOf(asset, input.year, warnings);
    if (schedule.length === 0) continue;
    const first = monthOf(asset.acquireDate!);
    if (!used && !isAssigned(asset)) {
      const last = addMonths(first, Math.min(schedule.length - 1, monthsBetween(first, '9999-12')));
      const isInYear = first <= months.at(-1)! && last >= months[0]!;
      if (isInYear) warnings.add('NO_PROJECT', asset.id, asset.id, noProject(asset.assetsCode));
      continue;
    }
    for (const month of months) {
      const period = monthsBetween(first, month) + 1;
      const amount = schedule[period - 1];
      if (amount === undefined) continue;
      const amortised = { asset, month, amount, period, periods: schedule.length };
      const rows = used?.get(month);
      parts.push(...(rows ? byUse(amortised, rows, projects, useWarnings) : byDefault(amortised, projects, warnings)));
    }
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

function scheduleOf(asset: IntangibleRow, year: number, warnings: CostWarnings): readonly string[] {
  const months = Number(asset.amortizeMonths ?? 0);
  if (!isDate(asset.acquireDate) || !(Number(asset.originalValue ?? 0) > 0) || !isLife(months)) {
    // An asset that was acquired later than this year is no concern of it.
    const isLater = isDate(asset.acquireDate) && Number(asset.acquireDate.slice(0, 4)) > year;
    if (!isLater) warnings.add('ASSET_INCOMPLETE', asset.id, asset.id, incomplete(asset.assetsCode));
    return [];
  }
  return amortisationSchedule({ cost: asset.originalValue ?? '0', months }).monthly;
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

function incomplete(code: string): Text {
  return text(
    `无形资产 ${code} 缺少取得日期、原值或摊销月数，未计算摊销`,
    `Intangible asset ${code} lacks its date, original value or months; no amortisation was calculated`,
  );
}
