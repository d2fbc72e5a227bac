/** By code units, because nearly no text has one: looking for lone surrogates alone takes five times as long. */
const REFUSED_OR_PAIR = /[\0\uD800-\uDFFF]/;

/**
 * Characters that nobody sees: zero-width spaces, soft hyphens, byte order marks, those that turn the direction of
 * writing, and joiners behind letters that join nothing; pictures and other scripts are written with them. They come with
 * what is pasted, and would make two of what looks like one.
 */
const UNSEEN =
  /[\u00AD\u200B\u200E\u200F\u202A-\u202E\u2060-\u2064\uFEFF]|(?<=^|[\0-\x7F\uFF01-\uFF5E\p{Script=Han}])[\u200C\u200D]/gu;
const ANY_UNSEEN = /[\u00AD\u200B-\u200F\u202A-\u202E\u2060-\u2064\uFEFF]/;

/** A text as it was written, without what cannot be seen: NUL characters and lone surrogates, which databases reject. */
export function writtenText(input: string): string {
  const whole = REFUSED_OR_PAIR.test(input) ? input.replaceAll('\0', '').replace(/\p{Cs}/gu, '') : input;
  return (ANY_UNSEEN.test(whole) ? whole.replace(UNSEEN, '') : whole).trim();
}

/** From the full-width forms of ASCII, as Chinese input methods write them, to those of ASCII. */
const WIDER_BY = 0xfee0;

/** A code with the letters, digits and signs that are half-width on other keyboards: `ＥＶ－１` is `EV-1`. */
export const narrowed = (text: string): string =>
  text
    .replace(/[\uFF01-\uFF5E]/g, (wide) => String.fromCharCode(wide.charCodeAt(0) - WIDER_BY))
    .replaceAll('\u3000', ' ')
    .trim();
