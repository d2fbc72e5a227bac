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

/* @__NO_SIDE_EFFECTS__ */ export function plus<Ref>(...of: readonly Expression<Ref>[]): Combination<Ref> {
  return { op: 'sum', of };
}

/** The first minus all others. */
/* @__NO_SIDE_EFFECTS__ */ export function minus<Ref>(...of: readonly Expression<Ref>[]): Combination<Ref> {
  return { op: 'difference', of };
}

/* @__NO_SIDE_EFFECTS__ */ export function times<Ref>(...of: readonly Expression<Ref>[]): Combination<Ref> {
  return { op: 'product', of };
}

/** 0 where the divisor is 0. */
/* @__NO_SIDE_EFFECTS__ */ export function dividedBy<Ref>(
  dividend: Expression<Ref>,
  divisor: Expression<Ref>,
): Combination<Ref> {
  return { op: 'quotient', of: [dividend, divisor] };
}

/* @__NO_SIDE_EFFECTS__ */ export function min<Ref>(...of: readonly Expression<Ref>[]): Combination<Ref> {
  return { op: 'min', of };
}

/* @__NO_SIDE_EFFECTS__ */ export function max<Ref>(...of: readonly Expression<Ref>[]): Combination<Ref> {
  return { op: 'max', of };
}

/** At least 0; not shown in the text of a formula, because the forms do not show it. */
/* @__NO_SIDE_EFFECTS__ */ export function notBelowZero<Ref>(expression: Expression<Ref>): Combination<Ref> {
  return { op: 'max', of: [expression, constant(0)], implicit: true };
}

/** Half-up; not shown in the text of a formula, because the forms do not show it. */
/* @__NO_SIDE_EFFECTS__ */ export function rounded<Ref>(expression: Expression<Ref>, places = 2): Rounding<Ref> {
  return { op: 'rounded', of: [expression], places };
}

/* @__NO_SIDE_EFFECTS__ */ export function constant(value: string | number, written: string = String(value)): Constant {
  return { op: 'number', value: String(value), words: text(written, written) };
}

/** `percentage(80)`: 0.8, written `80%`; of whole percents. */
/* @__NO_SIDE_EFFECTS__ */ export function percentage(value: number): Constant {
  return { op: 'number', value: String(value / 100), words: text(`${value}%`, `${value}%`) };
}

/** `fraction(2, 3)`, written `2/3`; kept as a quotient, so that it is exact. */
/* @__NO_SIDE_EFFECTS__ */ export function fraction(over: number, under: number): Combination<never> {
  return { ...dividedBy<never>(constant(over), constant(under)), words: text(`${over}/${under}`, `${over}/${under}`) };
}

/** An expression with its own text in the formula. */
/* @__NO_SIDE_EFFECTS__ */ export function named<Ref>(expression: Expression<Ref>, words: Text): Operation<Ref> {
  return isOperation(expression) ? { ...expression, words } : { op: 'sum', of: [expression], words };
}
