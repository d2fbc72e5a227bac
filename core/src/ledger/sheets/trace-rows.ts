import type { Trace } from '../../kernel';

/** A figure of a calculation in the order it is shown, with how deep it lies. */
export interface TraceRow {
  readonly trace: Trace;
  readonly level: number;
}

/** The figures of traces, each before those it is made of; those are shown where it comes first. */
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
 * The row in which a figure is shown in full, of every row: a figure that comes once more stands there without its
 * inputs. Only what has the same value is taken for the same.
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
