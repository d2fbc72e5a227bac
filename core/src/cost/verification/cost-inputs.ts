import { bookedRegisters, subjectMatch } from '../../finance';
import { addMonths, isMonth, monthOf, type Month } from '../../kernel/calendar';
import { attendance, workTime } from '../../hours';
import type { Field, FieldOf, Fields, Resource } from '../../records';
import {
  equipmentPower,
  fixedAsset,
  fixedAssetUse,
  intangibleAsset,
  leasedAsset,
  material,
  personnelSalary,
  power,
} from '../entities';
import type { SubjectGroup } from './subject-group';

type Row = Readonly<Record<string, unknown>>;

/** Months from the first to the last, both counted. */
export interface MonthSpan {
  readonly from: Month;
  readonly to: Month;
}

/** How the rows of a register bear on the cost of months. */
export interface RegisterInput {
  readonly group: SubjectGroup;
  /** Null where the row does not say. */
  months(row: Row): MonthSpan | null;
  /** Of rows that bear on many months, the fields that cost is made of: the others stay free. */
  readonly bearing?: readonly string[];
  /** The field that says the month, for a fault of it. */
  readonly field: string;
}

/** The same as its resource declares it, so that each field is one of the resource. */
interface InputOf<R extends Resource> extends RegisterInput {
  months(row: { readonly [Name in keyof R['fields']]?: unknown }): MonthSpan | null;
  readonly bearing?: readonly FieldOf<R>[];
  readonly field: FieldOf<R>;
}

const input = <R extends Resource>({ name }: R, declared: InputOf<NoInfer<R>>): [string, RegisterInput] => [
  name,
  declared,
];

/** Of a register whose rows are each of one month. */
const inMonth = <R extends Resource<Fields & { readonly month: Field }>>(
  resource: R,
  group: SubjectGroup,
): [string, RegisterInput] => [resource.name, { group, field: 'month', months: ({ month }) => oneMonth(month) }];

const oneMonth = (month: unknown): MonthSpan | null => (isMonth(month) ? { from: month, to: month } : null);
const monthOfDate = (date: unknown): Month | null =>
  typeof date === 'string' && isMonth(date.slice(0, 7)) ? monthOf(date) : null;

/** The months from `date`, beginning `later` months after its own. */
function life(date: unknown, count: unknown, later: number): MonthSpan | null {
  const first = monthOfDate(date);
  const months = Number(count);
  if (first === null || !Number.isInteger(months) || months < 1) return null;
  return { from: addMonths(first, later), to: addMonths(first, later + months - 1) };
}

/** Every register that cost is allocated from. Rows that are not here bear on no locked month. */
export const registerInputs: ReadonlyMap<string, RegisterInput> = new Map([
  inMonth(personnelSalary, 'personnel'),
  inMonth(attendance, 'personnel'),
  inMonth(workTime, 'personnel'),
  inMonth(fixedAssetUse, 'fixedAssets'),
  input(fixedAsset, {
    group: 'fixedAssets',
    field: 'inaccountDate',
    // Depreciation begins in the month after 入账. 企业所得税法实施条例 第五十九条
    months: ({ inaccountDate, depreciationMonths }) => life(inaccountDate, depreciationMonths, 1),
    bearing: ['category', 'inaccountDate', 'originalValue', 'residualRate', 'depreciationMethod', 'depreciationMonths'],
  }),
  input(intangibleAsset, {
    group: 'intangibles',
    field: 'acquireDate',
    // Amortisation begins in the month of acquisition. 企业会计准则第6号 第十七条
    months: ({ acquireDate, amortizeMonths }) => life(acquireDate, amortizeMonths, 0),
    bearing: ['category', 'acquireDate', 'originalValue', 'amortizeMonths', 'projectId', 'rdRatio'],
  }),
  inMonth(leasedAsset, 'leases'),
  inMonth(power, 'materials'),
  input(equipmentPower, {
    group: 'materials',
    field: 'month',
    months: ({ year, month }) =>
      typeof year === 'string' && typeof month === 'string' ? oneMonth(`${year}-${month}`) : null,
  }),
  input(material, { group: 'materials', field: 'date', months: ({ date }) => oneMonth(monthOfDate(date)) }),
]);

/** Those whose group is known from the matching of accounts only: entries and their corrections, and the matching itself. */
export const bookedInputs = { entries: bookedRegisters, match: subjectMatch } as const;
