/** A workbook reads `_x000D_` and the like as escaped characters (ECMA-376 part 1, 22.9.2.19 ST_Xstring). */
const LOOKS_ESCAPED = /_(?=x[0-9A-Fa-f]{4}_)/g;
/** Characters that neither XML 1.0 nor Excel's escapes can represent: lone surrogates, U+FFFE and U+FFFF. */
const UNWRITABLE = /[\uD800-\uDBFF](?![\uDC00-\uDFFF])|(?<![\uD800-\uDBFF])[\uDC00-\uDFFF]|[\uFFFE\uFFFF]/g;
const LONGEST = 32_767;

/** A text escaped for a cell, truncated to the longest a cell holds. */
export function cellText(written: string): string {
  return written.slice(0, LONGEST).replace(UNWRITABLE, '\uFFFD').replace(LOOKS_ESCAPED, '_x005F_');
}
