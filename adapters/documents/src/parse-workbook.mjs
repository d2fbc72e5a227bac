// Parses one workbook. Plain JavaScript, so that the same file runs in a worker thread of Node beside the TypeScript
// source, beside a bundle, and in a worker of the browser; its types are in parse-workbook.d.mts.
import { readXlsx, streamXlsxRows } from 'hucre/xlsx';
import { inlineTexts } from './inline-texts.mjs';

const DAY_MS = 86_400_000;
const DAY_0_OF_1900 = Date.UTC(1899, 11, 31);
/** From this size on, in bytes, the table of texts is inlined into the cells. */
const LARGE_TABLE = 2_000_000;
const END_OF_9999 = Date.UTC(10_000, 0, 1);

export async function parseWorkbook(bytes, { maxRows, maxCells, firstRows, largeTable = LARGE_TABLE }) {
  try {
    if (firstRows !== undefined) return await parseFirstRows(bytes, firstRows, maxCells);
    const inlined = inlineTexts(bytes, largeTable);
    if (inlined) return await parseInlined(inlined, maxRows, maxCells);
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

/** Row by row: only the results are kept in memory. */
async function parseInlined({ frame, rows }, maxRows, maxCells) {
  const { sheets } = await readXlsx(frame, { sheets: [0] });
  const sheet = sheets[0];
  if (sheet === undefined) return { kind: 'noRows' };
  const tidied = tidying(sheet.merges ?? [], maxCells);
  let next = 0;
  for await (const { index, values } of streamXlsxRows(rows, { sheet: 0 })) {
    if (index >= maxRows) return { kind: 'tooManyRows' };
    for (; next < index; next += 1) tidied.add([]);
    if (!tidied.add(values)) return { kind: 'tooLarge' };
    next = index + 1;
  }
  const all = tidied.rows();
  return all.length === 0 ? { kind: 'noRows' } : { kind: 'sheet', name: sheet.name, rows: all };
}

/** The sheet is inflated and parsed as far as these rows go: skipping the others would take as long as reading them. */
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

function tidy(rows, merges, maxCells) {
  const tidied = tidying(merges, maxCells);
  return rows.every((row) => tidied.add(row)) ? tidied.rows() : null;
}

/** Cells as the port returns them; trailing blank cells and rows are dropped, blank rows inside stay as []. */
function tidying(merges, maxCells) {
  const tidied = [];
  let cells = 0;
  return {
    /** Whether the row still fits. */
    add(row) {
      const values = row.map(cellValue);
      for (const merge of merges) blankCovered(values, tidied.length, merge);
      while (values.length > 0 && values[values.length - 1] === null) values.pop();
      cells += values.length;
      tidied.push(values);
      return cells <= maxCells;
    },
    rows() {
      while (tidied.length > 0 && tidied[tidied.length - 1].length === 0) tidied.pop();
      return tidied;
    },
  };
}

/**
 * A merged cell shows its top-left value only; values that other programs left in its other cells are invisible to
 * users.
 */
function blankCovered(row, at, { startRow, startCol, endRow, endCol }) {
  if (at < startRow || at > endRow) return;
  for (let column = startCol; column <= Math.min(endCol, row.length - 1); column++) {
    if (at !== startRow || column !== startCol) row[column] = null;
  }
}

function cellValue(value) {
  if (value instanceof Date) return dateText(value);
  return value === undefined || value === '' ? null : value;
}

/**
 * The wall-clock time the sheet shows, rounded to seconds; the library gives it as if it were UTC. A number that is no
 * day between 1900 and 9999 shows as ##### in a sheet and is returned as an error value, never as a wrong day.
 */
function dateText(date) {
  const ms = Math.round(date.getTime() / 1000) * 1000;
  if (!(ms >= DAY_0_OF_1900 - DAY_MS && ms < END_OF_9999)) return '#NUM!';
  const iso = new Date(ms).toISOString();
  const time = iso.slice(11, 19);
  if (ms < DAY_0_OF_1900 + DAY_MS) return time;
  return ms % DAY_MS === 0 ? iso.slice(0, 10) : `${iso.slice(0, 10)} ${time}`;
}
