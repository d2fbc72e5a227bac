import type { Trace } from '../../kernel';

/**
 * The trace of a form with the figures that were given to it explained by `origins`, by key: at its first occurrence a
 * figure takes the formula and the inputs of its origin.
 */
export function withOrigins(trace: Trace, origins: ReadonlyMap<string, Trace>): Trace {
  const done = new Set<string>();
  const changed = (each: Trace): Trace => {
    const origin = origins.get(each.key);
    if (origin === undefined) {
      return each.inputs.length === 0 ? each : { ...each, inputs: each.inputs.map(changed) };
    }
    const { formula, inputs, calculation } = origin;
    if (done.has(each.key)) return { ...each, formula, deeper: `line:${each.key.replace('line', '')}` };
    done.add(each.key);
    return { ...each, formula, inputs, ...(calculation !== undefined && { calculation }) };
  };
  return changed(trace);
}
