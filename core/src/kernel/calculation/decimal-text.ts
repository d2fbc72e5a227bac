import { powerOfTen, roundedTo, type Rational } from './rational';

/** The most decimals shown of a quotient. */
const most = 40;

/**
 * The value as forms write it: half-up with so many decimals, without a minus before zero. Without `places` every
 * decimal it has, 2 at least.
 */
export function decimalText(value: Rational, places?: number): string {
  if (places !== undefined) return fixed(value, places);
  const exact = decimalsOf(value.under);
  if (exact !== undefined && exact <= 2) return fixed(value, 2);
  return withoutIdleZeros(fixed(value, exact ?? most));
}

function fixed(value: Rational, places: number): string {
  const units = roundedTo(value, places).over;
  const digits = String(units < 0n ? -units : units).padStart(places + 1, '0');
  const whole = digits.slice(0, digits.length - places);
  return `${units < 0n ? '-' : ''}${whole}${places > 0 ? `.${digits.slice(digits.length - places)}` : ''}`;
}

/** The number of decimals of a fraction over a power of ten; of any other `undefined`. */
function decimalsOf(under: bigint): number | undefined {
  for (let places = 0; places <= most; places += 1) if (powerOfTen(places) === under) return places;
  return undefined;
}

function withoutIdleZeros(written: string): string {
  const leastEnd = written.indexOf('.') + 3;
  let end = written.length;
  while (end > leastEnd && written[end - 1] === '0') end -= 1;
  return written.slice(0, end);
}
