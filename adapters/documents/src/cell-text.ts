/** A workbook takes `_x000D_` and its like for escaped characters (ECMA-376 part 1, 22.9.2.19 ST_Xstring). */
const LOOKS_ESCAPED = /_(?=x[0-9A-Fa-f]{4}_)/g;
/** Characters XML 1.0 has no place for and Excel no escape either: halves of pairs, U+FFFE and U+FFFF. */
const UNWRITABLE = /[\uD800-\uDBFF](?![\uDC00-\uDFFF])|(?<![\uD800-\uDBFF])[\uDC00-\uDFFF]|[\uFFFE\uFFFF]/g;
const LONGEST = 32_767;

/** A text as it may stand in a cell: the same to the reader, at most as long as a cell holds. */
export function cellText(written: string): string {
  return written.slice(0, LONGEST).replace(UNWRITABLE, '\uFFFD').replace(LOOKS_ESCAPED, '_x005F_');
}
