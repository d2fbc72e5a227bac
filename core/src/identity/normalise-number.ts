const fullWidth = /[！-～]/g;
/** Hyphens and dashes that keyboards and word processors put for `-`. */
const dashes = /[‐-―−﹣]/g;
/** Blanks of every width, and marks without width that come along when copying. */
const blanks = /[\s\u200b-\u200f\u202a-\u202e\u2060]/g;

/**
 * What a Chinese input method, a printed form or a copied page puts around and between the characters of a number taken
 * away, so that a validator can judge the number: `" ９１３５０１００ m000100y43 "` → `"91350100M000100Y43"`.
 *
 * Full-width characters become plain, dashes `-`, letters upper-case; blanks go, hyphens stay. The validators do none of
 * this but trim and upper-case: who stores what was typed should find it refused. Not for e-mail addresses, whose case
 * counts. What is no text gives `""`.
 */
export function normaliseNumber(typed: string): string {
  if (typeof typed !== 'string') return '';
  return typed
    .replace(blanks, '')
    .replace(fullWidth, (wide) => String.fromCharCode(wide.charCodeAt(0) - 0xfee0))
    .replace(dashes, '-')
    .replace(/[a-z]+/g, (letters) => letters.toUpperCase());
}
