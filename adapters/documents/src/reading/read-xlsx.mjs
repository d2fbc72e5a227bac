// Reads a sheet of an .xlsx or .xlsm; macros are parts nobody opens. Plain JavaScript, like parse-workbook.mjs.
import { unzipSync } from 'fflate';
import { Parser } from 'htmlparser2';
import { readXlsx as readWorkbook, streamXlsxRows } from 'hucre/xlsx';
import { inlineTexts } from './inline-texts.mjs';
import { chosenSheet, sheetAnswer } from './sheet-answer.mjs';
import { tidy, tidying } from './tidy-rows.mjs';

/** From this size on, in bytes, the table of texts is inlined into the cells. */
const LARGE_TABLE = 2_000_000;
/** Newer Excel numbers the part, e.g. `xl/workbook2.xml`. */
const WORKBOOK_PART = /^xl\/workbook\d*\.xml$/i;

export async function readXlsx(bytes, { firstRows, sheet: wanted, largeTable = LARGE_TABLE, portion, ...limits }) {
  const { maxRows, maxCells } = limits;
  try {
    const sheets = sheetsOf(bytes);
    const chosen = chosenSheet(sheets, wanted);
    if (chosen === undefined) return wanted === undefined ? { kind: 'noRows' } : { kind: 'noSheet', sheet: wanted };
    const answer = (rows, merges) => sheetAnswer({ file: 'xlsx', name: chosen.name, sheets, rows, merges });
    if (firstRows !== undefined) return answer(await firstOf(bytes, chosen, firstRows, maxCells));
    const inlined = inlineTexts(bytes, largeTable, chosen.relation, portion);
    const large = inlined && (await inlinedRows(inlined, chosen, limits, answer));
    if (large) return large;
    const workbook = await readWorkbook(bytes, { sheets: [chosen.index], maxRows: maxRows + 1 });
    const [sheet] = workbook.sheets;
    if (sheet === undefined) return { kind: 'noRows' };
    if (sheet.rows.length > maxRows) return { kind: 'tooManyRows' };
    const merges = mergesOf(sheet);
    return answer(tidy(sheet.rows, merges, maxCells), merges);
  } catch (error) {
    if (error instanceof Error && error.name === 'EncryptedFileError') return { kind: 'encrypted' };
    if (error instanceof Error && /over the \d+ limit/.test(error.message)) return { kind: 'tooLarge' };
    return { kind: 'damaged' };
  }
}

/** The names of the sheets, which of them are hidden, and their places: the parser would read the texts for them. */
function sheetsOf(bytes) {
  const parts = unzipSync(bytes, { filter: ({ name }) => WORKBOOK_PART.test(name) });
  const [part] = Object.values(parts);
  const written = new TextDecoder().decode(part);
  if (!/<(\w+:)?workbook[\s>]/.test(written)) throw new Error('Not a workbook');
  const found = [];
  const parser = new Parser(
    { onopentag: (name, attributes) => void (name.replace(/^.*:/, '') === 'sheet' && found.push(attributes)) },
    { xmlMode: true },
  );
  parser.end(written);
  return found
    .map((attributes) => ({
      name: attributes.name ?? '',
      hidden: attributes.state === 'hidden' || attributes.state === 'veryHidden',
      relation: attributes['r:id'] ?? Object.entries(attributes).find(([name]) => name.endsWith(':id'))?.[1] ?? '',
    }))
    .filter(({ name, relation }) => name !== '' && relation !== '')
    .map((sheet, index) => ({ ...sheet, index }));
}

const mergesOf = ({ merges = [] }) =>
  merges.map(({ startRow, startCol, endRow, endCol }) => ({
    startRow,
    startColumn: startCol,
    endRow,
    endColumn: endCol,
  }));

/** Row by row: only the results are kept in memory. Null where a portion cannot be read without the table of texts. */
async function inlinedRows({ frame, portions, workbookOf }, { index }, { maxRows, maxCells }, answer) {
  const { sheets } = await readWorkbook(frame, { sheets: [index] });
  if (sheets[0] === undefined) return { kind: 'noRows' };
  const merges = mergesOf(sheets[0]);
  const tidied = tidying(merges, maxCells);
  let next = 0;
  for (const portion of portions) {
    const workbook = workbookOf(portion, next);
    if (workbook === null) return null;
    let isBefore = next > 0;
    for await (const row of streamXlsxRows(workbook, { sheet: index })) {
      const isNew = !isBefore;
      isBefore = false;
      if (!isNew) continue;
      if (row.index >= maxRows) return { kind: 'tooManyRows' };
      for (; next < row.index; next += 1) tidied.add([]);
      if (!tidied.add(row.values)) return { kind: 'tooLarge' };
      next = row.index + 1;
    }
  }
  return answer(tidied.rows(), merges);
}

/** The sheet is inflated and parsed as far as these rows go: skipping the others would take as long as reading them. */
async function firstOf(bytes, { index: sheet }, firstRows, maxCells) {
  const rows = [];
  for await (const { index, values } of streamXlsxRows(bytes, { sheet })) {
    if (index >= firstRows) break;
    while (rows.length < index) rows.push([]);
    rows[index] = values;
    if (index === firstRows - 1) break;
  }
  return tidy(rows, [], maxCells);
}
