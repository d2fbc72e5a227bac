import Big from 'big.js';

export type DecimalInput = string | number;

/**
 * Exact decimals of this package only, so that nobody who uses big.js beside it changes their places: half-up away from zero, quotients to 40 places, so that a quotient of
 * two amounts rounds to 分 as its exact value would.
 */
export const Decimal = Big();
Decimal.DP = 40;
Decimal.RM = Decimal.roundHalfUp;

export type Decimal = Big;

/** @throws when the value is not a number: what comes from outside is taken in by `readDecimal`. */
export function decimal(value: DecimalInput | Decimal): Decimal {
  return new Decimal(value);
}

const plainNumber = /^[+-]?(\d+(\.\d*)?|\.\d+)$/;

/** Nobody's money has more digits; whatever is calculated with them stays quick. */
const MOST_CHARACTERS = 1000;

/** A plain decimal string or a finite number, whatever else came in; null for everything else, also for `"1e309"`. */
export function readDecimal(value: unknown): Decimal | null {
  if (typeof value === 'number') return Number.isFinite(value) ? decimal(value) : null;
  if (typeof value !== 'string' || value.length > MOST_CHARACTERS || !plainNumber.test(value)) return null;
  return decimal(value.startsWith('+') ? value.slice(1) : value);
}

/** Plain notation without exponent and without a minus before zero. */
export function plain(value: Decimal, places?: number): string {
  const rounded = places === undefined ? value : value.round(places);
  return (rounded.eq(0) ? rounded.abs() : rounded).toFixed(places);
}
