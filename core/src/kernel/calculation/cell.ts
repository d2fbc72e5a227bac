import type { Text } from '../text';
import type { LegalBasis, Trace } from '../trace';
import { decimalText } from './decimal-text';
import { evaluate } from './evaluate';
import type { Expression } from './expression';
import type { Rational } from './rational';

/** How a figure was calculated, apart from its value. */
export interface Explanation {
  readonly key: string;
  readonly label: Text;
  /** The name used in formulas, such as its line; by default the label. */
  readonly short?: Text;
  /** For a given figure, or where the form words the formula differently from the expression. */
  readonly formula?: Text;
  readonly basis?: LegalBasis;
  readonly source?: Trace['source'];
  readonly deeper?: string;
  /** The position of its full trace, e.g. `line:34`; becomes `deeper` in every repeated occurrence. */
  readonly again?: string;
  /** Further inputs, listed before those of the formula. */
  readonly beside?: readonly Cell[];
}

/** A figure of a worksheet: given, or calculated from others, lazily and once. */
export class Cell {
  #value: Rational | undefined;
  #explanation: Explanation | undefined;

  private constructor(
    /** Undefined for a given figure. */
    readonly expression: Expression<Cell> | undefined,
    /** Decimals it is rounded to, half-up; undefined: it stays exact. */
    readonly places: number | undefined,
    readonly explain: () => Explanation,
    value?: Rational,
  ) {
    this.#value = value;
  }

  static given(value: Rational, explanation: () => Explanation, places?: number): Cell {
    return new Cell(undefined, places, explanation, value);
  }

  static made(expression: Expression<Cell>, explanation: () => Explanation, places?: number): Cell {
    const steps = places === undefined ? expression : ({ op: 'rounded', of: [expression], places } as const);
    return new Cell(steps, places, explanation);
  }

  get value(): Rational {
    // Only a given cell has no expression, and it has its value from the start.
    return (this.#value ??= evaluate(this.expression!, (cell) => cell.value));
  }

  /** Lazy: most figures are never explained. */
  get explanation(): Explanation {
    return (this.#explanation ??= this.explain());
  }

  /** As forms show it. */
  toString(): string {
    return decimalText(this.value, this.places);
  }
}

/** A figure that is given: entered, or read from the accounts. */
export function leaf(value: Rational, explanation: () => Explanation, places?: number): Cell {
  return Cell.given(value, explanation, places);
}

/** A figure of a form: calculated by a formula and rounded half-up, to 分 unless `places` is given. */
export function figure(expression: Expression<Cell>, explanation: () => Explanation, places = 2): Cell {
  return Cell.made(expression, explanation, places);
}

/** An intermediate figure of a form, which is not rounded. */
export function exactFigure(expression: Expression<Cell>, explanation: () => Explanation): Cell {
  return Cell.made(expression, explanation);
}
