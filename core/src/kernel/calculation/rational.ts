import type { DecimalInput } from '../money';
import { readDecimal } from '../money/decimal';
import { shortDecimal } from '../money/fixed';
import { DomainError } from '../fault';

/**
 * An exact fraction of whole numbers, `under` > 0. Formulas calculate with it because they divide: a third of an amount
 * times three is the amount, where `Decimal` keeps 40 places of a quotient. No precision is lost before rounding.
 */
export interface Rational {
  readonly over: bigint;
  readonly under: bigint;
}

export const zero: Rational = { over: 0n, under: 1n };

/** The longest text read as a number; longer than any amount is written. */
const longest = 400;
const decimal = /^([+-]?)(\d*)(?:\.(\d*))?(?:e([+-]?\d{1,3}))?$/i;

/**
 * A plain decimal, also with an exponent as numbers print it, as an exact number.
 * @throws DomainError `NOT_AN_AMOUNT` for anything else: clean user input with `normaliseMoney` first
 */
export function rational(value: DecimalInput): Rational {
  const written = String(value);
  return short(written) ?? long(written);
}

/** Accepts any value: a finite number or a plain decimal string is read, anything else, also `"1e309"`, is null. */
export function readRational(value: unknown): Rational | null {
  if (typeof value === 'number') return Number.isFinite(value) ? rational(value) : null;
  if (typeof value !== 'string') return null;
  return short(value) ?? (readDecimal(value) ? long(value) : null);
}

/** Fast path for values that a number holds exactly, because forms of hundreds of projects read many of them. */
function short(written: string): Rational | null {
  const read = shortDecimal(written);
  return read && { over: BigInt(read.units), under: powerOfTen(read.places) };
}

function long(written: string): Rational {
  const [, sign, whole = '', part = '', exponent = '0'] = (written.length <= longest && decimal.exec(written)) || [];
  if (whole + part === '') throw new DomainError('NOT_AN_AMOUNT', 'An amount is a plain decimal such as "1234.50"');
  const digits = BigInt(whole + part);
  const places = part.length - Number(exponent);
  const over = sign === '-' ? -digits : digits;
  return places >= 0 ? { over, under: powerOfTen(places) } : { over: over * powerOfTen(-places), under: 1n };
}

const powers = /* @__PURE__ */ Array.from({ length: 41 }, (_, exponent) => 10n ** BigInt(exponent));

export function powerOfTen(exponent: number): bigint {
  return powers[exponent] ?? 10n ** BigInt(exponent);
}

export function added(a: Rational, b: Rational): Rational {
  if (a.under === b.under) return { over: a.over + b.over, under: a.under };
  // Decimals of different length keep the longer one's places.
  if (a.under % b.under === 0n) return { over: a.over + b.over * (a.under / b.under), under: a.under };
  if (b.under % a.under === 0n) return { over: a.over * (b.under / a.under) + b.over, under: b.under };
  return { over: a.over * b.under + b.over * a.under, under: a.under * b.under };
}

export function negated({ over, under }: Rational): Rational {
  return { over: -over, under };
}

export function multiplied(a: Rational, b: Rational): Rational {
  return { over: a.over * b.over, under: a.under * b.under };
}

/** `x ÷ 0` is 0, as in the forms: with nothing to divide by there is nothing to apportion. */
export function divided(a: Rational, b: Rational): Rational {
  if (b.over === 0n) return zero;
  const sign = b.over < 0n ? -1n : 1n;
  return { over: sign * a.over * b.under, under: sign * b.over * a.under };
}

/** −1, 0 or 1. */
export function compared(a: Rational, b: Rational): -1 | 0 | 1 {
  const [left, right] = a.under === b.under ? [a.over, b.over] : [a.over * b.under, b.over * a.under];
  return left < right ? -1 : left > right ? 1 : 0;
}

/** Half-up, away from zero for negatives. */
export function roundedTo(value: Rational, places: number): Rational {
  const under = powerOfTen(places);
  return value.under === under ? value : { over: unitsOf(value, under), under };
}

/** The value in units of `1/parts`, half-up. */
function unitsOf({ over, under }: Rational, parts: bigint): bigint {
  if (under === parts) return over;
  const doubled = (over < 0n ? -over : over) * parts * 2n;
  const units = (doubled + under) / (2n * under);
  return over < 0n ? -units : units;
}
