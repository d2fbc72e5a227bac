import { traceOf, type Cell, type Text, type TracedCells, type Trace } from '../kernel';

/**
 * A summary of ledgers as one tree: first the deductible amount, which is the value of the summary, then every other
 * figure that does not feed it. Among the latter, figures of 0 are omitted.
 */
export function traceOfSummary(key: string, label: Text, first: readonly Cell[], others: readonly Cell[]): Trace {
  const traced: TracedCells = new Map();
  const inputs = first.map((cell) => traceOf(cell, traced));
  for (const cell of others) {
    if (!traced.has(cell) && cell.value.over !== 0n) inputs.push(traceOf(cell, traced));
  }
  return { key, label, value: inputs[0]!.value, formula: inputs[0]!.label, inputs, calculation: 0 };
}
