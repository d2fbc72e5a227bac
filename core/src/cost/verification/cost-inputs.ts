import { bookedRegisters, subjectMatch } from '../../finance';
import { addMonths, isMonth, monthOf, monthsBetween, type Month } from '../../kernel/calendar';
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

/** How the rows of a register affect the cost of months. */
export interface RegisterInput {
  readonly group: SubjectGroup;
  /** Null where the row does not say. */
  months(row: Row): MonthSpan | null;
  /** For rows that affect many months, the fields that cost depends on; other fields remain editable. */
  readonly bearing?: readonly string[];
  /** The month field, for reporting faults. */
  readonly field: string;
}

/** The same with field names checked against the resource. */
interface InputOf<R extends Resource> extends RegisterInput {
  months(row: { readonly [Name in keyof R['fields']]?: unknown }): MonthSpan | null;
  readonly bearing?: readonly FieldOf<R>[];
  readonly field: FieldOf<R>;
}

const input = <R extends Resource>({ name }: R, declared: InputOf<NoInfer<R>>): [string, RegisterInput] => [
  name,
  declared,
];

/** For a register whose rows each belong to one month. */
const inMonth = <R extends Resource<Fields & { readonly month: Field }>>(
  resource: R,
  group: SubjectGroup,
): [string, RegisterInput] => [resource.name, { group, field: 'month', months: ({ month }) => oneMonth(month) }];

const oneMonth = (month: unknown): MonthSpan | null => (isMonth(month) ? { from: month, to: month } : null);
const monthOfDate = (date: unknown): Month | null =>
  typeof date === 'string' && isMonth(date.slice(0, 7)) ? monthOf(date) : null;

/** Years have four digits. */
const LAST_MONTH: Month = '9999-12';

/** `count` months, beginning `later` months after the month of `date`. */
function life(date: unknown, count: unknown, later: number): MonthSpan | null {
  const first = monthOfDate(date);
  const months = typeof count === 'number' || typeof count === 'string' ? Number(count) : NaN;
  if (first === null || !Number.isInteger(months) || months < 1) return null;
  const until = monthsBetween(first, LAST_MONTH);
  return {
    from: addMonths(first, Math.min(later, until)),
    to: addMonths(first, Math.min(later + months - 1, until)),
  };
}

/** Every register that cost is allocated from. Rows of other resources do not affect locked months. */
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

/** Inputs whose group depends on the matching of accounts: entries, their corrections, and the matching itself. */
export const bookedInputs = { entries: bookedRegisters, match: subjectMatch } as const;
