import type { Condition, Order } from './records';

/**
 * The requested part of a list. `current` counts from 1; `size` −1 requests all. A field has at most one condition per
 * comparison, and ascending orders precede descending ones, because wire queries can express no more than that.
 */
export interface PageQuery {
  readonly current?: number;
  readonly size?: number;
  readonly where?: readonly Condition[];
  readonly order?: readonly Order[];
  /** Asks what the amounts of all matching records come to. */
  readonly sums?: boolean;
  /** Without what fills kilobytes a row and stands in no list (`bulkyFields`): null in the rows. */
  readonly brief?: boolean;
}

export interface Page<T> {
  readonly records: readonly T[];
  readonly total: number;
  readonly size: number;
  readonly current: number;
  readonly pages: number;
  /** Where asked for and known: what the amount columns of all matching records come to, by field. */
  readonly sums?: Readonly<Record<string, string>>;
}

export const DEFAULT_PAGE_SIZE = 10;
/** A list of “all” (`size` −1) still ends here, so that no request can exhaust the server. */
export const LARGEST_PAGE = 100_000;

/** Beyond the end of any list; offsets up to it are exact numbers. */
const LAST_PAGE = 1_000_000_000;

/** Converts a query into offset and limit: `current` below 1 counts as page 1, a negative `size` as everything. */
export function pageBounds(query: PageQuery): { current: number; size: number; offset: number } {
  const asked = Math.trunc(query.size ?? DEFAULT_PAGE_SIZE) || DEFAULT_PAGE_SIZE;
  if (asked < 0) return { current: 1, size: LARGEST_PAGE, offset: 0 };
  const size = Math.min(asked, LARGEST_PAGE);
  const current = Math.min(Math.max(1, Math.trunc(query.current ?? 1) || 1), LAST_PAGE);
  return { current, size, offset: (current - 1) * size };
}

export function pageOf<T>(records: readonly T[], total: number, bounds: { current: number; size: number }): Page<T> {
  return { records, total, size: bounds.size, current: bounds.current, pages: Math.ceil(total / bounds.size) };
}
