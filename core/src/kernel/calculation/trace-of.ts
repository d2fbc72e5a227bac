import { text } from '../text';
import type { Trace } from '../trace';
import type { Cell, Telling } from './cell';
import { placesIn, refer } from './expression';
import { formulaText } from './formula-text';

const asGiven = text('登记数', 'As entered');

/**
 * How a cell came about. A cell is told in full where it first comes, depth first; where it comes once more it stands
 * without its inputs, so that the tree grows with the figures and not with the paths between them.
 *
 * @param told cells told already; pass one set to tell several cells as parts of one tree
 */
export function traceOf(cell: Cell, told: Set<Cell> = new Set()): Trace {
  const { expression } = cell;
  const telling = cell.telling;
  const { key, label, formula, basis, source, deeper, again } = telling;
  // Of given figures only those are told apart that other places point to.
  const repeated = told.has(cell);
  if (expression !== undefined || again !== undefined) told.add(cell);

  const places = inputsOf(cell, telling);
  const inFull = !repeated || places.size === 0;
  const trace: Draft = {
    key,
    label,
    value: cell.toString(),
    formula: formula ?? (expression === undefined ? asGiven : formulaText(expression, shortOf)),
    inputs: inFull && places.size > 0 ? Array.from(places.keys(), (each) => traceOf(each, told)) : [],
  };
  // Set one by one: a form of hundreds of projects has thousands of these.
  if (basis) trace.basis = basis;
  if (inFull && expression !== undefined) trace.calculation = refer(expression, (each) => places.get(each)!);
  if (source) trace.source = source;
  const opens = inFull ? deeper : again;
  if (opens) trace.deeper = opens;
  return trace;
}

type Draft = { -readonly [Part in keyof Trace]: Trace[Part] };

/** What stands beside the figure, then what its formula takes. */
function inputsOf({ expression }: Cell, { beside }: Telling): ReadonlyMap<Cell, number> {
  if (expression === undefined && !beside) return none;
  const places = new Map((beside ?? []).map((each, place) => [each, place]));
  return expression === undefined ? places : placesIn(expression, places);
}

const none: ReadonlyMap<Cell, number> = new Map();

const shortOf = (cell: Cell) => {
  const { short, label } = cell.telling;
  return short ?? label;
};
