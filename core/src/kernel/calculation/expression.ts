import type { Text } from '../text';

/**
 * A formula as plain data, from which its value, its text and its inputs are derived. A reference stands for a figure:
 * a `Cell` in a worksheet, the index into the `inputs` in a trace.
 */
export type Expression<Ref> = Ref | Operation<Ref>;

export type Operation<Ref> = Constant | Rounding<Ref> | Combination<Ref>;

/** A number stated by law; `words` is its notation in the form: `80%`. */
export interface Constant {
  readonly op: 'number';
  readonly value: string;
  readonly words?: Text;
}

/** Half-up to so many decimals. */
export interface Rounding<Ref> {
  readonly op: 'rounded';
  readonly of: readonly [Expression<Ref>];
  readonly places: number;
  readonly words?: Text;
}

/** `difference` subtracts the rest from the first, `quotient` divides the first by the second; by 0 it is 0. */
export interface Combination<Ref> {
  readonly op: 'sum' | 'difference' | 'product' | 'quotient' | 'min' | 'max';
  readonly of: readonly Expression<Ref>[];
  /** Replaces the text of the formula where it would be a long list: “sum over the projects”. */
  readonly words?: Text;
  /** The text of the formula shows the first part only, because the forms do not print the rest. */
  readonly implicit?: true;
}

export function isOperation<Ref>(expression: Expression<Ref>): expression is Operation<Ref> {
  // A property read instead of `in`, for speed: this runs for every cell of a form.
  return typeof expression === 'object' && expression !== null && (expression as { op?: string }).op !== undefined;
}

/** The distinct figures of an expression in the order of the formula, each with its index. */
export function placesIn<Ref>(expression: Expression<Ref>, found: Map<Ref, number> = new Map()): Map<Ref, number> {
  if (!isOperation(expression)) {
    if (!found.has(expression)) found.set(expression, found.size);
  } else if (expression.op !== 'number') for (const part of expression.of) placesIn(part, found);
  return found;
}

/** The same calculation over other references, without the `words`. */
export function refer<From, To>(expression: Expression<From>, to: (ref: From) => To): Expression<To> {
  if (!isOperation(expression)) return to(expression);
  switch (expression.op) {
    case 'number':
      return { op: 'number', value: expression.value };
    case 'rounded':
      return { op: 'rounded', of: [refer(expression.of[0], to)], places: expression.places };
    default:
      return { op: expression.op, of: expression.of.map((part) => refer(part, to)) };
  }
}
