import Big from 'big.js';
import { refusedInput } from '../fault';
import { text } from '../text';

export type DecimalInput = string | number;

/**
 * A private big.js constructor, so that other users of big.js cannot change its settings: half-up away from zero, and
 * quotients to 40 places, so that a quotient of two amounts rounds to 分 as its exact value would.
 */
export const Decimal = /* @__PURE__ */ ownBig();

function ownBig() {
  const own = Big();
  own.DP = 40;
  own.RM = own.roundHalfUp;
  return own;
}

export type Decimal = Big;

const NO_AMOUNT = text(
  '不是数字，请填写不带分隔符的十进制数，如 "1234.50"',
  'Not an amount: give a plain decimal such as "1234.50"',
);
const ZERO = text('不能除以0', 'Nothing can be divided by 0');

/** @throws DomainError `NOT_AN_AMOUNT` for what is no plain decimal */
export function requiredDecimal(value: unknown): Decimal {
  const read = readDecimal(value);
  if (read === null) throw refusedInput('NOT_AN_AMOUNT', [], value, NO_AMOUNT);
  return read;
}

/** @throws DomainError `NOT_AN_AMOUNT` for what is no plain decimal, and for 0 */
export function requiredDivisor(value: unknown): Decimal {
  const divisor = requiredDecimal(value);
  if (divisor.eq(0)) throw refusedInput('NOT_AN_AMOUNT', [], value, ZERO);
  return divisor;
}

/** @throws when the value is not a number; use `readDecimal` for external input. */
export function decimal(value: DecimalInput | Decimal): Decimal {
  return new Decimal(value);
}

const plainNumber = /^[+-]?(\d+(\.\d*)?|\.\d+)$/;

/** Limits the length of input, so that calculations stay fast; no real amount is longer. */
const MOST_CHARACTERS = 1000;

/** Accepts any value: a plain decimal string or a finite number is read, anything else, also `"1e309"`, is null. */
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
