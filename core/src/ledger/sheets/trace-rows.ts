import type { Trace } from '../../kernel';

/** A figure of a calculation with its depth in the tree. */
export interface TraceRow {
  readonly trace: Trace;
  readonly level: number;
}

/** The figures of traces in pre-order; the inputs of a repeated figure are listed at its first occurrence only. */
export function traceRows(traces: readonly Trace[]): TraceRow[] {
  const rows: TraceRow[] = [];
  const shown = new Set<string>();
  const add = (trace: Trace, level: number) => {
    rows.push({ trace, level });
    const name = `${trace.key} ${trace.value}`;
    if (shown.has(name)) return;
    if (trace.calculation !== undefined) shown.add(name);
    for (const input of trace.inputs) add(input, level + 1);
  };
  for (const trace of traces) add(trace, 0);
  return rows;
}

/**
 * For every row, the index of the row that shows its figure in full: a repeated figure is listed without its inputs.
 * Figures are the same only if both key and value are equal.
 */
export function homeRows(rows: readonly TraceRow[]): number[] {
  const homes = new Map<string, number>();
  rows.forEach(({ trace: { key, value, calculation } }, at) => {
    const name = `${key} ${value}`;
    const known = homes.get(name);
    if (known === undefined || (calculation !== undefined && rows[known]!.trace.calculation === undefined)) {
      homes.set(name, at);
    }
  });
  return rows.map(({ trace: { key, value } }) => homes.get(`${key} ${value}`)!);
}
