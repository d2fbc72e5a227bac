import { DomainError } from '../../kernel';
import { sum, yuan, type Amount, type DecimalInput } from '../../kernel/money';
import { given, type GivenAmount } from '../amount-given';
import { byCumulativeRounding, evenly, scheduleOf, wholeMonths, type Schedule } from './schedule';

/** 年限平均法, 双倍余额递减法, 年数总和法, 工作量法 (企业会计准则第4号 第十七条). */
export type DepreciationMethod = 'straightLine' | 'doubleDeclining' | 'sumOfYears' | 'unitsOfProduction';

export interface DepreciationInput {
  readonly method: DepreciationMethod;
  readonly originalValue: GivenAmount;
  /** The residual as an amount, or as a fraction of the original value (`0.05`); neither: none. */
  readonly residualValue?: GivenAmount;
  readonly residualRate?: DecimalInput | null;
  /** Life in months. By units of production the life is as long as `units`. */
  readonly months: number;
  /** Units of the whole life, by units of production. */
  readonly totalUnits?: DecimalInput;
  /** Units of each month. */
  readonly units?: readonly DecimalInput[];
}

/**
 * Depreciation by month and year of life; month 1 is the month after first use. Months round cumulatively, so that
 * the whole life makes original − residual exactly.
 *
 * @throws DomainError `INVALID_SCHEDULE` when the life is not a whole number of months > 0, or units are missing
 */
export function depreciationSchedule(input: DepreciationInput): Schedule {
  const original = given(input.originalValue);
  const residual = residualOf(input, original);
  if (input.method === 'unitsOfProduction') return scheduleOf(byUnits(original.minus(residual), input));

  const months = wholeMonths(input.months);
  switch (input.method) {
    case 'straightLine':
      return scheduleOf(evenly(original.minus(residual), months));
    case 'doubleDeclining':
      return scheduleOf(doubleDeclining(original, residual, months));
    case 'sumOfYears':
      return scheduleOf(sumOfYears(original.minus(residual), months));
  }
}

function residualOf({ residualValue, residualRate }: DepreciationInput, original: Amount<'yuan'>): Amount<'yuan'> {
  if (residualValue !== undefined && residualValue !== null && residualValue !== '') return given(residualValue);
  return original.times(residualRate ?? 0).round();
}

/** The lengths of the years of a life: 12 each, the last what is left. */
function yearLengths(months: number): number[] {
  return Array.from({ length: Math.ceil(months / 12) }, (_, year) => Math.min(12, months - year * 12));
}

/** Book value × 2/N a year; the last two years share what is left of it above the residual. */
function doubleDeclining(original: Amount<'yuan'>, residual: Amount<'yuan'>, months: number): Amount<'yuan'>[] {
  const years = yearLengths(months);
  const parts: Amount<'yuan'>[] = [];
  let bookValue = original;
  for (const length of years.slice(0, -2)) {
    const year = bookValue
      .times(2 * 12)
      .dividedBy(months)
      .round()
      // The book value does not go below the residual, however large that is.
      .min(bookValue.minus(residual).max(yuan(0)));
    parts.push(...evenly(year, length));
    bookValue = bookValue.minus(year);
  }
  const last = years.slice(-2);
  const rest = byCumulativeRounding(
    bookValue.minus(residual),
    last.map((length) => yuan(length)),
  );
  last.forEach((length, index) => parts.push(...evenly(rest[index]!, length)));
  return parts;
}

/** Year y takes (N − y + 1) of the sum of the years' digits; the last year takes the rest. */
function sumOfYears(total: Amount<'yuan'>, months: number): Amount<'yuan'>[] {
  const years = yearLengths(months);
  // In months, so that a life of broken years has its exact digits too.
  const digits = years.map((length, year) => yuan(months - year * 12).times(length));
  const whole = sum(digits);
  const shares = digits.map((digit) => total.times(digit.toExact()).dividedBy(whole.toExact()).round());
  const rest = total.minus(sum(shares.slice(0, -1)));
  return years.flatMap((length, year) => evenly(year === years.length - 1 ? rest : shares[year]!, length));
}

/** Units beyond the whole life's carry nothing. */
function byUnits(total: Amount<'yuan'>, { totalUnits, units }: DepreciationInput): Amount<'yuan'>[] {
  if (units === undefined || totalUnits === undefined || yuan(totalUnits).compare(yuan(0)) <= 0) {
    throw new DomainError('INVALID_SCHEDULE', 'Depreciation by units needs totalUnits > 0 and units');
  }
  return byCumulativeRounding(total, units.map(yuan), yuan(totalUnits));
}
