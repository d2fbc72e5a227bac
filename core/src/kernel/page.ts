import type { Condition, Order } from './records';

/** Which part of a list is asked for. `current` counts from 1; `size` −1 asks for all. */
export interface PageQuery {
  readonly current?: number;
  readonly size?: number;
  readonly where?: readonly Condition[];
  readonly order?: readonly Order[];
}

export interface Page<T> {
  readonly records: readonly T[];
  readonly total: number;
  readonly size: number;
  readonly current: number;
  readonly pages: number;
}

export const DEFAULT_PAGE_SIZE = 10;
/** A list of “all” (`size` −1) still ends here, so that no request can exhaust the server. */
export const LARGEST_PAGE = 100_000;

/** Turns what a client asks into an offset and a limit: 0 and less count as page 1, −1 as everything. */
export function pageBounds(query: PageQuery): { current: number; size: number; offset: number } {
  const current = Math.max(1, Math.trunc(query.current ?? 1) || 1);
  const asked = Math.trunc(query.size ?? DEFAULT_PAGE_SIZE);
  const size = asked < 0 ? LARGEST_PAGE : Math.min(asked || DEFAULT_PAGE_SIZE, LARGEST_PAGE);
  return asked < 0 ? { current: 1, size, offset: 0 } : { current, size, offset: (current - 1) * size };
}

export function pageOf<T>(records: readonly T[], total: number, bounds: { current: number; size: number }): Page<T> {
  return { records, total, size: bounds.size, current: bounds.current, pages: Math.ceil(total / bounds.size) };
}
