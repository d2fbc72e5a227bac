import { text, type Text } from '../kernel';
import { monthOf, monthsBetween, monthsOfYear, touches } from '../kernel/calendar';
import { formatMoney, yuan } from '../kernel/money';
import { amortisationSchedule, isLife, type CostItemCode } from '../tax';
import type { CostPart, RegisterCosts } from './cost-part';
import { costResources } from './cost-resources';
import { CostWarnings } from './cost-warning';
import { figureLabels } from './figure-labels';
import { ProjectIndex } from './project-index';
import type { IntangibleRow, ProjectRow } from './registers';

export interface AmortisationCostInput {
  readonly year: number;
  readonly projects: readonly ProjectRow[];
  readonly intangibles: readonly IntangibleRow[];
}

const items: Readonly<Record<IntangibleRow['category'], CostItemCode>> = {
  software: '4.1',
  patent: '4.2',
  knowHow: '4.3',
};

const monthAmortisation = text('当月摊销额', 'Amortisation of the month');
const rdShare = text('研发占比(%)', 'R&D share (%)');

/**
 * R&D share of an intangible's amortisation, in the months in which its project runs. Month 1 is the month it was
 * acquired. Basis: 企业所得税法实施条例 §67; 税总公告2017年第40号 四.
 */
export function amortisationCost(input: AmortisationCostInput): RegisterCosts {
  const warnings = new CostWarnings(costResources.intangible);
  const projects = new ProjectIndex(input.projects);
  const months = monthsOfYear(input.year);
  const parts: CostPart[] = [];

  for (const asset of input.intangibles) {
    const project = projectOf(asset, projects, warnings);
    if (!project) continue;
    const acquired = asset.acquireDate;
    const schedule = scheduleOf(asset, warnings);
    if (!acquired) continue;
    const ratio = asset.rdRatio || '100';
    for (const month of months) {
      const period = monthsBetween(monthOf(acquired), month) + 1;
      const amortised = schedule[period - 1];
      if (amortised === undefined || !touches({ start: project.startTime, end: project.endTime }, month)) continue;
      const share = yuan(amortised).times(ratio).dividedBy(100).round();
      if (share.isZero()) continue;
      parts.push({
        projectId: project.id,
        month,
        item: items[asset.category],
        amount: share.toString(),
        origin: 'allocation',
        source: { resource: costResources.intangible, id: asset.id },
        formula: text(
          `${asset.assetsCode} 当月摊销额 ${formatMoney(amortised)} × 研发占比 ${ratio}%`,
          `${asset.assetsCode} amortisation of the month ${formatMoney(amortised)} × R&D share ${ratio}%`,
        ),
        figures: [
          { label: figureLabels.originalValue, value: asset.originalValue ?? '0' },
          { label: figureLabels.periods, value: String(schedule.length) },
          { label: figureLabels.period, value: String(period) },
          { label: monthAmortisation, value: amortised },
          { label: rdShare, value: ratio },
        ],
      });
    }
  }
  return { parts, warnings: warnings.list() };
}

function projectOf(asset: IntangibleRow, projects: ProjectIndex, warnings: CostWarnings): ProjectRow | undefined {
  const { projectId, projectCode } = asset;
  if (!projectId && !projectCode) {
    warnings.add('NO_PROJECT', asset.id, asset.id, noProject(asset.assetsCode));
    return undefined;
  }
  const found =
    (projectId ? projects.find(projectId) : undefined) ?? (projectCode ? projects.findByCode(projectCode) : undefined);
  return found ?? projects.ofRow({ id: asset.id, projectId: projectCode || projectId || '' }, warnings);
}

function scheduleOf(asset: IntangibleRow, warnings: CostWarnings): readonly string[] {
  const months = Number(asset.amortizeMonths ?? 0);
  if (!asset.acquireDate || !(Number(asset.originalValue ?? 0) > 0) || !isLife(months)) {
    warnings.add('ASSET_INCOMPLETE', asset.id, asset.id, incomplete(asset.assetsCode));
    return [];
  }
  return amortisationSchedule({ cost: asset.originalValue ?? '0', months }).monthly;
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
