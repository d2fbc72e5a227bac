// Parses one workbook. Plain JavaScript, so that the same file runs in a worker thread of Node beside the TypeScript
// source, beside a bundle, and in a worker of the browser; its types are in parse-workbook.d.mts.
import { readXlsx, streamXlsxRows } from 'hucre/xlsx';

const DAY_MS = 86_400_000;
const DAY_0_OF_1900 = Date.UTC(1899, 11, 31);
const END_OF_9999 = Date.UTC(10_000, 0, 1);

export async function parseWorkbook(bytes, { maxRows, maxCells, firstRows }) {
  try {
    if (firstRows !== undefined) return await parseFirstRows(bytes, firstRows, maxCells);
    const workbook = await readXlsx(bytes, { sheets: [0], maxRows: maxRows + 1 });
    const sheet = workbook.sheets[0];
    if (sheet === undefined) return { kind: 'noRows' };
    if (sheet.rows.length > maxRows) return { kind: 'tooManyRows' };
    const rows = tidy(sheet.rows, sheet.merges ?? [], maxCells);
    if (rows === null) return { kind: 'tooLarge' };
    return rows.length === 0 ? { kind: 'noRows' } : { kind: 'sheet', name: sheet.name, rows };
  } catch (error) {
    if (error instanceof Error && error.name === 'EncryptedFileError') return { kind: 'encrypted' };
    if (error instanceof Error && /over the \d+ limit/.test(error.message)) return { kind: 'tooLarge' };
    return { kind: 'damaged' };
  }
}

/** The sheet is inflated and parsed as far as these rows go: to pass over the others takes as long as reading them. */
async function parseFirstRows(bytes, firstRows, maxCells) {
  const rows = [];
  for await (const { index, values } of streamXlsxRows(bytes, { sheet: 0 })) {
    if (index >= firstRows) break;
    while (rows.length < index) rows.push([]);
    rows[index] = values;
    if (index === firstRows - 1) break;
  }
  const tidied = tidy(rows, [], maxCells);
  if (tidied === null) return { kind: 'tooLarge' };
  return tidied.length === 0 ? { kind: 'noRows' } : { kind: 'sheet', name: '', rows: tidied };
}

/** Cells as the port gives them; blank ends of rows and of the sheet fall away, blank rows inside stay as []. */
function tidy(rows, merges, maxCells) {
  for (const merge of merges) blankCovered(rows, merge);
  const tidied = [];
  let cells = 0;
  for (const row of rows) {
    const values = row.map(cellValue);
    while (values.length > 0 && values[values.length - 1] === null) values.pop();
    cells += values.length;
    if (cells > maxCells) return null;
    tidied.push(values);
  }
  while (tidied.length > 0 && tidied[tidied.length - 1].length === 0) tidied.pop();
  return tidied;
}

/** A merged cell shows its top-left value only; what other programs left beneath it is invisible to people. */
function blankCovered(rows, { startRow, startCol, endRow, endCol }) {
  for (let r = startRow; r <= Math.min(endRow, rows.length - 1); r++) {
    const row = rows[r];
    for (let c = startCol; c <= Math.min(endCol, row.length - 1); c++) {
      if (r !== startRow || c !== startCol) row[c] = null;
    }
  }
}

function cellValue(value) {
  if (value instanceof Date) return dateText(value);
  return value === undefined || value === '' ? null : value;
}

/**
 * The wall-clock time the sheet shows, rounded to seconds; the library gives it as if it were UTC. A number that is no
 * day between 1900 and 9999 shows as ##### in a sheet and comes out as an error value, never as a wrong day.
 */
function dateText(date) {
  const ms = Math.round(date.getTime() / 1000) * 1000;
  if (!(ms >= DAY_0_OF_1900 - DAY_MS && ms < END_OF_9999)) return '#NUM!';
  const iso = new Date(ms).toISOString();
  const time = iso.slice(11, 19);
  if (ms < DAY_0_OF_1900 + DAY_MS) return time;
  return ms % DAY_MS === 0 ? iso.slice(0, 10) : `${iso.slice(0, 10)} ${time}`;
}
