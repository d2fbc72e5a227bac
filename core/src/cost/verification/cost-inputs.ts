import { bookedRegisters, subjectMatch } from '../../finance';
import { addMonths, isMonth, monthOf, monthsBetween, type Month } from '../../kernel/calendar';
import { attendance, workTime } from '../../hours';
import { sameValue, type Field, type FieldOf, type Fields, type Resource } from '../../records';
import {
  bookedDepreciation,
  equipmentPower,
  fixedAsset,
  fixedAssetUse,
  intangibleAsset,
  intangibleAssetUse,
  leasedAsset,
  material,
  personnelSalary,
  power,
} from '../entities';
import { assignedDifferentlyFrom } from '../project-assignment';
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
  /**
   * The first month a change of such a row affects, where it changes only what holds from a date on, such as a disposal;
   * null where it may affect all its months.
   */
  since?(before: Row, after: Row): Month | null;
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

const wholeLife = [
  'category',
  'inaccountDate',
  'originalValue',
  'residualRate',
  'depreciationMethod',
  'depreciationMonths',
  'useType',
  'taxMethod',
  'taxClass',
  'taxMonths',
  'usedMonths',
  'taxStartDate',
] as const;
const assigned = ['projectId', 'projectFrom', 'formerProjects'] as const;
/** What holds from a date on: the month after it. */
const dated = ['changeDate', 'changeMonths', 'impairDate', 'impairAmount', 'disposeDate', ...assigned] as const;
const wholeAmortisation = [
  'category',
  'acquireDate',
  'originalValue',
  'amortizeMonths',
  'taxTerm',
  'taxMonths',
] as const;

const isSame = (before: Row, after: Row, fields: readonly string[]) =>
  fields.every((name) => sameValue(before[name], after[name]));

/** From the month after 入账 (企业会计准则第4号 应用指南) to the end of the longest of its lives. */
function depreciationMonths(row: Row): MonthSpan | null {
  const { inaccountDate, taxStartDate, changeDate } = row;
  const lives = [
    life(inaccountDate, row.depreciationMonths, 1),
    ...(row.taxMethod ? [life(taxStartDate ?? inaccountDate, LONGEST_FOR_TAX, 1)] : []),
    life(changeDate, row.changeMonths, 1),
  ].filter((span) => span !== null);
  if (lives.length === 0) return null;
  return {
    from: lives.map(({ from }) => from).sort()[0]!,
    to: lives
      .map(({ to }) => to)
      .sort()
      .at(-1)!,
  };
}

/** A minimum life is at most 10 years; a longer one may be stated. */
const LONGEST_FOR_TAX = 1200;

function sinceOfFixedAsset(before: Row, after: Row): Month | null {
  // A deduction at once is shared by the hours of the year, which end with the disposal.
  if (!isSame(before, after, wholeLife) || after.taxMethod === 'oneOff') return null;
  const ofDate = (date: string, ...others: string[]): Month | null => {
    if (isSame(before, after, [date, ...others])) return null;
    return [before[date], after[date]].flatMap((each) => monthOfDate(each) ?? []).sort()[0] ?? null;
  };
  const ends = [ofDate('changeDate', 'changeMonths'), ofDate('impairDate', 'impairAmount'), ofDate('disposeDate')];
  const next = ends.flatMap((month) => (month !== null && month < LAST_MONTH ? addMonths(month, 1) : (month ?? [])));
  const moved = isSame(before, after, assigned) ? null : assignedDifferentlyFrom(before, after);
  return [...next, ...(moved === null ? [] : [moved])].sort()[0] ?? null;
}

/** The month of disposal is not amortised any more. */
function sinceOfIntangible(before: Row, after: Row): Month | null {
  if (!isSame(before, after, wholeAmortisation)) return null;
  const disposals = isSame(before, after, ['disposeDate']) ? [] : [before, after].map((row) => row.disposeDate);
  const moved = isSame(before, after, assigned) ? null : assignedDifferentlyFrom(before, after);
  return (
    [...disposals.flatMap((date) => monthOfDate(date) ?? []), ...(moved === null ? [] : [moved])].sort()[0] ?? null
  );
}

/** Every register that cost is allocated from. Rows of other resources do not affect locked months. */
export const registerInputs: ReadonlyMap<string, RegisterInput> = new Map([
  inMonth(personnelSalary, 'personnel'),
  inMonth(attendance, 'personnel'),
  inMonth(workTime, 'personnel'),
  inMonth(fixedAssetUse, 'fixedAssets'),
  inMonth(bookedDepreciation, 'fixedAssets'),
  inMonth(intangibleAssetUse, 'intangibles'),
  input(fixedAsset, {
    group: 'fixedAssets',
    field: 'inaccountDate',
    months: depreciationMonths,
    bearing: [...wholeLife, ...dated],
    since: sinceOfFixedAsset,
  }),
  input(intangibleAsset, {
    group: 'intangibles',
    field: 'acquireDate',
    // Amortisation begins in the month of acquisition. 企业会计准则第6号 第十七条
    months: ({ acquireDate, amortizeMonths, taxTerm }) =>
      life(acquireDate, taxTerm ? LONGEST_FOR_TAX : amortizeMonths, 0),
    bearing: [...wholeAmortisation, 'disposeDate', ...assigned],
    since: sinceOfIntangible,
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
