/**
 * The check character of the citizen's identity number: GB 11643-1999 (校验码), after GB/T 17710 (ISO 7064:1983) MOD 11-2.
 *
 * The weight of place i = 1 … 17 is 2^(18 − i) mod 11; the sum mod 11 chooses the character, X standing for 10.
 *
 * 11 is prime and no weight is 0, so every single wrong digit is found; neighbours never weigh the same, so every
 * exchange of two different neighbours is found too. Weights come back after ten places: digits ten places apart can be
 * exchanged unseen.
 */
const weights = [7, 9, 10, 5, 8, 4, 2, 1, 6, 3, 7, 9, 10, 5, 8, 4, 2];
const characters = '10X98765432';

/** The 18th character for the 17 digits before it, `''` when these are no digits; further characters are ignored. */
export function mod11Check(id: string): string {
  let sum = 0;
  for (let place = 0; place < 17; place += 1) {
    const digit = id.charCodeAt(place) - 48;
    if (!(digit >= 0 && digit <= 9)) return '';
    sum += digit * weights[place]!;
  }
  return characters.charAt(sum % 11);
}
