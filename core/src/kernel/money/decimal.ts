import Big from 'big.js';

/** An amount as it comes in: a plain decimal string, or a number read by its shortest decimal digits. */
export type DecimalInput = string | number;

/**
 * Exact decimals of this package only: half-up away from zero, quotients to 40 places, so that a quotient of
 * two amounts rounds to 分 as its exact value would.
 */
export const Decimal = Big();
Decimal.DP = 40;
Decimal.RM = Decimal.roundHalfUp;

export type Decimal = Big;

/** @throws when the value is not a number: user text is cleaned by `normaliseMoney` first. */
export function decimal(value: DecimalInput | Decimal): Decimal {
  return new Decimal(value);
}

/** Plain notation without exponent and without a minus before zero. */
export function plain(value: Decimal, places?: number): string {
  const rounded = places === undefined ? value : value.round(places);
  return (rounded.eq(0) ? rounded.abs() : rounded).toFixed(places);
}
