import { bookedRegisters, subjectMatch } from '../../finance';
import { addMonths, isMonth, monthOf, type Month } from '../../kernel/calendar';
import { attendance, workTime } from '../../hours';
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
  readonly months: (row: Row) => MonthSpan | null;
  /** Of rows that bear on many months, the fields that cost is made of: the others stay free. */
  readonly bearing?: readonly string[];
  /** The field that says the month, for a fault of it. */
  readonly field: string;
}

const inMonth = (group: SubjectGroup): RegisterInput => ({
  group,
  field: 'month',
  months: ({ month }) => oneMonth(month),
});

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
  [personnelSalary.name, inMonth('personnel')],
  [attendance.name, inMonth('personnel')],
  [workTime.name, inMonth('personnel')],
  [fixedAssetUse.name, inMonth('fixedAssets')],
  [
    fixedAsset.name,
    {
      group: 'fixedAssets',
      field: 'inaccountDate',
      // Depreciation begins in the month after 入账. 企业所得税法实施条例 第五十九条
      months: ({ inaccountDate, depreciationMonths }) => life(inaccountDate, depreciationMonths, 1),
      bearing: [
        'category',
        'inaccountDate',
        'originalValue',
        'residualRate',
        'depreciationMethod',
        'depreciationMonths',
      ],
    },
  ],
  [
    intangibleAsset.name,
    {
      group: 'intangibles',
      field: 'acquireDate',
      // Amortisation begins in the month of acquisition. 企业会计准则第6号 第十七条
      months: ({ acquireDate, amortizeMonths }) => life(acquireDate, amortizeMonths, 0),
      bearing: ['category', 'acquireDate', 'originalValue', 'amortizeMonths', 'projectId', 'rdRatio'],
    },
  ],
  [leasedAsset.name, inMonth('leases')],
  [power.name, inMonth('materials')],
  [
    equipmentPower.name,
    {
      group: 'materials',
      field: 'month',
      months: ({ year, month }) =>
        typeof year === 'string' && typeof month === 'string' ? oneMonth(`${year}-${month}`) : null,
    },
  ],
  [material.name, { group: 'materials', field: 'date', months: ({ date }) => oneMonth(monthOfDate(date)) }],
] satisfies [string, RegisterInput][]);

/** Those whose group is known from the matching of accounts only: entries and their corrections, and the matching itself. */
export const bookedInputs = { entries: bookedRegisters, match: subjectMatch } as const;
