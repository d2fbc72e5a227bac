import type { Trace } from '../trace';

export interface Traced {
  /** How the result was calculated; created lazily. */
  readonly trace: Trace;
}

/** Holds the function that makes the trace, and after the first access the trace. */
const kept = Symbol('trace');

/** One getter shared by all results: with its own getter each would get its own hidden class, slow to be freed. */
function traceKept(this: { [kept]: Trace | (() => Trace) }): Trace {
  const trace = this[kept];
  return typeof trace === 'function' ? (this[kept] = trace()) : trace;
}

/** Adds a lazy `trace` to a result; its cost is only incurred on access, as by JSON, which includes it. */
export function withTrace<Result extends object>(result: Result, make: () => Trace): Result & Traced {
  return Object.defineProperties(result, {
    [kept]: { value: make, writable: true, configurable: true },
    trace: { get: traceKept, enumerable: true, configurable: true },
  }) as Result & Traced;
}
