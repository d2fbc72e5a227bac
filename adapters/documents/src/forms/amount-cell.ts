import type { FormAmount } from '@rdm/core/kernel';
import type { Cell } from 'hucre/xlsx';
import { numberOf } from '../cell-number';

/** A spreadsheet program calculates with 15 digits, two of them 角 and 分. */
const MOST_WHOLE_DIGITS = 13;
/** More of a quotient that has no end nobody reads. */
const MOST_DECIMALS_SHOWN = 8;

/**
 * What stands in the cell of an amount. One that has more digits than a program keeps stands as the text it is, and
 * nothing is calculated in its place.
 */
export function amountCell({ value, formula }: FormAmount): Partial<Cell> {
  const number = formula === undefined ? numberOf(value) : calculated(value);
  if (number === null) return { type: 'string', value };
  if (formula === undefined) return { type: 'number', value: number };
  return { type: 'formula', formula, formulaResult: number, value: number };
}

/** Decimals an amount is shown with. */
export function decimalsOf({ value, places }: FormAmount): number {
  return places ?? Math.min(MOST_DECIMALS_SHOWN, value.split('.')[1]?.length ?? 0);
}

function calculated(value: string): number | null {
  const whole = /^-?0*(\d+)/.exec(value)?.[1];
  return whole === undefined || whole.length > MOST_WHOLE_DIGITS ? null : Number(value) + 0;
}
