import { plain, readDecimal } from './decimal';

/** A decimal as a whole number of its last place: 1.50 is 150 with 2 places. */
export interface Fixed {
  readonly units: bigint;
  readonly places: number;
}

/** What 15 digits hold is read without a detour: nearly every amount and weight there is. */
const SHORT = /^(-?\d{1,15})(?:\.(\d{1,15}))?$/;

/** The exact decimal; null for what is not a number. */
export function fixedOf(value: unknown): Fixed | null {
  const written = typeof value === 'number' ? String(value) : value;
  if (typeof written === 'string') {
    const short = SHORT.exec(written);
    if (short) return inPlaces(short[1]!, short[2] ?? '');
  }
  const exact = readDecimal(value);
  if (!exact) return null;
  const [whole, fraction] = plain(exact).split('.');
  return inPlaces(whole!, fraction ?? '');
}

function inPlaces(whole: string, fraction: string): Fixed {
  return { units: BigInt(whole + fraction), places: fraction.length };
}
