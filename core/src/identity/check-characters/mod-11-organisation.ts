/**
 * The check character of the organisation code: GB 11714-1997 (校验码).
 *
 * Digits have their own value, letters A = 10 … Z = 35; weights 3 7 9 10 5 8 4 2; C9 = 11 − sum mod 11, written X for
 * 10 and 0 for 11.
 *
 * Among digits every single error and every exchange of adjacent ones is detected. Letters have values from 10 up, so
 * characters whose values differ by 11, 22 or 33 cannot be distinguished: 0 from B, M and X; A from L and W.
 */
const weights = [3, 7, 9, 10, 5, 8, 4, 2];

/** The 9th character for the 8 characters from `start` of `code`, digits and letters of either case. */
export function organisationCheck(code: string, start = 0): string {
  let sum = 0;
  for (let place = 0; place < 8; place += 1) sum += valueOf(code.charCodeAt(start + place)) * weights[place]!;
  return '0X987654321'.charAt(sum % 11);
}

/** `0` is 0x30, `A` 0x41, `a` 0x61. */
function valueOf(character: number): number {
  return character < 58 ? character - 48 : (character & 31) + 9;
}
