import { text, type Text } from '../text';
import {
  isOperation,
  type Combination,
  type Constant,
  type Expression,
  type Operation,
  type Rounding,
} from './expression';

/** The words formulas are written with: `min(times(line(37), percentage(80)), …)`. */

export function plus<Ref>(...of: readonly Expression<Ref>[]): Combination<Ref> {
  return { op: 'sum', of };
}

/** The first less all that follow. */
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

/** Half-up; not said in the words of a formula, as the forms do not say it. */
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

/** `fraction(2, 3)`, written `2/3`, is divided last, so that it loses nothing. */
export function fraction(over: number, under: number): Combination<never> {
  return { ...dividedBy<never>(constant(over), constant(under)), words: text(`${over}/${under}`, `${over}/${under}`) };
}

/** An expression that its formula says in other words. */
export function named<Ref>(expression: Expression<Ref>, words: Text): Operation<Ref> {
  return isOperation(expression) ? { ...expression, words } : { op: 'sum', of: [expression], words };
}
