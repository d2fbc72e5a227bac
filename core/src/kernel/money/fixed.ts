import { plain, readDecimal } from './decimal';

/**
 * A decimal as a whole number of its last place: 1.50 is 150 with 2 places. A plain number where 15 digits hold it, which
 * is why it exists beside `Decimal`: splitting and adding up the amounts of a year takes plain numbers, several times as
 * quick as big.js, and goes on in bigint or `Decimal` only where they would not be exact.
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

/** One that a plain number holds. */
interface ShortDecimal extends Fixed {
  readonly units: number;
}

const DOT = 46;
const MINUS = 45;

/** Digit by digit, which for nearly every amount and weight there is saves a detour; null for all that is longer or other. */
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

/** The units in so many places, which are no fewer than its own. */
export function inPlaces({ units, places }: Fixed, wanted: number): bigint {
  return BigInt(units) * 10n ** BigInt(wanted - places);
}

/** The same as a plain number; past `Number.MAX_SAFE_INTEGER` it is not exact, so whoever asks compares first. */
export function numberInPlaces({ units, places }: Fixed, wanted: number): number {
  return wanted === places ? Number(units) : Number(units) * 10 ** (wanted - places);
}
