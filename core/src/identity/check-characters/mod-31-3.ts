/**
 * The check character of the unified social credit code: GB 32100-2015 (校验码), after GB/T 17710-2008 (ISO/IEC 7064:2003)
 * MOD 31-3.
 *
 * The value of a character is its index in the alphabet, its weight 3^i mod 31 for place i = 0 … 16. The check
 * character makes the weighted sum of all 18, itself with weight 1, divisible by 31.
 *
 * 31 is prime and the weights 3^0 … 3^16 differ, so every single wrong character is detected, and every exchange of two
 * different characters except that of the first and the last, which both have weight 1.
 */
const creditCodeAlphabet = '0123456789ABCDEFGHJKLMNPQRTUWXY';

const weights = [1, 3, 9, 27, 19, 26, 16, 17, 20, 29, 25, 13, 8, 24, 10, 30, 28];

const NOT_IN_ALPHABET = 255;

/** Index in the alphabet by character code, case-insensitive. */
const values = new Uint8Array(128).fill(NOT_IN_ALPHABET);
for (let value = 0; value < creditCodeAlphabet.length; value += 1) {
  values[creditCodeAlphabet.charCodeAt(value)] = value;
  values[creditCodeAlphabet.charAt(value).toLowerCase().charCodeAt(0)] = value;
}

/** Whether a character is one of the 31, in either case. */
export function isInAlphabet(character: number): boolean {
  return (values[character] ?? NOT_IN_ALPHABET) !== NOT_IN_ALPHABET;
}

/** The 18th character for the first 17, `''` if one of them is not in the alphabet; further ones are ignored. */
export function mod31Check(code: string): string {
  let sum = 0;
  for (let place = 0; place < 17; place += 1) {
    const value = values[code.charCodeAt(place)] ?? NOT_IN_ALPHABET;
    if (value === NOT_IN_ALPHABET) return '';
    sum += value * weights[place]!;
  }
  return creditCodeAlphabet.charAt((31 - (sum % 31)) % 31);
}
