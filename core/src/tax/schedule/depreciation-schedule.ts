import * as v from 'valibot';
import { constant, dividedBy, exactFigure, figure, max, min, minus, plus, text, times } from '../../kernel';
import {
  compared,
  leaf,
  rational,
  rounded,
  zero,
  type Cell,
  type Expression,
  type Text,
  type Traced,
} from '../../kernel';
import { readRate, type DecimalInput, type Rate } from '../../kernel/money';
import { amountGiven, isGiven, type GivenAmount } from '../amount-given';
import { enteredByHand, enteredCell } from '../entered-cell';
import { checkedInput } from '../input/checked-input';
import {
  decimalField,
  holds,
  lifeField,
  listOf,
  notNegative,
  objectOf,
  positiveField,
  rateField,
} from '../input/fields';
import { message } from '../input/sentences';
import { byCumulativeRounding, evenly, scheduleOf, type Schedule } from './schedule';

/** 年限平均法, 双倍余额递减法, 年数总和法, 工作量法 (企业会计准则第4号 第十七条). */
export type DepreciationMethod = 'straightLine' | 'doubleDeclining' | 'sumOfYears' | 'unitsOfProduction';

export interface DepreciationInput {
  readonly method: DepreciationMethod;
  /** 原值, in 元. */
  readonly originalValue: GivenAmount;
  /** The residual as an amount, or as a rate of the original value (`'5%'`, `0.05`); neither: none. */
  readonly residualValue?: GivenAmount;
  readonly residualRate?: Rate | null;
  /** Life in months. By units of production the life is as long as `units`. */
  readonly months: number;
  /** Units of the whole life, by units of production. */
  readonly totalUnits?: DecimalInput;
  /** Units of each month. */
  readonly units?: readonly DecimalInput[];
}

const depreciation = text('折旧额', 'Depreciation');

const methods: readonly DepreciationMethod[] = ['straightLine', 'doubleDeclining', 'sumOfYears', 'unitsOfProduction'];
const ABOVE = text('预计净残值不能大于原值', 'The residual must not be above the original value');

/** The input of `depreciationSchedule` as a Standard Schema. */
export const depreciationScheduleSchema: v.GenericSchema<DepreciationInput> = holds(
  holds(
    objectOf<DepreciationInput>({
      method: v.picklist(methods, message('method')),
      originalValue: positiveField,
      residualValue: positiveField,
      residualRate: v.nullish(rateField),
      months: lifeField,
      totalUnits: v.optional(notNegative(decimalField)),
      units: v.optional(listOf(notNegative(decimalField))),
    }),
    ({ originalValue, residualValue }) => compared(amountGiven(residualValue), amountGiven(originalValue)) <= 0,
    'residualValue',
    ABOVE,
  ),
  ({ method, totalUnits, units }) =>
    method !== 'unitsOfProduction' || (units !== undefined && compared(amountGiven(totalUnits), zero) > 0),
  'totalUnits',
  'units',
);

/**
 * Depreciation by month and year of life; month 1 is the month after first use. Months round cumulatively, so that
 * the whole life makes original − residual exactly.
 *
 * @throws DomainError `INVALID_SCHEDULE` for an unknown method, when the life is not a whole number of months > 0, or
 * units are missing; `NOT_AN_AMOUNT`, `INVALID_INPUT`
 */
export function depreciationSchedule(input: DepreciationInput): Schedule & Traced {
  return scheduleOf(monthsOf(checkedInput(depreciationScheduleSchema, input)), depreciation);
}

function monthsOf(input: DepreciationInput): Expression<Cell>[] {
  const original = enteredCell('originalValue', text('原值', 'Original value'), input.originalValue);
  const residual = residualOf(input, original);
  const total = cellOf(minus(original, residual), 'total', text('应计折旧额', 'Depreciable amount'));
  if (input.method === 'unitsOfProduction') return byUnits(total, input);

  const { months } = input;
  switch (input.method) {
    case 'straightLine':
      return evenly(total, months);
    case 'doubleDeclining':
      return doubleDeclining(original, residual, months);
    case 'sumOfYears':
      return sumOfYears(total, months);
  }
}

function residualOf({ residualValue, residualRate }: DepreciationInput, original: Cell): Cell {
  const label = text('预计净残值', 'Residual value');
  if (isGiven(residualValue)) return enteredCell('residual', label, residualValue);
  const rate = leaf(isGiven(residualRate) ? rational(readRate(residualRate)!) : zero, () => ({
    key: 'residualRate',
    label: text('净残值率', 'Residual rate'),
    formula: enteredByHand,
  }));
  return figure(times(original, rate), () => ({ key: 'residual', label }));
}

const cellOf = (expression: Expression<Cell>, key: string, label: Text) =>
  exactFigure(expression, () => ({ key, label }));

/** The depreciation of a year of life, before it is spread over its months. */
const yearFigure = (expression: Expression<Cell>, year: number) =>
  figure(expression, () => ({
    key: `ofYear/${year + 1}`,
    label: text(`第${year + 1}年折旧额`, `Depreciation of year ${year + 1}`),
  }));

/** The lengths of the years of a life: 12 each, the last what is left. */
function yearLengths(months: number): number[] {
  return Array.from({ length: Math.ceil(months / 12) }, (_, year) => Math.min(12, months - year * 12));
}

/** Book value × 2/N a year; the last two years share what is left of it above the residual. */
function doubleDeclining(original: Cell, residual: Cell, months: number): Expression<Cell>[] {
  const years = yearLengths(months);
  const parts: Expression<Cell>[] = [];
  let bookValue = original;
  years.slice(0, -2).forEach((length, index) => {
    const share = dividedBy<Cell>(times<Cell>(bookValue, constant(2 * 12)), constant(months));
    // The book value does not go below the residual, however large that is.
    const year = yearFigure(min(share, max(minus(bookValue, residual), constant(0))), index);
    parts.push(...evenly(year, length));
    bookValue = cellOf(minus(bookValue, year), `bookValue/${index + 1}`, text('账面净值', 'Book value'));
  });
  const last = years.slice(-2);
  const left = cellOf(minus(bookValue, residual), 'left', text('最后两年应计折旧额', 'Left for the last two years'));
  const rest = byCumulativeRounding(left, last.map(rational));
  last.forEach((length, index) => {
    parts.push(...evenly(yearFigure(rest[index]!, years.length - last.length + index), length));
  });
  return parts;
}

/** Year y takes (N − y + 1) of the sum of the years' digits, at most what is left; the last year takes the rest. */
function sumOfYears(total: Cell, months: number): Expression<Cell>[] {
  const years = yearLengths(months);
  // In months, so that the digits are exact for a life that is not a whole number of years.
  const digits = years.map((length, year) => (months - year * 12) * length);
  const whole = constant(digits.reduce((sum, digit) => sum + digit, 0));
  let left = total;
  return years.flatMap((length, index) => {
    const share = rounded(dividedBy<Cell>(times<Cell>(total, constant(digits[index]!)), whole));
    const year = yearFigure(index === years.length - 1 ? plus(left) : min(share, left), index);
    left = cellOf(minus(left, year), `left/${index + 1}`, text('尚未计提的折旧额', 'Not yet depreciated'));
    return evenly(year, length);
  });
}

/** Units beyond `totalUnits` are not depreciated. */
function byUnits(total: Cell, { totalUnits, units = [] }: DepreciationInput): Expression<Cell>[] {
  return byCumulativeRounding(total, units.map(amountGiven), amountGiven(totalUnits));
}
