/**
 * The check digit of card numbers: ISO/IEC 7812-1, Annex B (Luhn formula, modulus 10).
 *
 * From the right every second digit counts double, the digits of a product being added; with the check digit the sum is a
 * multiple of 10.
 *
 * Every single wrong digit is detected, and every exchange of two different adjacent digits except that of 0 and 9.
 */
export function isLuhn(digits: string): boolean {
  let sum = 0;
  for (let place = 0; place < digits.length; place += 1) {
    const digit = digits.charCodeAt(digits.length - 1 - place) - 48;
    sum += place % 2 === 0 ? digit : 2 * digit - (digit > 4 ? 9 : 0);
  }
  return sum % 10 === 0;
}
