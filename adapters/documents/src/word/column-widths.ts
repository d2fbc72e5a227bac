import { faces } from './typography';

/** What a Latin character takes of it: figures of Times a half, those of faces that stand in for it more. */
const LATIN = 0.66;
/** Margins and borders of a cell. */
const MARGINS = 230;
/** The longest text a column is laid out for, in characters, and the longest one that is not broken. */
const WIDEST = 16;
const WORD = 4;

/**
 * The widths of columns in twips, which together are `whole`: each has the room of its longest word or amount, and
 * what is left goes to those with longer texts, in proportion to what they lack (CSS 2.2 §17.5.2.2).
 *
 * @param texts What stands in each column.
 * @param size of the letters, in half points
 */
export function columnWidths(
  texts: readonly (readonly string[])[],
  whole: number,
  size: number = faces.cell.size,
): number[] {
  // Width of a Chinese character in twips; sizes of faces are half points.
  const widthOf = (column: readonly string[]): number =>
    MARGINS + Math.ceil(size * 10 * Math.min(Math.max(1, ...column.map(lengthOf)), WIDEST));
  const least = texts.map((column) => widthOf(column.flatMap(wordsOf)));
  const most = texts.map((column, at) => Math.max(widthOf(column), least[at]!));
  if (sumOf(least) >= whole) return divided(least, whole);
  if (sumOf(most) <= whole) return divided(most, whole);
  const lacking = divided(
    most.map((width, at) => width - least[at]!),
    whole - sumOf(least),
  );
  return least.map((width, at) => width + lacking[at]!);
}

/** `whole` in the proportion of `weights`; what does not divide goes to the heaviest. */
function divided(weights: readonly number[], whole: number): number[] {
  const all = sumOf(weights);
  const parts = weights.map((weight) => Math.floor((whole * weight) / all));
  parts[weights.indexOf(Math.max(...weights))]! += whole - sumOf(parts);
  return parts;
}

const sumOf = (widths: readonly number[]): number => widths.reduce((sum, width) => sum + width, 0);

/** What is not broken: a short text, a run of Latin characters, two Chinese ones. */
const wordsOf = (text: string): string[] =>
  lengthOf(text) <= WORD ? [text] : (text.match(/[\u0021-\u2e7f]+|[\u2e80-\uffff]{1,2}/g) ?? []);

/** The width of a text in Chinese characters. */
const lengthOf = (text: string): number =>
  [...text].reduce((sum, character) => sum + (character > '\u2e80' ? 1 : LATIN), 0);
