import { plain, readDecimal } from './decimal';

/**
 * A fixed-point decimal: 1.50 is 150 units with 2 places. `units` is a plain number up to 15 digits. It exists beside
 * `Decimal` for speed: splitting and adding up the amounts of a year in plain numbers is several times as fast as in
 * big.js; bigint or `Decimal` are used only where plain numbers would not be exact.
 */
export interface Fixed {
  readonly units: number | bigint;
  readonly places: number;
}

/** The exact decimal; null for what is not a number. */
export function fixedOf(value: unknown): Fixed | null {
  if (typeof value === 'number' && Number.isSafeInteger(value)) return { units: value, places: 0 };
  const written = typeof value === 'number' ? String(value) : value;
  const short = typeof written === 'string' ? shortDecimal(written) : null;
  if (short) return short;
  const exact = readDecimal(value);
  if (!exact) return null;
  const [whole = '', fraction = ''] = plain(exact).split('.');
  return { units: BigInt(whole + fraction), places: fraction.length };
}

/** One whose units are a plain number. */
interface ShortDecimal extends Fixed {
  readonly units: number;
}

const DOT = 46;
const MINUS = 45;

/** Fast path for nearly all amounts and weights: parses digit by digit; null for longer or other input. */
export function shortDecimal(written: string): ShortDecimal | null {
  const negative = written.charCodeAt(0) === MINUS;
  const start = negative ? 1 : 0;
  if (written.length - start > 15) return null;
  let units = 0;
  let dot = -1;
  for (let at = start; at < written.length; at += 1) {
    const character = written.charCodeAt(at);
    if (character === DOT && dot < 0) dot = at;
    else if (character >= 48 && character <= 57) units = units * 10 + character - 48;
    else return null;
  }
  const digits = written.length - start - (dot < 0 ? 0 : 1);
  if (digits === 0) return null;
  return { units: negative ? -units : units, places: dot < 0 ? 0 : written.length - dot - 1 };
}

/** The units scaled to so many places, which must not be fewer than its own. */
export function inPlaces({ units, places }: Fixed, wanted: number): bigint {
  return BigInt(units) * 10n ** BigInt(wanted - places);
}

/** The same as a plain number; not exact beyond `Number.MAX_SAFE_INTEGER`, which the caller must check. */
export function numberInPlaces({ units, places }: Fixed, wanted: number): number {
  return wanted === places ? Number(units) : Number(units) * 10 ** (wanted - places);
}
