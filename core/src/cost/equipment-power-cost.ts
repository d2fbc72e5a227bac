import Big from 'big.js';
import { text } from '../kernel';
import { daysInclusive } from '../kernel/calendar';
import { powerCost as powerUse } from '../tax';
import type { CostPart, RegisterCosts } from './cost-part';
import { costResources } from './cost-resources';
import { CostWarnings } from './cost-warning';
import { figureLabels } from './figure-labels';
import { ProjectIndex } from './project-index';
import type { EquipmentPowerRow, ProjectRow } from './registers';

export interface EquipmentPowerCostInput {
  readonly year: number;
  readonly projects: readonly ProjectRow[];
  readonly equipmentPower: readonly EquipmentPowerRow[];
}

const perHour = text('每小时用量', 'Consumption per hour');
const dailyHours = text('日均工时', 'Hours per day');
const days = text('天数', 'Days');

/** Power of equipment: pieces × use per hour × hours per day × calendar days, both ends counted, × price → 2.3. */
export function equipmentPowerCost(input: EquipmentPowerCostInput): RegisterCosts {
  const warnings = new CostWarnings(costResources.equipmentPower);
  const projects = new ProjectIndex(input.projects);
  const parts: CostPart[] = [];

  for (const row of input.equipmentPower) {
    if (String(row.year) !== String(input.year)) continue;
    const project = projects.ofRow(row, warnings);
    if (!project) continue;
    const { power, dailyWorkTime, price, startDate, endDate } = row;
    const qty = String(row.qty ?? '');
    if (!qty || !power || !dailyWorkTime || !price || !startDate || !endDate) {
      warnings.add(
        'VALUE_MISSING',
        row.id,
        row.id,
        text(
          `设备 ${row.assetsCode} ${row.year}-${row.month} 动力记录数据不全，未计算动力费`,
          `Power record of equipment ${row.assetsCode} in ${row.year}-${row.month} is incomplete and was left out`,
        ),
      );
      continue;
    }
    const span = daysInclusive(startDate, endDate);
    const amount = powerUse({ qty, power, hours: new Big(dailyWorkTime).times(span).toFixed(), price });
    if (Number(amount) === 0) continue;
    parts.push({
      projectId: project.id,
      month: `${row.year}-${row.month}`,
      item: '2.3',
      amount,
      origin: 'allocation',
      source: { resource: costResources.equipmentPower, id: row.id },
      formula: text(
        `${row.assetsCode} 数量 ${qty} × 每小时用量 ${power} × 日均工时 ${dailyWorkTime} × 天数 ${span} × 单价 ${price}`,
        `${row.assetsCode} quantity ${qty} × consumption per hour ${power} × hours per day ${dailyWorkTime} × days ${span} × price ${price}`,
      ),
      figures: [
        { label: figureLabels.quantity, value: qty },
        { label: perHour, value: power },
        { label: dailyHours, value: dailyWorkTime },
        { label: days, value: String(span) },
        { label: figureLabels.price, value: price },
      ],
    });
  }
  return { parts, warnings: warnings.list() };
}
