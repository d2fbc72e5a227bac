import type { Trace } from '../trace';

export interface Traced {
  /** How the result came about; made when it is first asked for. */
  readonly trace: Trace;
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
  let made: Trace | undefined;
  return Object.defineProperty(result, 'trace', {
    enumerable,
    configurable: true,
    get: () => (made ??= make()),
  }) as Result & Traced;
}
