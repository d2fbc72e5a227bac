import { traceOf, type Cell, type Text, type TracedCells, type Trace } from '../kernel';

/**
 * A summary of ledgers as one tree: first what can be deducted, which is the summary's own value, then every other
 * figure that none of those is made of. A figure of 0 that nothing is made of is left out.
 */
export function traceOfSummary(key: string, label: Text, first: readonly Cell[], others: readonly Cell[]): Trace {
  const traced: TracedCells = new Map();
  const inputs = first.map((cell) => traceOf(cell, traced));
  for (const cell of others) {
    if (!traced.has(cell) && cell.value.over !== 0n) inputs.push(traceOf(cell, traced));
  }
  return { key, label, value: inputs[0]!.value, formula: inputs[0]!.label, inputs, calculation: 0 };
}
