// Reads a sheet of an old workbook, its macros and drawings left aside. Plain JavaScript, like parse-workbook.mjs.
import { isDateFormat } from 'hucre';
import { eachCell, isWorkbook, workbookOf } from './biff-records.mjs';
import { cellValue, dateTextOfSerial } from './cell-values.mjs';
import { streamOf } from './compound-file.mjs';
import { chosenSheet, sheetAnswer } from './sheet-answer.mjs';
import { tidying } from './tidy-rows.mjs';

/** The stream of the workbook in Excel 97–2003, and in Excel 5 and 95. */
const STREAMS = ['Workbook', 'Book'];
/** The numbers of the formats of dates and times that need no definition, those of East Asian Excel included. */
const DATE_FORMATS = [
  [14, 22],
  [27, 36],
  [45, 47],
  [50, 58],
];
/** [MS-XLS] 2.5.51, 2.5.52. */
const MOST_COLUMNS = 256;

/** Merged cells heeded at most. */
const MOST_MERGES = 100_000;

/** @param isStream the bytes are those of the workbook, without the container */
export function readXls(bytes, { maxRows, maxCells, firstRows, sheet: wanted, isStream = false }) {
  try {
    const stream = isStream ? bytes : streamOf(bytes, STREAMS);
    if (stream === null || !isWorkbook(stream)) return { kind: 'unknown' };
    const workbook = workbookOf(stream);
    if (workbook.encrypted) return { kind: 'encrypted' };
    const chosen = chosenSheet(workbook.sheets, wanted);
    if (chosen === undefined) return wanted === undefined ? { kind: 'noRows' } : { kind: 'noSheet', sheet: wanted };
    return readSheet(stream, workbook, chosen, { maxRows, maxCells, firstRows });
  } catch {
    return { kind: 'damaged' };
  }
}

function readSheet(stream, workbook, { name, place }, { maxRows, maxCells, firstRows }) {
  const rows = [];
  const merges = [];
  const valueOf = valuesOf(workbook);
  let cells = 0;
  eachCell(stream, place, workbook, {
    cell(row, column, value, style) {
      if (column >= MOST_COLUMNS) throw new RangeError('A column that no old workbook has');
      if (row >= (firstRows ?? maxRows + 1) || cells > maxCells) return;
      (rows[row] ??= [])[column] = valueOf(value, style);
      cells += 1;
    },
    merge: (range) => void (merges.length < MOST_MERGES && merges.push(range)),
  });
  if (cells > maxCells) return { kind: 'tooLarge' };
  if (rows.length > maxRows && firstRows === undefined) return { kind: 'tooManyRows' };
  const tidied = tidying(firstRows === undefined ? merges : [], maxCells);
  for (let at = 0; at < rows.length; at += 1) {
    if (!tidied.add(rows[at])) return { kind: 'tooLarge' };
    // Twice the rows would be held else.
    rows[at] = undefined;
  }
  const told = firstRows === undefined ? merges : [];
  return sheetAnswer({ file: 'xls', name, sheets: workbook.sheets, rows: tidied.rows(), merges: told });
}

/** The value of a cell by its style: a number with a format of dates is a day. */
function valuesOf({ formats, formatOf, date1904 }) {
  const isDate = formatOf.map((number) => {
    const code = formats.get(number);
    return code === undefined ? DATE_FORMATS.some(([from, to]) => from <= number && number <= to) : isDateFormat(code);
  });
  return (value, style) =>
    typeof value === 'number' && isDate[style] ? dateTextOfSerial(value, date1904) : cellValue(value);
}
