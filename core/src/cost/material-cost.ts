import { text } from '../kernel';
import { monthOf } from '../kernel/calendar';
import { formatMoney, yuan } from '../kernel/money';
import type { CostFigure, CostPart, RegisterCosts } from './cost-part';
import { costResources } from './cost-resources';
import { CostWarnings } from './cost-warning';
import { figureLabels } from './figure-labels';
import { ProjectIndex } from './project-index';
import type { MaterialRow, ProjectRow } from './registers';

export interface MaterialCostInput {
  readonly year: number;
  readonly projects: readonly ProjectRow[];
  readonly materials: readonly MaterialRow[];
}

/** Material issued to projects less material returned → 2.1. */
export function materialCost(input: MaterialCostInput): RegisterCosts {
  const warnings = new CostWarnings(costResources.material);
  const projects = new ProjectIndex(input.projects);
  const parts: CostPart[] = [];

  for (const row of input.materials) {
    if (!row.date.startsWith(`${input.year}-`)) continue;
    const project = projects.ofRow(row, warnings);
    if (!project) continue;
    const stated = row.amount !== null && row.amount !== '';
    const qty = row.qty || '0';
    const price = row.price || '0';
    const value = (stated ? yuan(row.amount ?? '0') : yuan(price).times(qty)).round();
    if (value.isZero()) continue;
    const returned = row.direction === 'return';
    const shown = stated ? formatMoney(value.toString()) : `${qty} × ${price} = ${formatMoney(value.toString())}`;
    const figures: CostFigure[] = [
      ...(row.qty ? [{ label: figureLabels.quantity, value: row.qty }] : []),
      ...(row.price ? [{ label: figureLabels.price, value: row.price }] : []),
      { label: figureLabels.amount, value: value.toString() },
    ];
    parts.push({
      projectId: project.id,
      month: monthOf(row.date),
      item: '2.1',
      amount: (returned ? value.negate() : value).toString(),
      origin: 'allocation',
      source: { resource: costResources.material, id: row.id },
      formula: returned
        ? text(`减：退回材料 ${shown}`, `less material returned ${shown}`)
        : text(`领用材料 ${shown}`, `material issued ${shown}`),
      figures,
    });
  }
  return { parts, warnings: warnings.list() };
}
