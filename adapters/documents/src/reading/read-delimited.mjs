// Reads a text with separators: every cell is a text as it is written. Plain JavaScript, like parse-workbook.mjs.
import Papa from 'papaparse';
import { findSeparator, isRule } from './find-separator.mjs';
import { sheetAnswer } from './sheet-answer.mjs';
import { tidying } from './tidy-rows.mjs';

/** Characters in a cell of Excel. */
const LONGEST_CELL = 32_767;
const MOST_COLUMNS = 16_384;
/** The first line may name the separator, as Excel writes and reads it. */
const NAMED_SEPARATOR = /^sep=([\t,;|])\n/i;

export function readDelimited(written, limits) {
  const text = written.replace(/\r\n?/g, '\n');
  const separator = NAMED_SEPARATOR.exec(text)?.[1] ?? findSeparator(text);
  const rows = rowsWithin(limits);
  if (separator === 'framed') addFramed(text, rows);
  else addSeparated(text, separator, rows);
  return rows.fault ?? sheetAnswer({ file: separator === '\t' ? 'tsv' : 'csv', name: '', rows: rows.all() });
}

/** Takes rows until they are enough or too many. */
function rowsWithin({ maxRows, maxCells, firstRows = Infinity }) {
  const tidied = tidying([], maxCells);
  let count = 0;
  return {
    fault: null,
    all: tidied.rows,
    /** Whether more rows are wanted. */
    add(cells) {
      if (count >= firstRows) return false;
      count += 1;
      const isNothing = cells.every((cell) => cell === '');
      if (count > maxRows && !isNothing) this.fault = { kind: 'tooManyRows' };
      else if (cells.length > MOST_COLUMNS) this.fault = { kind: 'tooManyColumns', row: count };
      else if (cells.some((cell) => cell.length > LONGEST_CELL)) this.fault = { kind: 'cellTooLong', row: count };
      else if (count <= maxRows && !tidied.add(cells)) this.fault = { kind: 'tooLarge' };
      return this.fault === null && count < firstRows;
    },
    get count() {
      return count;
    },
  };
}

function addSeparated(text, separator, rows) {
  Papa.parse(text, {
    delimiter: separator,
    newline: '\n',
    step({ data, errors }, parser) {
      if (errors.some(({ code }) => code === 'MissingQuotes')) {
        rows.fault = { kind: 'openQuote', row: rows.count + 1 };
        parser.abort();
      } else if (!rows.add(data)) parser.abort();
    },
  });
}

/** A list of SAP: cells between `|`, lines of dashes around its parts. Nothing is quoted in it. */
function addFramed(text, rows) {
  for (let at = 0; at < text.length;) {
    const end = text.indexOf('\n', at);
    const line = text.slice(at, end < 0 ? text.length : end).trim();
    if (!rows.add(cellsOfLine(line))) return;
    at = end < 0 ? text.length : end + 1;
  }
}

function cellsOfLine(line) {
  if (line === '' || isRule(line)) return [];
  return line.startsWith('|') && line.endsWith('|') && line.length > 1 ? line.slice(1, -1).split('|') : [line];
}
