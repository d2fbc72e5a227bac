import type { Text } from '../text';
import type { LegalBasis, Trace } from '../trace';
import { decimalText } from './decimal-text';
import { evaluate } from './evaluate';
import type { Expression } from './expression';
import type { Rational } from './rational';

/** What is told of a figure when somebody asks how it came about. */
export interface Telling {
  readonly key: string;
  readonly label: Text;
  /** How formulas name it, such as its line; without it by its label. */
  readonly short?: Text;
  /** The words of a given figure, or where those of the expression are not the form's. */
  readonly formula?: Text;
  readonly basis?: LegalBasis;
  readonly source?: Trace['source'];
  readonly deeper?: string;
  /** Where it is told in full, said by `deeper` wherever it comes once more: `line:34`. */
  readonly again?: string;
  /** Figures told with it, before those its formula takes. */
  readonly beside?: readonly Cell[];
}

/** A figure of a worksheet: given, or made of others; worked out once, when it is first asked for. */
export class Cell {
  #value: Rational | undefined;
  #telling: Telling | undefined;

  private constructor(
    /** What it is made by; none: it is given. */
    readonly expression: Expression<Cell> | undefined,
    /** Decimals it is rounded to, half-up; none: it stays exact. */
    readonly places: number | undefined,
    readonly tell: () => Telling,
    value?: Rational,
  ) {
    this.#value = value;
  }

  static given(value: Rational, telling: () => Telling, places?: number): Cell {
    return new Cell(undefined, places, telling, value);
  }

  static made(expression: Expression<Cell>, telling: () => Telling, places?: number): Cell {
    const steps = places === undefined ? expression : ({ op: 'rounded', of: [expression], places } as const);
    return new Cell(steps, places, telling);
  }

  get value(): Rational {
    // Only a given cell has no expression, and it has its value from the start.
    return (this.#value ??= evaluate(this.expression!, (cell) => cell.value));
  }

  /** Nobody pays for it who does not ask. */
  get telling(): Telling {
    return (this.#telling ??= this.tell());
  }

  /** As forms show it. */
  toString(): string {
    return decimalText(this.value, this.places);
  }
}

/** A figure that is given: entered, or read from the accounts. */
export function leaf(value: Rational, telling: () => Telling, places?: number): Cell {
  return Cell.given(value, telling, places);
}

/** A figure of a form: made by a formula and rounded half-up, to 分 unless said otherwise. */
export function figure(expression: Expression<Cell>, telling: () => Telling, places = 2): Cell {
  return Cell.made(expression, telling, places);
}

/** A figure between the lines of a form, which is not rounded. */
export function exactFigure(expression: Expression<Cell>, telling: () => Telling): Cell {
  return Cell.made(expression, telling);
}
