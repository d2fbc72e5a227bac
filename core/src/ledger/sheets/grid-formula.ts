import { compared, evaluate, rational, type Expression, type FormAmount } from '../../kernel';
import { a1Formula } from './a1-formula';
import { addressFrom } from './cell-place';

/** An amount of a table with its place in it. */
export interface GridCell {
  readonly value: string;
  readonly column: number;
  /** From 1, as formulas count. */
  readonly row: number;
}

/**
 * An amount with its formula over other cells of the sheet. If the recorded amount differs from the result of the
 * formula, it is written as a plain number.
 */
export function gridAmount(sheet: string, value: string, formula: Expression<GridCell>): FormAmount {
  const made = evaluate(formula, (cell) => rational(cell.value));
  if (compared(made, rational(value)) !== 0) return { value, places: 2 };
  return { value, places: 2, formula: a1Formula(formula, (cell) => addressFrom(sheet, { sheet, ...cell })) };
}
