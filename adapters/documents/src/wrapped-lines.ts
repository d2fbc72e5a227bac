/** Points of a line of text, and of the padding above and below it together. */
const LINE = 13;
const PADDING = 6;
/** A Chinese character is as wide as two of the characters that widths are counted in. */
const WIDE = 2;
/** Words that are not broken leave room at the end of a line; a program's fonts differ by a little as well. */
const SLACK = 1.05;
/** The tallest row of a workbook, in points. */
const TALLEST = 409;

/** Height in points of a row whose tallest text has this many lines. */
export const heightOf = (lines: number): number => Math.min(TALLEST, Math.max(1, lines) * LINE + PADDING);

/** Lines a text wraps to in a column of this width, one character at each side being padding. */
export function linesIn(text: string, width: number): number {
  const room = Math.max(WIDE, width - WIDE);
  const linesOf = (line: string) => {
    const wide = widthOf(line);
    // Forms are set smaller than the characters that widths are counted in, so what fits by count stays on one line.
    return wide < width ? 1 : Math.ceil((wide * SLACK) / room);
  };
  return text.split('\n').reduce((lines, line) => lines + linesOf(line), 0);
}

/** In the characters that widths are counted in. */
export function widthOf(text: string): number {
  let width = 0;
  for (const character of text) width += character.codePointAt(0)! < FIRST_WIDE ? 1 : WIDE;
  return width;
}

/** From here on characters are drawn as wide as Chinese ones: general punctuation, CJK, full-width forms. */
const FIRST_WIDE = 0x2000;
