import { text, type Text } from '../kernel';
import { monthsOfYear } from '../kernel/calendar';
import type { CostItemCode } from '../tax';
import { amountIn } from './fixed-asset-schedule';
import { intangibleSchedules } from './intangible-schedule';
import { assignedProjects, type AssignedAsset } from './project-assignment';
import type {
  AssetUseRow,
  EquipmentPowerRow,
  FixedAssetRow,
  IntangibleRow,
  IntangibleUseRow,
  LeaseRow,
  MaterialRow,
  PowerRow,
  ProjectRow,
  SalaryRow,
} from './registers';

/** The registers that cost can be allocated from. */
export interface CostRegisters {
  readonly year: number;
  readonly projects: readonly ProjectRow[];
  readonly salaries: readonly SalaryRow[];
  readonly fixedAssets: readonly FixedAssetRow[];
  readonly assetUses: readonly AssetUseRow[];
  readonly intangibles: readonly IntangibleRow[];
  readonly intangibleUses?: readonly IntangibleUseRow[];
  readonly leases: readonly LeaseRow[];
  readonly equipmentPower: readonly EquipmentPowerRow[];
  readonly power: readonly PowerRow[];
  readonly materials: readonly MaterialRow[];
}

/** Counts the rows of the year that say the item is kept in a register. */
type RowsOf = (registers: CostRegisters) => number;

interface RegisterOfItem {
  readonly label: Text;
  readonly rows: RowsOf;
}

const isAmount = (value: string | null | undefined) => Number(value || 0) !== 0;

/** Hours alone give no pay to allocate, and a payroll speaks for the kinds of pay it has amounts of. */
const pay = (kind: 'wages' | 'socialInsurance' | 'labour' | 'welfare'): RegisterOfItem => ({
  label: text('薪酬', 'payroll'),
  rows: ({ year, salaries }) =>
    salaries.filter(({ month, [kind]: amount }) => month.startsWith(`${year}-`) && isAmount(amount)).length,
});

/** An asset speaks for the year by its use, or where it is assigned to a project of the year. */
const depreciation = (category: FixedAssetRow['category']): RegisterOfItem => ({
  label: text('固定资产使用', 'use of fixed assets'),
  rows: ({ year, projects, fixedAssets, assetUses }) => {
    const assets = fixedAssets.filter((asset) => asset.category === category);
    const own = new Set(assets.map(({ id }) => id));
    const used = assetUses.filter(({ month, assetsId }) => month.startsWith(`${year}-`) && own.has(assetsId));
    return used.length + assets.filter((asset) => isOfYear(asset, projects)).length;
  },
});

/** An asset speaks for the year by its use, or where it is amortised then and assigned to a project of the year. */
const amortisation = (category: IntangibleRow['category']): RegisterOfItem => ({
  label: text('无形资产', 'intangible assets'),
  rows: ({ year, projects, intangibles, intangibleUses = [] }) => {
    const assets = intangibles.filter((asset) => asset.category === category);
    const own = new Set(assets.map(({ id }) => id));
    const used = intangibleUses.filter(({ month, assetsId }) => month.startsWith(`${year}-`) && own.has(assetsId));
    return used.length + assets.filter((asset) => isOfYear(asset, projects) && isAmortised(asset, year)).length;
  },
});

/** Whether an asset is assigned to a project of the year, or to one of another year with the code of such a project. */
function isOfYear(
  asset: AssignedAsset & { readonly projectCodes?: Readonly<Record<string, string>> },
  projects: readonly ProjectRow[],
): boolean {
  const ids = assignedProjects(asset);
  const codes = new Set(ids.flatMap((id) => asset.projectCodes?.[id] ?? []));
  return projects.some(({ id, code }) => ids.includes(id) || codes.has(code));
}

function isAmortised(asset: IntangibleRow, year: number): boolean {
  const { book, tax } = intangibleSchedules(asset);
  return monthsOfYear(year).some((month) =>
    [book, tax].some((schedule) => Number(amountIn(schedule, month) ?? 0) !== 0),
  );
}

const powerOf = (isMeant: (type: PowerRow['powerType']) => boolean): RowsOf => {
  return ({ year, power }) =>
    power.filter(({ month, powerType }) => month.startsWith(`${year}-`) && isMeant(powerType)).length;
};

/** The items that registers can give, and which rows of a year say that they do. */
const registerOfItem: Readonly<Partial<Record<CostItemCode, RegisterOfItem>>> = {
  '1.1': pay('wages'),
  '1.2': pay('socialInsurance'),
  '1.3': pay('labour'),
  '6.5': pay('welfare'),
  '2.1': {
    label: text('材料', 'material'),
    rows: ({ year, materials }) => materials.filter(({ date }) => date.startsWith(`${year}-`)).length,
  },
  '2.2': { label: text('燃料动力', 'fuel and power'), rows: powerOf((type) => type === 'fuel') },
  '2.3': {
    label: text('燃料动力、设备动力', 'fuel and power, equipment power'),
    rows: (registers) =>
      powerOf((type) => type !== 'fuel')(registers) +
      registers.equipmentPower.filter(({ year }) => String(year) === String(registers.year)).length,
  },
  '2.8': {
    label: text('租赁资产', 'leased assets'),
    rows: ({ year, leases }) => leases.filter(({ month }) => month.startsWith(`${year}-`)).length,
  },
  '3.1': depreciation('instrument'),
  '3.2': depreciation('equipment'),
  '4.1': amortisation('software'),
  '4.2': amortisation('patent'),
  '4.3': amortisation('knowHow'),
};

/** Whether registers can give the item; every other item is only ever taken from vouchers. */
export const hasRegister = (item: CostItemCode): boolean => registerOfItem[item] !== undefined;

/** What the registers of an item hold of a year; null for an item without a register. */
export interface RegisteredItem {
  /** The registers, by name. */
  readonly label: Text;
  readonly rows: number;
}

export function registeredItem(item: CostItemCode, registers: CostRegisters): RegisteredItem | null {
  const register = registerOfItem[item];
  return register ? { label: register.label, rows: register.rows(registers) } : null;
}
