import { plain, readDecimal } from './decimal';

/** A rate such as that of a tax: `'15%'`, or a fraction from 0 to 1 as `0.15` or `'0.15'`. */
export type Rate = string | number;

/**
 * The rate as an exact decimal fraction: `'15%'` → `"0.15"`. Null for anything else, also for a percentage or a fraction
 * outside 0 to 1: 15 is more likely 15% than 1500%, and guessing would be wrong by a factor of 100.
 */
export function readRate(value: unknown): string | null {
  const percent = typeof value === 'string' && value.endsWith('%') ? readDecimal(value.slice(0, -1)) : null;
  const fraction = percent ? percent.div(100) : readDecimal(value);
  return fraction === null || fraction.lt(0) || fraction.gt(1) ? null : plain(fraction);
}
