// A workbook stores the texts of its cells in one shared table. The library parses that table into a tree, which takes
// half a gigabyte for half a million texts; inline texts it reads one by one. So the texts of a large table are inlined
// into the cells before the library parses the workbook. Plain JavaScript, like parse-workbook.mjs.
import { unzipSync, zipSync } from 'fflate';

const TABLE = 'xl/sharedStrings.xml';
const WORKBOOK = 'xl/workbook.xml';
const RELATIONS = 'xl/_rels/workbook.xml.rels';
/** Bytes of a sheet in one workbook: more take more memory and no less time. */
const PORTION = 1 << 20;

const encoder = new TextEncoder();
const decoder = new TextDecoder();

/**
 * Workbooks in place of one: `frame` is the workbook without rows, `portions` are the rows of one sheet, some at a time,
 * and `workbookOf` makes of some of them a workbook with every text in its cell. Null where the table is smaller than
 * `from` bytes, or the parts are not written in the usual way. Workbooks are stored, not compressed: they are read at
 * once and gone before the next.
 * @param relation the id by which the workbook refers to the sheet; the first sheet where it is not given
 * @param portion bytes of the sheet in one of the portions
 */
export function inlineTexts(bytes, from, relation, portion = PORTION) {
  let tableSize = 0;
  unzipSync(bytes, { filter: ({ name, originalSize }) => (name === TABLE && (tableSize = originalSize), false) });
  if (tableSize === 0 || tableSize < from) return null;
  const parts = unzipSync(bytes, { filter: ({ name }) => /\.(xml|rels)$/.test(name) && !/worksheets\//.test(name) });
  const place =
    parts[WORKBOOK] &&
    parts[RELATIONS] &&
    placeOf(relation ?? firstSheet(decoder.decode(parts[WORKBOOK])), parts[RELATIONS]);
  const texts = textsOf(decoder.decode(parts[TABLE]));
  parts[TABLE] = encoder.encode(EMPTY_TABLE);
  if (!place || texts === null) return null;
  const sheet = unzipSync(bytes, { filter: ({ name }) => name === place })[place];
  const cut = sheet && cutRows(sheet);
  if (!cut) return null;
  const { head, rows, tail } = cut;
  const workbook = (written) => zipSync({ ...parts, [place]: joined([head, written, tail]) }, { level: 0 });
  return {
    frame: workbook(new Uint8Array(0)),
    portions: portionsOf(rows, portion),
    /**
     * Null where a reference to the table is left.
     * @param after number of the row before, by which rows without a number go on; with one, it is the first of the rows
     */
    workbookOf(some, after) {
      const inlined = withTexts(some, texts);
      if (inlined === null) return null;
      return workbook(encoder.encode(after > 0 ? `<row r="${after}"/>${inlined}` : inlined));
    },
  };
}

const EMPTY_TABLE = '<sst xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"/>';

const firstSheet = (workbook) => /<sheet\b[^>]*?\br:id="([^"]+)"/.exec(workbook)?.[1];

/** The part that holds a sheet. */
function placeOf(id, relations) {
  for (const [relation] of decoder.decode(relations).matchAll(/<Relationship\b[^>]*>/g)) {
    if (/\bId="([^"]+)"/.exec(relation)?.[1] !== id) continue;
    const target = /\bTarget="([^"]+)"/.exec(relation)?.[1] ?? '';
    return target.startsWith('/') ? target.slice(1) : `xl/${target}`;
  }
  return null;
}

/** The texts of the table as a cell would hold them, still escaped; formats and phonetic guides are dropped. */
function textsOf(table) {
  if (!/<sst\b/.test(table)) return null;
  const texts = [];
  for (const [, inside = ''] of table.matchAll(/<si(?:\s[^>]*)?(?:\/>|>([\s\S]*?)<\/si>)/g)) {
    const runs = inside.includes('<rPh') ? inside.replace(/<rPh\b[\s\S]*?<\/rPh>/g, '') : inside;
    let text = '';
    for (const [, part = ''] of runs.matchAll(/<t(?:\s[^>]*)?(?:\/>|>([^<]*)<\/t>)/g)) text += part;
    texts.push(text);
  }
  return texts;
}

/** The part before the rows, the rows, and the part after them. */
function cutRows(sheet) {
  const begin = indexOf(sheet, '<sheetData>', 0);
  const end = begin < 0 ? -1 : lastIndexOf(sheet, '</sheetData>');
  if (end < begin) return null;
  const from = begin + '<sheetData>'.length;
  return { head: sheet.subarray(0, from), rows: sheet.subarray(from, end), tail: sheet.subarray(end) };
}

function* portionsOf(rows, portion) {
  for (let at = 0; at < rows.length;) {
    const end = endOfRow(rows, Math.min(rows.length, at + portion));
    yield rows.subarray(at, end);
    at = end;
  }
}

/** The rows with each reference to the table replaced by its text; null where one is left. */
function withTexts(rows, texts) {
  const inlined = decoder.decode(rows).replace(REFERENCE, (_, before, after, number) => {
    const text = texts[number] ?? '';
    const kept = text === text.trim() ? '' : ' xml:space="preserve"';
    return `<c${before} t="inlineStr"${after}><is><t${kept}>${text}</t></is></c>`;
  });
  return LEFT_OVER.test(inlined) ? null : inlined;
}

const REFERENCE = /<c\b([^>]*?) t="s"([^>]*)>\s*<v>\s*(\d+)\s*<\/v>\s*<\/c>/g;
const LEFT_OVER = /<c\b[^>]*?\st=["']s["']/;

const ROW_END = '</row>';

function endOfRow(rows, from) {
  const found = indexOf(rows, ROW_END, from);
  return found < 0 ? rows.length : found + ROW_END.length;
}

function indexOf(bytes, text, from) {
  const wanted = encoder.encode(text);
  for (let at = bytes.indexOf(wanted[0], from); at >= 0; at = bytes.indexOf(wanted[0], at + 1)) {
    if (wanted.every((byte, place) => bytes[at + place] === byte)) return at;
  }
  return -1;
}

function lastIndexOf(bytes, text) {
  const wanted = encoder.encode(text);
  for (let at = bytes.lastIndexOf(wanted[0]); at >= 0; at = at === 0 ? -1 : bytes.lastIndexOf(wanted[0], at - 1)) {
    if (wanted.every((byte, place) => bytes[at + place] === byte)) return at;
  }
  return -1;
}

function joined(pieces) {
  const whole = new Uint8Array(pieces.reduce((length, piece) => length + piece.length, 0));
  let at = 0;
  for (const piece of pieces) {
    whole.set(piece, at);
    at += piece.length;
  }
  return whole;
}
