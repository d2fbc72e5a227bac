import type { Trace } from '../trace';

export interface Traced {
  /** How the result came about; made when it is first asked for. */
  readonly trace: Trace;
}

/** Where a result keeps what makes its trace, and then the trace. */
const kept = Symbol('trace');

/** One getter for all results: with one of its own each would be a kind of object of its own, slow to be freed. */
function traceKept(this: { [kept]: Trace | (() => Trace) }): Trace {
  const trace = this[kept];
  return typeof trace === 'function' ? (this[kept] = trace()) : trace;
}

/**
 * A result that can be asked how it came about. Nobody pays for the trace who does not ask. Unless `enumerable`, it
 * stays out of sight of comparison, copying and JSON, so that the result keeps the shape it is known by.
 */
export function withTrace<Result extends object>(
  result: Result,
  make: () => Trace,
  { enumerable = false }: { readonly enumerable?: boolean } = {},
): Result & Traced {
  return Object.defineProperties(result, {
    [kept]: { value: make, writable: true, configurable: true },
    trace: { get: traceKept, enumerable, configurable: true },
  }) as Result & Traced;
}
