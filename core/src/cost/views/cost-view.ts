import { text, type Text } from '../../kernel';
import type { FieldOf, RecordOf, Resource, StoredRecord } from '../../records';
import type { CostItemCode } from '../../tax';
import type { CostPart } from '../cost-part';
import { costResources, type CostResource } from '../cost-resources';
import { equipmentPower, personnelSalary } from '../entities';
import { figureLabels } from '../figure-labels';
import {
  amortisationDetailView,
  amortisationView,
  depreciationView,
  equipmentPowerView,
  personnelCostView,
  personnelDetailView,
  powerView,
} from './view-resources';

/**
 * A view over the stored cost records: a fixed selection of their parts, grouped by project and month, optionally also
 * by register row. Shared by the list, its report and its totals.
 */
export interface CostView {
  readonly resource: Resource;
  /** The items it includes, each with the field that sums it; null if only the total includes it. */
  readonly items: Readonly<Partial<Record<CostItemCode, string | null>>>;
  /** If other views share its items: whether it includes parts of this register. */
  readonly takes?: (register: CostResource) => boolean;
  /** Additional grouping by the source of the part. */
  readonly by?: {
    readonly field: string;
    /** The register whose rows reference it; if absent, the id of the source row itself is used. */
    readonly register?: Resource;
    readonly named?: string;
  };
  /** The hours of a part, if the view has hours. Hours of one register row count once. */
  readonly hours?: { readonly register?: Resource; of(part: CostPart, row: StoredRecord | null): unknown };
  /** Message for refused writes: what to change instead. */
  readonly instead: Text;
}

/** The same with field names checked against the resource. */
interface ViewOf<R extends Resource> extends Omit<CostView, 'resource'> {
  readonly items: Readonly<Partial<Record<CostItemCode, FieldOf<R> | null>>>;
  readonly by?: CostView['by'] & { readonly field: FieldOf<R> };
}

const viewOver = <R extends Resource>(resource: R, declared: ViewOf<NoInfer<R>>): CostView => ({
  resource,
  ...declared,
});

/** Hours that a row of a register states. */
const hoursIn = <R extends Resource>(register: R, of: (row: RecordOf<R>) => string | null) => ({
  register,
  of: (_: CostPart, row: RecordOf<R> | null) => row && of(row),
});

const instead = (register: Text): Text =>
  text(
    `费用由台账计算得出，请修改${register.zh}后重新生成当月费用`,
    `This cost is calculated; change ${register.en} and build the cost of the month again`,
  );

const payroll = {
  items: { '1.1': 'wages', '1.2': 'socialInsurance', '1.3': 'labour', '6.5': 'welfare' },
  instead: instead(text('薪酬、考勤或项目工时', 'payroll, attendance or project hours')),
} as const;
const amortised = {
  items: { '4.1': 'software', '4.2': 'patents', '4.3': 'knowHow' },
  instead: instead(text('无形资产', 'the intangible assets')),
} as const;

const rdHoursOf = ({ figures }: CostPart) => figures.find(({ label }) => label.zh === figureLabels.rdHours.zh)?.value;

export const costViews: readonly CostView[] = [
  viewOver(personnelCostView, payroll),
  viewOver(personnelDetailView, {
    ...payroll,
    by: {
      field: 'personnelId',
      register: personnelSalary,
      named: 'personnelId' satisfies FieldOf<typeof personnelSalary>,
    },
    hours: { of: rdHoursOf },
  }),
  viewOver(depreciationView, {
    items: { '3.1': 'instruments', '3.2': 'equipment' },
    instead: instead(text('固定资产或固定资产使用', 'the fixed assets or their use')),
  }),
  viewOver(equipmentPowerView, {
    items: { '2.3': null },
    takes: (register) => register === costResources.equipmentPower,
    hours: hoursIn(equipmentPower, ({ workTime }) => workTime),
    instead: instead(text('设备动力', 'the equipment power')),
  }),
  viewOver(amortisationView, amortised),
  viewOver(amortisationDetailView, { ...amortised, by: { field: 'assetsId' } }),
  viewOver(powerView, {
    items: { '2.2': 'fuel', '2.3': 'energy' },
    // Power of equipment, an item 2.3 as well, has a view of its own.
    takes: (register) => register !== costResources.equipmentPower,
    instead: instead(text('燃料动力', 'fuel and power')),
  }),
];

/** The view of a resource. @throws Error if it has none, which is a programming error */
export function costViewOf(resource: Resource): CostView {
  const view = costViews.find((each) => each.resource.name === resource.name);
  if (!view) throw new Error(`${resource.name} is no view of cost`);
  return view;
}

/** The fields a view adds up, its total included. */
export const addedFields = ({ items }: Pick<CostView, 'items'>): readonly string[] => [
  ...Object.values(items).filter((field) => field !== null),
  'amount',
];
