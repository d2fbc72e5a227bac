import type { Text } from '../text';
import type { LegalBasis, Trace } from '../trace';
import { decimalText } from './decimal-text';
import { evaluate } from './evaluate';
import type { Expression } from './expression';
import type { Rational } from './rational';

/** How a figure came about, apart from its value. */
export interface Explanation {
  readonly key: string;
  readonly label: Text;
  /** How formulas name it, such as its line; without it by its label. */
  readonly short?: Text;
  /** Of a given figure, or where the text of the expression is not the form's. */
  readonly formula?: Text;
  readonly basis?: LegalBasis;
  readonly source?: Trace['source'];
  readonly deeper?: string;
  /** Where its full trace stands; goes into `deeper` wherever it comes once more: `line:34`. */
  readonly again?: string;
  /** Figures that stand among its inputs, before those its formula takes. */
  readonly beside?: readonly Cell[];
}

/** A figure of a worksheet: given, or made of others; worked out once, when it is first asked for. */
export class Cell {
  #value: Rational | undefined;
  #explanation: Explanation | undefined;

  private constructor(
    /** What it is made by; none: it is given. */
    readonly expression: Expression<Cell> | undefined,
    /** Decimals it is rounded to, half-up; none: it stays exact. */
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

/** A figure of a form: made by a formula and rounded half-up, to 分 unless `places` is given. */
export function figure(expression: Expression<Cell>, explanation: () => Explanation, places = 2): Cell {
  return Cell.made(expression, explanation, places);
}

/** A figure between the lines of a form, which is not rounded. */
export function exactFigure(expression: Expression<Cell>, explanation: () => Explanation): Cell {
  return Cell.made(expression, explanation);
}
