import type { FormAmount } from '@rdm/core/internal/kernel';
import type { Cell } from 'hucre/xlsx';
import { numberOf } from '../cell-number';

/** A spreadsheet program calculates with 15 digits; two are for 角 and 分. */
const MOST_WHOLE_DIGITS = 13;
/** Further decimals of a non-terminating quotient are not useful. */
const MOST_DECIMALS_SHOWN = 8;

/**
 * The cell of an amount. One with more digits than a spreadsheet program keeps is written as text, without its formula.
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
