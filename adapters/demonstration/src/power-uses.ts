import type { EquipmentPowerRows } from './equipment-power';
import type { PowerRows } from './power';
import { seededRandom } from './seeded-random';
import { daysInclusive } from '@rdm/core/calendar';

/** Hours a machine ran: days × hours of a day. */
const dailyUse = ({ startDate, endDate, dailyWorkTime }: EquipmentPowerRows[number]): number =>
  daysInclusive(startDate, endDate) * Number(dailyWorkTime);

/** Rows of 设备动力使用: the hours behind 设备动力, and the machine's total hours of the month. */
export function equipmentPowerUseRows(runs: EquipmentPowerRows) {
  const rdHours = runs.map(dailyUse);
  const keyOf = ({ year, month, assetsCode }: EquipmentPowerRows[number]) => `${year}-${month} ${assetsCode}`;
  const used = new Map<string, number>();
  for (const [at, run] of runs.entries()) used.set(keyOf(run), (used.get(keyOf(run)) ?? 0) + rdHours[at]!);
  return runs.map((run, at) => ({
    month: `${run.year}-${run.month}`,
    projectId: run.projectId,
    assetsCode: run.assetsCode,
    assetsName: run.assetsName,
    assetsType: run.assetsType,
    rdHours: String(rdHours[at]),
    totalHours: String(used.get(keyOf(run))! + seededRandom(`machine ${keyOf(run)}`).integer(16, 90)),
  }));
}

const units: Readonly<Record<PowerRows[number]['powerType'], string>> = {
  electricity: '度',
  water: '吨',
  gas: '立方米',
  fuel: '升',
};

/** Rows of 燃料动力使用: the reading behind 燃料动力, and what the enterprise used in the month. */
export function powerUseRows(readings: PowerRows) {
  const keyOf = ({ month, powerType }: PowerRows[number]) => `${month} ${powerType}`;
  const used = new Map<string, number>();
  for (const each of readings) used.set(keyOf(each), (used.get(keyOf(each)) ?? 0) + Number(each.qty));
  return readings.map((each) => ({
    month: each.month,
    projectId: each.projectId,
    powerType: each.powerType,
    unit: units[each.powerType],
    rdQty: each.qty,
    totalQty: String(used.get(keyOf(each))! * seededRandom(`meter ${keyOf(each)}`).integer(4, 9)),
  }));
}
