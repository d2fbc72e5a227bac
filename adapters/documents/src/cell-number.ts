/** A decimal as the product represents amounts: digits with optional sign and fraction. */
const DECIMAL = /^-?\d+(\.\d+)?$/;

/** A spreadsheet program keeps 15 significant digits; what has more would be changed by opening and saving. */
const KEPT_DIGITS = 15;
/** Characters; beyond this the exponent could go out of range. */
const LONGEST = 40;

/**
 * The number to write for a decimal string, `null` when the text is no decimal or has more digits than a workbook
 * keeps. Up to 15 digits the shortest text of the double is the decimal itself, so no digit is lost.
 */
export function numberOf(decimal: string): number | null {
  if (decimal.length > LONGEST || !DECIMAL.test(decimal)) return null;
  return significantDigits(decimal) <= KEPT_DIGITS ? Number(decimal) + 0 : null;
}

function significantDigits(decimal: string): number {
  const digits = decimal.includes('.') ? decimal.replace(/0+$/, '') : decimal;
  return digits.replace(/[-.]/g, '').replace(/^0+/, '').length;
}

/** The exact sum of those of the texts that are written as numbers, as SUM would see them. */
export function sumOf(decimals: readonly (string | null)[]): number {
  const summed = decimals.filter((decimal): decimal is string => decimal !== null && numberOf(decimal) !== null);
  const places = summed.reduce((most, decimal) => Math.max(most, decimal.split('.')[1]?.length ?? 0), 0);
  let sum = 0n;
  for (const decimal of summed) {
    const [whole = '0', fraction = ''] = decimal.split('.');
    sum += BigInt(whole + fraction.padEnd(places, '0'));
  }
  return Number(`${sum}e-${places}`);
}
