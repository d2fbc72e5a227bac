import { text } from '../text';
import type { Trace } from '../trace';
import type { Cell, Telling } from './cell';
import { refer } from './expression';
import { formulaText } from './formula-text';
import { Places } from './places';

const asGiven = text('登记数', 'As entered');

/** Cells told already, with their traces. */
export type Told = Map<Cell, Trace>;

/**
 * How a cell came about. A cell is told in full where it first comes, depth first; where it comes once more it stands
 * without its inputs, so that the tree grows with the figures and not with the paths between them.
 *
 * @param told cells told already; pass one map to tell several cells as parts of one tree
 */
export function traceOf(cell: Cell, told: Told = new Map()): Trace {
  const known = told.get(cell);
  if (known?.inputs.length === 0) return known;
  const trace = known ? onceMore(known, cell.telling) : inFull(cell, told);
  told.set(cell, trace);
  return trace;
}

function onceMore({ key, label, value, formula, basis, source }: Trace, { again }: Telling): Trace {
  const trace: Draft = { key, label, value, formula, inputs: nothing };
  if (basis) trace.basis = basis;
  if (source) trace.source = source;
  if (again) trace.deeper = again;
  return trace;
}

function inFull(cell: Cell, told: Told): Trace {
  const { expression, telling } = cell;
  const { key, label, formula, basis, source, deeper, beside } = telling;
  const words = formula ?? (expression === undefined ? asGiven : formulaText(expression, shortOf));
  // Set one by one: a form of hundreds of projects has thousands of these.
  const trace: Draft = { key, label, value: cell.toString(), formula: words, inputs: nothing };
  if (basis) trace.basis = basis;
  if (expression !== undefined || beside) {
    // What stands beside the figure comes first, then what its formula takes.
    const places = new Places(beside);
    if (expression !== undefined) trace.calculation = refer(expression, (each) => places.of(each));
    if (places.refs.length > 0) trace.inputs = places.refs.map((each) => traceOf(each, told));
  }
  if (source) trace.source = source;
  if (deeper) trace.deeper = deeper;
  return trace;
}

const nothing: readonly Trace[] = [];

type Draft = { -readonly [Part in keyof Trace]: Trace[Part] };

const shortOf = (cell: Cell) => {
  const { short, label } = cell.telling;
  return short ?? label;
};
