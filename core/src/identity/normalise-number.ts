const fullWidth = /[！-～]/g;
/** Hyphens and dashes that keyboards and word processors insert for `-`. */
const dashes = /[‐-―−﹣]/g;
/** Blanks of every width, and zero-width marks that come along when copying. */
const blanks = /[\s\u200b-\u200f\u202a-\u202e\u2060]/g;

/**
 * Removes what a Chinese input method, a printed form or a copied page adds around and between the characters of a
 * number, so that it can be validated: `" ９１３５０１００ m000100y43 "` → `"91350100M000100Y43"`.
 *
 * Full-width characters become ASCII, dashes `-`, letters upper case; blanks are removed, hyphens kept. Validators only
 * trim and change to upper case, so that a program that stores the raw input sees it refused. Not for e-mail addresses,
 * which are case-sensitive. Input that is not a string gives `""`.
 */
export function normaliseNumber(typed: string): string {
  if (typeof typed !== 'string') return '';
  return typed
    .replace(blanks, '')
    .replace(fullWidth, (wide) => String.fromCharCode(wide.charCodeAt(0) - 0xfee0))
    .replace(dashes, '-')
    .replace(/[a-z]+/g, (letters) => letters.toUpperCase());
}
