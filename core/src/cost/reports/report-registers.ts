import Big from 'big.js';
import { text, type Text } from '../../kernel';
import type { FieldOf, RecordOf, Resource, Where } from '../../records';
import { yuan } from '../../kernel/money';
import type { CostItemCode } from '../../tax';
import { costResources, type CostResource } from '../cost-resources';
import { equipmentPower, fixedAsset, fixedAssetUse, intangibleAsset, leasedAsset, material, power } from '../entities';
import { byDay, byMonth, byYearAndMonth, type Period, type StatedPeriod } from './stated-period';
import { decimalIn, type Summed } from './summed';

export const reportNames = ['FixedAssets', 'Intangibles', 'Leases', 'EquipmentPower', 'Power', 'Materials'] as const;
export type ReportName = (typeof reportNames)[number];

/** The measure of a project's use of a register. */
export interface Measure extends Summed {
  readonly label: Text;
  /** Null where every row has its own. */
  readonly unit: Text | null;
}

/** A companion resource recording which project used which register row in which month. */
export interface RegisterUses extends StatedPeriod {
  readonly resource: Resource;
  /** The field that references the register row. */
  readonly of: string;
}

/** How a register is totalled and reported; shared by its calls, workbook and screen. */
export interface ReportRegister extends StatedPeriod {
  readonly resource: Resource;
  readonly title: Text;
  /** The cost items its rows are allocated to. */
  readonly items: readonly CostItemCode[];
  /** The resources that the parts of its cost records reference: its own, or that of its use. */
  readonly source: readonly CostResource[];
  /** Whether a row belongs to one month; otherwise it is an asset, dated by its booking or acquisition. */
  readonly monthly: boolean;
  readonly summed: readonly Summed[];
  readonly uses: RegisterUses | null;
  readonly measure: Measure | null;
}

/** The same with field names checked against the resource. */
interface RegisterOf<R extends Resource> extends Omit<ReportRegister, 'resource' | 'within' | 'summed'> {
  readonly within: (period: Period) => Where<R>;
  readonly summed: readonly Summed<FieldOf<R>, RecordOf<R>>[];
}

const register = <R extends Resource>(resource: R, declared: RegisterOf<R>): ReportRegister => ({
  resource,
  ...declared,
});

/** Use in hours, which a field of the resource holds. */
const hoursIn = <R extends Resource>(resource: R, field: keyof R['fields'] & string): Measure => ({
  field,
  label: resource.fields[field]!.label,
  unit: hours,
});

const hours = text('小时', 'hours');
const quantity = text('数量', 'Quantity');

type Material = RecordOf<typeof material>;

/** Returns are negative. docs/rules.md, Cost from registers */
const signed = ({ direction }: Material, value: Big | null): string | null =>
  (direction === 'return' ? value?.neg() : value)?.toFixed() ?? null;

/** The amount stated, else quantity × price, half-up to 分: as the row becomes cost. */
function materialAmount(row: Material): Big {
  const stated = decimalIn(row, 'amount');
  const [qty, price] = [decimalIn(row, 'qty') ?? new Big(0), decimalIn(row, 'price') ?? new Big(0)];
  return new Big(yuan((stated ?? qty.times(price)).toFixed()).toString());
}

const materialQty: Summed<'qty', Material> = {
  field: 'qty',
  adds: (row) => signed(row, decimalIn(row, 'qty')),
  unitOf: ({ unit }) => unit ?? '',
};
const powerQty: Summed<'qty', RecordOf<typeof power>> = { field: 'qty', unitOf: ({ powerType }) => powerType };

/** The registers of assets, power and material. Items: 财税〔2015〕119号 一(一)2至4, 国家税务总局公告2017年第40号 二至四. */
export const reportRegisters: Readonly<Record<ReportName, ReportRegister>> = {
  FixedAssets: register(fixedAsset, {
    title: text('固定资产折旧项目归集表', 'Depreciation by project'),
    items: ['3.1', '3.2'],
    source: [costResources.assetUse, costResources.fixedAsset],
    ...byDay('inaccountDate'),
    monthly: false,
    summed: [{ field: 'originalValue' }],
    uses: { resource: fixedAssetUse, of: 'assetsId' satisfies FieldOf<typeof fixedAssetUse>, ...byMonth('month') },
    measure: hoursIn(fixedAssetUse, 'rdHours'),
  }),
  Intangibles: register(intangibleAsset, {
    title: text('无形资产摊销项目归集表', 'Amortisation by project'),
    items: ['4.1', '4.2', '4.3'],
    source: [costResources.intangible],
    ...byDay('acquireDate'),
    monthly: false,
    summed: [{ field: 'originalValue' }],
    uses: null,
    measure: null,
  }),
  Leases: register(leasedAsset, {
    title: text('租赁费用项目归集表', 'Leases by project'),
    items: ['2.8'],
    source: [costResources.lease],
    ...byMonth('month'),
    monthly: true,
    // The row of every project repeats the asset's rent of the month, so only hours add up.
    summed: [{ field: 'rdHours' }],
    uses: null,
    measure: hoursIn(leasedAsset, 'rdHours'),
  }),
  EquipmentPower: register(equipmentPower, {
    title: text('设备动力项目归集表', 'Equipment power by project'),
    items: ['2.3'],
    source: [costResources.equipmentPower],
    ...byYearAndMonth,
    monthly: true,
    summed: [{ field: 'workTime' }, { field: 'amount' }],
    uses: null,
    measure: hoursIn(equipmentPower, 'workTime'),
  }),
  Power: register(power, {
    title: text('燃料动力项目归集表', 'Fuel and power by project'),
    items: ['2.2', '2.3'],
    source: [costResources.power],
    ...byMonth('month'),
    monthly: true,
    summed: [powerQty, { field: 'amount' }],
    uses: null,
    measure: { ...powerQty, label: quantity, unit: null },
  }),
  Materials: register(material, {
    title: text('材料项目归集表', 'Material by project'),
    items: ['2.1'],
    source: [costResources.material],
    ...byDay('date'),
    monthly: true,
    summed: [materialQty, { field: 'amount', adds: (row) => signed(row, materialAmount(row)) }],
    uses: null,
    measure: { ...materialQty, label: quantity, unit: null },
  }),
};

const named = reportNames.map((name) => [name, reportRegisters[name]] as const);

/** The name of the report over a resource; null where it has none. */
export const reportOfResource = (resource: Resource): ReportName | null =>
  named.find(([, register]) => register.resource.name === resource.name)?.[0] ?? null;

/** One thing for each register, under the names of a call: `stats` gives `statsFixedAssets` and the others. */
export function perRegister<Call extends string, T>(
  call: Call,
  make: (register: ReportRegister) => T,
): { readonly [Method in `${Call}${ReportName}`]: T } {
  const made = named.map(([name, register]) => [`${call}${name}`, make(register)]);
  return Object.fromEntries(made) as { [Method in `${Call}${ReportName}`]: T };
}
