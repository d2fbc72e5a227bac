// Reads the tables that other programs save as .xls: HTML, and XML Spreadsheet 2003. Plain JavaScript, like
// parse-workbook.mjs. The parser goes through the text once and keeps nothing; scripts and styles are texts outside of
// cells, and nothing they refer to is loaded.
import { Parser } from 'htmlparser2';
import { cellValue, dateText } from './cell-values.mjs';
import { chosenSheet, sheetAnswer } from './sheet-answer.mjs';
import { tidying } from './tidy-rows.mjs';

const SPREADSHEET = 'urn:schemas-microsoft-com:office:spreadsheet';
/** Elements inside one another: no program that saves tables comes near. */
const DEEPEST = 1_000;
const LONGEST_CELL = 32_767;
const MOST_COLUMNS = 16_384;
const MOST_MERGES = 100_000;
/** Characters parsed at a time. */
const PORTION = 1 << 18;

/** Whether the text is one that `readMarkup` reads: it begins as markup and says what it is near its beginning. */
export function isMarkup(text) {
  const beginning = text.slice(0, 65_536).trimStart();
  return beginning.startsWith('<') && (isSpreadsheet(beginning) || /<(html|table|body|meta|style)\b/i.test(beginning));
}

const isSpreadsheet = (beginning) => beginning.includes(SPREADSHEET) && /<(\w+:)?Workbook[\s>]/.test(beginning);

/** Ends the parsing with what is wrong. */
class Stopped extends Error {
  constructor(fault) {
    super(fault.kind);
    this.fault = fault;
  }
}

export function readMarkup(text, { maxRows, maxCells, firstRows, sheet: wanted }) {
  const xml = isSpreadsheet(text.slice(0, 65_536));
  const grid = gridsWithin({ maxRows, maxCells, firstRows: firstRows ?? Infinity });
  try {
    parse(text, xml, xml ? spreadsheetHandler(grid) : tableHandler(grid));
  } catch (error) {
    if (error instanceof Stopped) return error.fault;
    throw error;
  }
  const chosen = chosenSheet(grid.sheets, wanted);
  if (chosen === undefined) return wanted === undefined ? { kind: 'noRows' } : { kind: 'noSheet', sheet: wanted };
  if (chosen.isTooLong) return { kind: 'tooManyRows' };
  const merges = firstRows === undefined ? chosen.merges : [];
  const tidied = tidying(merges, maxCells);
  for (const row of Array.from(chosen.rows)) if (!tidied.add(row ?? [])) return { kind: 'tooLarge' };
  return sheetAnswer({ file: 'xls', name: chosen.name, sheets: grid.sheets, rows: tidied.rows(), merges });
}

function parse(text, xmlMode, handler) {
  let depth = 0;
  const parser = new Parser(
    {
      ...handler,
      onopentag(name, attributes) {
        depth += 1;
        if (depth > DEEPEST) throw new Stopped({ kind: 'damaged' });
        handler.onopentag(name, attributes);
      },
      onclosetag(name) {
        depth -= 1;
        handler.onclosetag(name);
      },
    },
    { xmlMode, decodeEntities: true, lowerCaseTags: !xmlMode, lowerCaseAttributeNames: true },
  );
  for (let at = 0; at < text.length; at += PORTION) parser.write(text.slice(at, at + PORTION));
  parser.end();
}

/** The sheets of the file, cell by cell. */
function gridsWithin({ maxRows, maxCells, firstRows }) {
  let sheet;
  let cells = 0;
  return {
    sheets: [],
    begin(name) {
      sheet = { name, hidden: false, rows: [], merges: [], isTooLong: false };
      this.sheets.push(sheet);
    },
    hide: () => void (sheet.hidden = true),
    /** Whether the place is merged with one before it. */
    put(row, column, value, width, height) {
      if (column + width > MOST_COLUMNS) throw new Stopped({ kind: 'tooManyColumns', row: row + 1 });
      if (typeof value === 'string' && value.length > LONGEST_CELL) {
        throw new Stopped({ kind: 'cellTooLong', row: row + 1 });
      }
      if ((width > 1 || height > 1) && sheet.merges.length < MOST_MERGES) {
        const [endRow, endColumn] = [row + height - 1, column + width - 1];
        sheet.merges.push({ startRow: row, startColumn: column, endRow, endColumn });
      }
      const kept = cellValue(value);
      if (kept === null || row >= firstRows) return;
      if (row >= maxRows) sheet.isTooLong = true;
      else {
        cells += 1;
        if (cells > maxCells) throw new Stopped({ kind: 'tooLarge' });
        (sheet.rows[row] ??= [])[column] = kept;
      }
    },
  };
}

/** A count as an attribute gives it, at least 1 and at most `most`. */
const countOf = (attribute, most) => Math.min(most, Math.max(1, Number.parseInt(attribute ?? '1', 10) || 1));

/** All tables of a page under one another, as Excel opens it; a table within a cell is text of the cell. */
function tableHandler(grid) {
  let row = -1;
  let column = 0;
  let tables = 0;
  let cell = null;
  /** By column: the row up to which a cell above reaches. */
  let covered = [];
  grid.begin('');
  const end = () => {
    if (cell === null) return;
    while (covered[column] >= row) column += 1;
    grid.put(row, column, cell.text.join(''), cell.width, cell.height);
    for (let by = 0; by < cell.width; by += 1) covered[column + by] = row + cell.height - 1;
    column += cell.width;
    cell = null;
  };
  return {
    onopentag(name, { colspan, rowspan }) {
      if (name === 'table') tables += 1;
      else if (name === 'br') cell?.text.push('\n');
      if (tables !== 1) return;
      if (name === 'tr') {
        end();
        row += 1;
        column = 0;
      } else if ((name === 'td' || name === 'th') && row >= 0) {
        end();
        cell = { text: [], width: countOf(colspan, MOST_COLUMNS), height: countOf(rowspan, 65_536) };
      }
    },
    ontext(text) {
      cell?.text.push(text.replace(/[ \t\r\n]+/g, ' '));
    },
    onclosetag(name) {
      if (name === 'table') {
        tables = Math.max(0, tables - 1);
        if (tables === 0) {
          end();
          covered = [];
        }
      } else if (tables === 1 && (name === 'td' || name === 'th' || name === 'tr')) end();
    },
  };
}

/** XML Spreadsheet 2003: numbers and days have their type, places may be skipped. */
function spreadsheetHandler(grid) {
  let row = -1;
  let column = -1;
  let cell = null;
  let isVisible = null;
  const local = (name) => name.slice(name.indexOf(':') + 1);
  const attribute = (attributes, name) => attributes[`ss:${name}`] ?? attributes[name];
  const indexed = (attributes, before) => {
    const index = Number.parseInt(attribute(attributes, 'index') ?? '', 10);
    return index > before + 1 ? index - 1 : before + 1;
  };
  return {
    onopentag(name, attributes) {
      const element = local(name);
      if (element === 'Worksheet') {
        grid.begin(attribute(attributes, 'name') ?? '');
        row = -1;
      } else if (element === 'Row') {
        row = indexed(attributes, row);
        column = -1;
      } else if (element === 'Cell') {
        column = indexed(attributes, column);
        const width = 1 + Math.max(0, Number.parseInt(attribute(attributes, 'mergeacross') ?? '0', 10) || 0);
        const height = 1 + Math.max(0, Number.parseInt(attribute(attributes, 'mergedown') ?? '0', 10) || 0);
        cell = { text: [], type: 'String', width, height, isData: false };
      } else if (element === 'Data' && cell !== null) {
        cell.type = attribute(attributes, 'type') ?? 'String';
        cell.isData = true;
      } else if (element === 'Visible') isVisible = '';
    },
    ontext(text) {
      if (isVisible !== null) isVisible += text;
      else if (cell?.isData) cell.text.push(text);
    },
    onclosetag(name) {
      const element = local(name);
      if (element === 'Data' && cell !== null) cell.isData = false;
      else if (element === 'Visible') {
        if (isVisible?.includes('Hidden')) grid.hide();
        isVisible = null;
      } else if (element === 'Cell' && cell !== null && grid.sheets.length > 0) {
        grid.put(row, column, typedValue(cell.type, cell.text.join('')), cell.width, cell.height);
        column += cell.width - 1;
        cell = null;
      }
    },
  };
}

function typedValue(type, text) {
  if (type === 'Number' && text.trim() !== '' && Number.isFinite(Number(text))) return Number(text);
  if (type === 'Boolean') return text.trim() === '1';
  if (type === 'DateTime') {
    const day = new Date(`${text.trim().replace(/Z$/, '')}Z`);
    return Number.isNaN(day.getTime()) ? text : dateText(day);
  }
  return text;
}
