/**
 * The check character of the citizen's identity number: GB 11643-1999 (校验码), after GB/T 17710 (ISO 7064:1983) MOD 11-2.
 *
 * The weight of place i = 1 … 17 is 2^(18 − i) mod 11; the sum mod 11 selects the character, X representing 10.
 *
 * 11 is prime and no weight is 0, so every single wrong digit is detected; adjacent weights differ, so every exchange
 * of two different adjacent digits is detected too. Weights repeat after ten places: an exchange of digits ten places
 * apart is not detected.
 */
const weights = [7, 9, 10, 5, 8, 4, 2, 1, 6, 3, 7, 9, 10, 5, 8, 4, 2];
const characters = '10X98765432';

/** The 18th character for the first 17 digits, `''` if these are not digits; further characters are ignored. */
export function mod11Check(id: string): string {
  let sum = 0;
  for (let place = 0; place < 17; place += 1) {
    const digit = id.charCodeAt(place) - 48;
    if (!(digit >= 0 && digit <= 9)) return '';
    sum += digit * weights[place]!;
  }
  return characters.charAt(sum % 11);
}
