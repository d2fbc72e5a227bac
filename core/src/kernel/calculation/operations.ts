import { text, type Text } from '../text';
import {
  isOperation,
  type Combination,
  type Constant,
  type Expression,
  type Operation,
  type Rounding,
} from './expression';

/** Builders of formulas: `min(times(line(37), percentage(80)), …)`. */

export function plus<Ref>(...of: readonly Expression<Ref>[]): Combination<Ref> {
  return { op: 'sum', of };
}

/** The first minus all others. */
export function minus<Ref>(...of: readonly Expression<Ref>[]): Combination<Ref> {
  return { op: 'difference', of };
}

export function times<Ref>(...of: readonly Expression<Ref>[]): Combination<Ref> {
  return { op: 'product', of };
}

/** 0 where the divisor is 0. */
export function dividedBy<Ref>(dividend: Expression<Ref>, divisor: Expression<Ref>): Combination<Ref> {
  return { op: 'quotient', of: [dividend, divisor] };
}

export function min<Ref>(...of: readonly Expression<Ref>[]): Combination<Ref> {
  return { op: 'min', of };
}

export function max<Ref>(...of: readonly Expression<Ref>[]): Combination<Ref> {
  return { op: 'max', of };
}

/** At least 0; not shown in the text of a formula, because the forms do not show it. */
export function notBelowZero<Ref>(expression: Expression<Ref>): Combination<Ref> {
  return { op: 'max', of: [expression, constant(0)], implicit: true };
}

/** Half-up; not shown in the text of a formula, because the forms do not show it. */
export function rounded<Ref>(expression: Expression<Ref>, places = 2): Rounding<Ref> {
  return { op: 'rounded', of: [expression], places };
}

export function constant(value: string | number, written: string = String(value)): Constant {
  return { op: 'number', value: String(value), words: text(written, written) };
}

/** `percentage(80)`: 0.8, written `80%`; of whole percents. */
export function percentage(value: number): Constant {
  return { op: 'number', value: String(value / 100), words: text(`${value}%`, `${value}%`) };
}

/** `fraction(2, 3)`, written `2/3`; kept as a quotient, so that it is exact. */
export function fraction(over: number, under: number): Combination<never> {
  return { ...dividedBy<never>(constant(over), constant(under)), words: text(`${over}/${under}`, `${over}/${under}`) };
}

/** An expression with its own text in the formula. */
export function named<Ref>(expression: Expression<Ref>, words: Text): Operation<Ref> {
  return isOperation(expression) ? { ...expression, words } : { op: 'sum', of: [expression], words };
}
