import type { Text, Trace } from '../../kernel';
import type { Amount } from '../../kernel/money';
import { lineNumbers, type LineNumber } from './line-names';

/** A figure beside the numbered lines; its inputs may be lines. */
export interface Note extends Omit<Trace, 'inputs'> {
  readonly inputs: readonly (LineNumber | Note)[];
}

/** What a rule makes of its line; `shown` where the line is not an amount. */
export interface LineResult {
  readonly value: Amount<'yuan'>;
  readonly formula: Text;
  readonly shown?: string;
}

/** Gives a rule what it asks for, and keeps account of it: so the trace is what was calculated. */
export interface Working {
  /** The value of another line, as an input of this one. */
  take(line: LineNumber): Amount<'yuan'>;
  /** The value of a line that a note, not the line itself, has as its input. */
  look(line: LineNumber): Amount<'yuan'>;
  note(note: Note): void;
}

export type LineRule = (working: Working) => LineResult;

export interface Cell extends LineResult {
  readonly inputs: readonly (LineNumber | Note)[];
}

/** Works out every line once, in whatever order the rules ask for them. */
export function fillIn(rules: ReadonlyMap<LineNumber, LineRule>): Map<LineNumber, Cell> {
  const cells = new Map<LineNumber, Cell>();
  const cellOf = (line: LineNumber): Cell => {
    const known = cells.get(line);
    if (known) return known;
    const rule = rules.get(line);
    if (!rule) throw new RangeError(`Line ${line} has no rule`);
    const inputs: (LineNumber | Note)[] = [];
    const result = rule({
      take: (other) => {
        inputs.push(other);
        return cellOf(other).value;
      },
      look: (other) => cellOf(other).value,
      note: (note) => inputs.push(note),
    });
    const cell = { ...result, inputs };
    cells.set(line, cell);
    return cell;
  };
  lineNumbers.forEach(cellOf);
  return cells;
}
