/** Digits of a code that has no longer one before it: PS01. */
const DIGITS = 2;

/**
 * The code after the greatest with this prefix: PS01, PS02, PS07 → PS08. Gaps stay, and codes written in another way are
 * passed over; never one of `codes`.
 */
export function nextSerialCode(prefix: string, codes: readonly string[]): string {
  const pattern = new RegExp(`^${prefix}0*(\\d+)$`);
  const numbers = codes.flatMap((code) => {
    const number = pattern.exec(code)?.[1];
    return number === undefined ? [] : [BigInt(number)];
  });
  const greatest = numbers.reduce((one, other) => (other > one ? other : one), 0n);
  return `${prefix}${String(greatest + 1n).padStart(DIGITS, '0')}`;
}

export const PRODUCT_PREFIX = 'PS';
export const ACHIEVEMENT_PREFIX = 'CG';
