import { text } from '../text';
import type { Trace } from '../trace';
import type { Cell, Explanation } from './cell';
import { refer } from './expression';
import { formulaText } from './formula-text';
import { Places } from './places';

const asGiven = text('登记数', 'As entered');

/** The traces of cells that were traced already. */
export type TracedCells = Map<Cell, Trace>;

/**
 * The trace of a cell. A cell has its full trace at its first occurrence, depth first; repeated occurrences omit the
 * inputs, so that the tree grows with the number of figures and not of paths between them.
 *
 * @param traced cells traced already; pass one map to trace several cells as parts of one tree
 */
export function traceOf(cell: Cell, traced: TracedCells = new Map()): Trace {
  const known = traced.get(cell);
  if (known?.inputs.length === 0) return known;
  const trace = known ? onceMore(known, cell.explanation) : inFull(cell, traced);
  traced.set(cell, trace);
  return trace;
}

function onceMore({ key, label, value, formula, basis, source }: Trace, { again }: Explanation): Trace {
  const trace: Draft = { key, label, value, formula, inputs: nothing };
  if (basis) trace.basis = basis;
  if (source) trace.source = source;
  if (again) trace.deeper = again;
  return trace;
}

function inFull(cell: Cell, traced: TracedCells): Trace {
  const { expression, explanation } = cell;
  const { key, label, formula, basis, source, deeper, beside } = explanation;
  const shown = formula ?? (expression === undefined ? asGiven : formulaText(expression, shortOf));
  // Assigned one by one for speed: a form of hundreds of projects has thousands of these.
  const trace: Draft = { key, label, value: cell.toString(), formula: shown, inputs: nothing };
  if (basis) trace.basis = basis;
  if (expression !== undefined || beside) {
    // The `beside` figures come first, then the inputs of the formula.
    const places = new Places(beside);
    if (expression !== undefined) trace.calculation = refer(expression, (each) => places.of(each));
    if (places.refs.length > 0) trace.inputs = places.refs.map((each) => traceOf(each, traced));
  }
  if (source) trace.source = source;
  if (deeper) trace.deeper = deeper;
  return trace;
}

const nothing: readonly Trace[] = [];

type Draft = { -readonly [Part in keyof Trace]: Trace[Part] };

const shortOf = (cell: Cell) => {
  const { short, label } = cell.explanation;
  return short ?? label;
};
