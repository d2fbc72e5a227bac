// Finds out what separates the columns of a text. Plain JavaScript, like parse-workbook.mjs.
import Papa from 'papaparse';

const SAMPLE_CHARACTERS = 65_536;
const SAMPLE_ROWS = 100;
/** A line of a list in frames, as SAP saves it: `| a | b |`. */
const FRAMED = /^\s*\|.*\|\s*$/;
/** Whether a line is one above, under or between the parts of such a list. */
export const isRule = (line) => line.includes('---') && /^[-+|=\s]+$/.test(line);
/** Share of the lines from which on something separates columns for certain. */
const MOST_LINES = 0.6;

/** `framed`, or the separator `\t`, `|`, `;` or `,`; the comma where nothing separates anything. */
export function findSeparator(text) {
  const sample = text.slice(0, SAMPLE_CHARACTERS);
  const lines = sample.split('\n', SAMPLE_ROWS).filter((line) => line.trim() !== '' && !isRule(line));
  if (lines.length === 0) return ',';
  if (lines.filter((line) => FRAMED.test(line)).length > lines.length / 2) return 'framed';
  const [tab, ...others] = ['\t', '|', ';', ','].map((separator) => regularity(sample, separator));
  // Nobody types a tab into a cell, while amounts and texts have the other signs in them.
  if (tab.share >= MOST_LINES) return '\t';
  const best = others.reduce((one, other) => (isMoreRegular(other, one) ? other : one));
  return best.share > tab.share ? best.separator : tab.share > 0 ? '\t' : ',';
}

/** How many of the rows have the number of cells that most of those with several cells have. */
function regularity(sample, separator) {
  const { data } = Papa.parse(sample, { delimiter: separator, newline: '\n', preview: SAMPLE_ROWS });
  const rows = data.filter((row) => row.some((cell) => cell.trim() !== ''));
  const counts = new Map();
  for (const { length } of rows) if (length > 1) counts.set(length, (counts.get(length) ?? 0) + 1);
  const [columns, lines] = [...counts].reduce((one, other) => (other[1] > one[1] ? other : one), [1, 0]);
  return { separator, columns, share: rows.length === 0 ? 0 : lines / rows.length };
}

/** Of two that separate nearly as many rows alike, the one with more columns. */
function isMoreRegular(one, other) {
  const difference = one.share - other.share;
  return Math.abs(difference) > 0.1 ? difference > 0 : one.columns > other.columns;
}
