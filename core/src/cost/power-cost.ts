import { text, type Text } from '../kernel';
import { formatMoney, roundHalfUp } from '../kernel/money';
import type { CostItemCode } from '../tax';
import type { CostPart, RegisterCosts } from './cost-part';
import { costResources } from './cost-resources';
import { CostWarnings } from './cost-warning';
import { figureLabels } from './figure-labels';
import { ProjectIndex } from './project-index';
import type { PowerRow, ProjectRow } from './registers';

export interface PowerCostInput {
  readonly year: number;
  readonly projects: readonly ProjectRow[];
  readonly power: readonly PowerRow[];
}

const kinds: Readonly<Record<PowerRow['powerType'], { readonly item: CostItemCode; readonly label: Text }>> = {
  electricity: { item: '2.3', label: text('电费', 'Electricity') },
  water: { item: '2.3', label: text('水费', 'Water') },
  gas: { item: '2.3', label: text('燃气费', 'Gas') },
  fuel: { item: '2.2', label: text('燃料费', 'Fuel') },
};

/** Fuel (2.2) and power (2.3) billed to a project in a month. */
export function powerCost(input: PowerCostInput): RegisterCosts {
  const warnings = new CostWarnings(costResources.power);
  const projects = new ProjectIndex(input.projects);
  const parts: CostPart[] = [];

  for (const row of input.power) {
    if (!row.month.startsWith(`${input.year}-`)) continue;
    const project = projects.ofRow(row, warnings);
    const amount = roundHalfUp(row.amount || '0');
    if (!project || Number(amount) === 0) continue;
    const { item, label } = kinds[row.powerType];
    parts.push({
      projectId: project.id,
      month: row.month,
      item,
      amount,
      origin: 'allocation',
      source: { resource: costResources.power, id: row.id },
      formula: text(`当月${label.zh} ${formatMoney(amount)}`, `${label.en} of the month ${formatMoney(amount)}`),
      figures: [{ label: figureLabels.amount, value: amount }],
    });
  }
  return { parts, warnings: warnings.list() };
}
